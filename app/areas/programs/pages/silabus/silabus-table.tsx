import type { SilabusModule } from '../../../../api/silabus';
import { EmptyState } from '../../../../ui/feedback';
import { formatHours } from '../../../../ui/format';
import styles from './silabus-table.module.css';

/** A syllabus as a document: each part with its hours, its aim and its topics side by side. */
export function SilabusTable({ modules }: { modules: readonly SilabusModule[] }) {
  if (modules.length === 0) return <EmptyState title="Silabus program ini sedang disusun" />;
  const hours = modules.reduce((sum, { durationHours }) => sum + durationHours, 0);
  return (
    <>
      <ol className={styles.parts}>
        {modules.map(({ id, title, summary, durationHours, topics }, index) => (
          <li key={id} className={styles.part}>
            <div>
              <p className={styles.number}>Bagian {index + 1}</p>
              <h3>{title}</h3>
              {durationHours > 0 && <p className={styles.hours}>{formatHours(durationHours)}</p>}
            </div>
            <div>
              <p className={styles.summary}>{summary}</p>
              <ol className={styles.topics}>
                {topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ol>
            </div>
          </li>
        ))}
      </ol>
      {hours > 0 && (
        <p className={styles.total}>
          Jumlah <strong>{formatHours(hours)}</strong>
        </p>
      )}
    </>
  );
}
