import type { ClassItem } from '../../api/class';
import { placeText, scheduleText } from '../../sections/classes/class-facts';
import { useClassPath } from '../../sections/classes/class-path';
import { classStatus } from '../../sections/classes/class-status-badge';
import { AppLink } from '../../ui/app-link';
import { ArtImage } from '../../ui/art-image';
import { formatHours } from '../../ui/format';
import styles from './board.module.css';
import { seatsOf } from './quarter';

/** More seats than these are told as a number alone. */
const MOST_PEGS = 40;

/** A line of the board that opens: the class, its seats as pegs, and who teaches it. */
export function Cohort({ item }: { item: ClassItem }) {
  const { code, name, summary, mentor, durationHours } = item;
  const path = useClassPath();
  return (
    <details className={styles.cohort} name="papan">
      <summary>
        <span className={styles.code}>{code}</span>
        <span className={styles.name}>{name}</span>
        <Pegs item={item} />
        <span className={styles.phase}>{classStatus(item).label}</span>
      </summary>
      <div className={styles.inside}>
        <ArtImage art={{ kind: 'people', seed: mentor.name }} width={112} height={112} />
        <div>
          <p className={styles.summary}>{summary}</p>
          <p className={styles.facts}>
            {[mentor.name, placeText(item), scheduleText(item), formatHours(durationHours)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <AppLink to={path(item)}>Buka lembar kelas</AppLink>
        </div>
      </div>
    </details>
  );
}

function Pegs({ item }: { item: ClassItem }) {
  const { taken, free, all } = seatsOf(item);
  if (all === 0) return <span className={styles.seats}>{taken} duduk</span>;
  return (
    <span className={styles.seats}>
      {all <= MOST_PEGS && (
        <span aria-hidden="true" className={styles.pegs}>
          {Array.from({ length: all }, (_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no names of their own.
            <i key={seat} data-taken={seat < all - free || undefined} />
          ))}
        </span>
      )}
      <span>
        {taken} dari {all}
      </span>
    </span>
  );
}
