import type { ClassItem } from '../../api/class';
import type { SilabusModule } from '../../api/silabus';
import { useClassPath } from '../../sections/classes/class-path';
import { AppLink } from '../../ui/app-link';
import { EmptyState } from '../../ui/feedback';
import { formatHours } from '../../ui/format';
import styles from './silabus-path.module.css';

interface SilabusPathProps {
  modules: readonly SilabusModule[];
  /** Classes of the programme: a part that is one of them leads to it. */
  classes?: readonly ClassItem[];
}

/** A programme's parts as a path that is walked from top to bottom, with their topics. */
export function SilabusPath({ modules, classes = [] }: SilabusPathProps) {
  const classPath = useClassPath();
  if (modules.length === 0) {
    return (
      <EmptyState title="Silabus sedang disusun">
        Isi program ini menyusul dalam waktu dekat.
      </EmptyState>
    );
  }
  return (
    <ol className={styles.path}>
      {modules.map((module, index) => {
        const own = classes.find(({ name }) => name === module.title);
        return (
          <li key={module.id} className={styles.stop}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <div className={styles.text}>
              <div className={styles.head}>
                <h3 className={styles.title}>
                  {own ? <AppLink to={classPath(own)}>{module.title}</AppLink> : module.title}
                </h3>
                {module.durationHours > 0 && (
                  <p className={styles.hours}>{formatHours(module.durationHours)}</p>
                )}
              </div>
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
        );
      })}
    </ol>
  );
}
