import type { ReactNode } from 'react';
import type { ClassItem } from '../../api/class';
import { AppLink } from '../../ui/app-link';
import { Card, CardBody, stretched } from '../../ui/card';
import { Icon, type IconName } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { Price } from '../../ui/value';
import styles from './class-card.module.css';
import { classArt, originText, placeText, scheduleText, seatsText } from './class-facts';
import { levelLabels } from './class-labels';
import { useClassPath } from './class-path';
import { ClassStatusBadge } from './class-status-badge';

interface ClassCardProps {
  item: ClassItem;
  /** For cards in view at first: their pictures load at once. */
  eager?: boolean;
  /** The slugs of those before it in the list. */
  after?: readonly string[];
  /** The title's heading level, one below that of the list. */
  level?: 2 | 3;
}

/** One class in a list; the whole card leads to the class. */
export function ClassCard({ item, after, eager = false, level = 3 }: ClassCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  const classPath = useClassPath();
  const seats = seatsText(item);
  return (
    <Card as="article" interactive flush className={styles.card ?? ''}>
      <div className={styles.cover} data-level={item.level}>
        <Picture
          src={item.cover || item.logo}
          alt=""
          width={640}
          height={360}
          art={{ ...classArt(item), after }}
          eager={eager}
        />
        <span className={styles.badge}>
          <ClassStatusBadge flags={item} />
        </span>
      </div>
      <CardBody>
        <p className={styles.eyebrow}>{originText(item)}</p>
        <Title className={styles.title}>
          <AppLink to={classPath(item)} className={stretched}>
            {item.name}
          </AppLink>
        </Title>
        <ul className={styles.facts}>
          <Fact icon="calendar">{scheduleText(item)}</Fact>
          <Fact icon="pin">{placeText(item)}</Fact>
          <Fact icon="user">{item.mentor.name}</Fact>
        </ul>
        <div className={styles.foot}>
          <span className={styles.price}>
            <Price value={item.price} />
          </span>
          <span className={styles.aside}>
            {seats ?? (item.level === '' ? '' : levelLabels[item.level])}
          </span>
        </div>
      </CardBody>
    </Card>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  if (children === '') return null;
  return (
    <li>
      <Icon name={icon} size={18} />
      {children}
    </li>
  );
}
