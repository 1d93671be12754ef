import type { Mentor } from '../../../../api/mentor';
import { formatNumber } from '../../../../ui/format';
import styles from './mentor-figures.module.css';

/** How much a mentor has taught, as far as the platform says. */
export function MentorFigures({ mentor: { totalClasses, totalStudents } }: { mentor: Mentor }) {
  const figures = [
    ['Kelas diampu', totalClasses],
    ['Peserta', totalStudents],
  ] as const;
  const known = figures.filter(([, value]) => value > 0);
  if (known.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
