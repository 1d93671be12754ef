import type { SilabusModule } from '../../api/silabus';
import { EmptyState } from '../../ui/feedback';
import { formatHours } from '../../ui/format';
import styles from './silabus-path.module.css';

/** A programme's parts as a path that is walked from top to bottom, with their topics. */
export function SilabusPath({ modules }: { modules: readonly SilabusModule[] }) {
  if (modules.length === 0) {
    return (
      <EmptyState title="Silabus sedang disusun">
        Isi program ini menyusul dalam waktu dekat.
      </EmptyState>
    );
  }
  return (
    <ol className={styles.path}>
      {modules.map((module, index) => (
        <li key={module.id} className={styles.stop}>
          <span aria-hidden="true" className={styles.number}>
            {index + 1}
          </span>
          <div className={styles.text}>
            <h3 className={styles.title}>{module.title}</h3>
            {module.durationHours > 0 && (
              <p className={styles.hours}>{formatHours(module.durationHours)}</p>
            )}
            {module.summary !== '' && <p className={styles.summary}>{module.summary}</p>}
            {module.topics.length > 0 && (
              <ul className={styles.topics}>
                {module.topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
