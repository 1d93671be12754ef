import type { Post } from '../../../../api/post';
import { formatDate } from '../../../../core/wib';
import { usePageSet } from '../../../../router/page-table';
import { whereText } from '../../../../sections/events/event-facts';
import { eventPath, festivalProgramme } from '../../../../sections/events/event-kinds';
import { PostTitle } from '../../../../sections/posts/post-title';
import { Card } from '../../../../ui/card';
import { Skeleton } from '../../../../ui/feedback';
import { Icon } from '../../../../ui/icon';
import { byDay } from './days';
import styles from './programme.module.css';

/** The parts below their days, as a printed programme has them. */
export function Programme({ items }: { items: readonly Post[] }) {
  return byDay(items).map(({ date, parts }, index) => (
    <section key={date} className={styles.day} aria-labelledby={`hari-${index + 1}`}>
      <h2 id={`hari-${index + 1}`} className={styles.date}>
        <span className={styles.count}>Hari {index + 1}</span>
        {formatDate(date) || 'Jadwal menyusul'}
      </h2>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
      </ul>
    </section>
  ));
}

function Part({ part }: { part: Post }) {
  const has = usePageSet();
  return (
    <Card as="li" interactive className={styles.part ?? ''}>
      <p className={styles.stage}>{part.category.name}</p>
      <h3 className={styles.title}>
        <PostTitle title={part.title} to={eventPath(festivalProgramme, part, has)} />
      </h3>
      <p className={styles.summary}>{part.summary}</p>
      <p className={styles.place}>
        <Icon name="pin" size={18} />
        {whereText(part)}
      </p>
    </Card>
  );
}

/** As tall as a day of the programme. */
export function ProgrammeSkeleton() {
  return (
    <div className={styles.day}>
      <Skeleton height="3rem" width="9rem" />
      <div className={styles.parts}>
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} height="8.5rem" />
        ))}
      </div>
    </div>
  );
}
