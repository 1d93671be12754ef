import type { ReactNode } from 'react';
import type { Post } from '../../api/post';
import { useBoot } from '../../core/app-context';
import { useNow } from '../../core/hydration/live';
import { formatLeaf } from '../../core/wib';
import { Badge } from '../../ui/badge';
import { Card, CardBody } from '../../ui/card';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { PostTitle } from '../posts/post-title';
import styles from './event-card.module.css';
import { eventArt, nearness, whereText } from './event-facts';
import { EventWhen } from './event-when';

interface EventCardProps {
  event: Post;
  to: string | null;
  /** The slugs of those before it in the list. */
  after?: readonly string[];
  level?: 2 | 3;
  /** What can be done with it, beside going there. */
  children?: ReactNode;
}

/** One event: its day first, as on a calendar's leaf, which is picture enough for who saves data. */
export function EventCard({ event, to, after, level = 2, children }: EventCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  const { savesData } = useBoot();
  const near = nearness(event, useNow(60_000));
  return (
    <Card as="article" interactive flush className={cx(styles.card, near?.isOver && styles.over)}>
      {!savesData && (
        <Picture
          src={event.cover}
          alt=""
          width={640}
          height={200}
          art={{ ...eventArt(event), after }}
        />
      )}
      <CardBody>
        <div className={styles.row}>
          <DayLeaf startDate={event.startDate} />
          <div className={styles.text}>
            <p className={styles.labels}>
              {near && (
                <Badge tone={near.tone} dot>
                  {near.text}
                </Badge>
              )}
              {event.category.name !== '' && <span>{event.category.name}</span>}
            </p>
            <Title className={styles.title}>
              <PostTitle title={event.title} to={to} />
            </Title>
            {event.summary !== '' && <p className={styles.summary}>{event.summary}</p>}
            <ul className={styles.facts}>
              <li>
                <Icon name="calendar" size={18} />
                <EventWhen event={event} />
              </li>
              <li>
                <Icon name={event.isOnline ? 'play' : 'pin'} size={18} />
                {whereText(event)}
              </li>
            </ul>
            {children && <div className={styles.acts}>{children}</div>}
          </div>
        </div>
      </CardBody>
    </Card>
  );
}

/** The event's first day as a leaf of a calendar; the text beside it says the same in full. */
export function DayLeaf({ startDate }: { startDate: string }) {
  const parts = formatLeaf(startDate);
  return (
    <span aria-hidden="true" className={styles.leaf}>
      {parts === null ? (
        <Icon name="calendar" />
      ) : (
        <>
          <span className={styles.day}>{parts.day}</span>
          <span>{parts.month}</span>
        </>
      )}
    </span>
  );
}
