import type { Chapter, SyllabusModule } from '../../api/class';
import { isLocked } from '../../sections/courses/outline';
import { lessonPath, type Shelf } from '../../sections/courses/shelf';
import { AppLink } from '../../ui/app-link';
import { cx } from '../../ui/cx';
import { EmptyState } from '../../ui/feedback';
import { formatHours } from '../../ui/format';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { chapterFacts, chapterIcons } from './chapter-looks';
import styles from './outline-list.module.css';

interface OutlineProps {
  modules: readonly SyllabusModule[];
  slug: string;
  shelf: Shelf;
  read: ReadonlySet<string>;
  /** The chapter that is being read; the list is then a narrow one beside it. */
  currentId?: string;
}

/** All modules with links to their chapters; says which have been read and which are locked. */
export function Outline({ modules, slug, shelf, read, currentId }: OutlineProps) {
  if (modules.length === 0) {
    return <EmptyState title="Isi kursus sedang disusun">Cek lagi dalam beberapa hari.</EmptyState>;
  }
  const Title = currentId === undefined ? 'h3' : 'p';
  return (
    <ol className={cx(styles.modules, currentId !== undefined && styles.narrow)}>
      {modules.map((module, index) => (
        <li key={module.id} className={styles.module}>
          <div className={styles.head}>
            <Title className={styles.title}>
              <span className={styles.number}>Modul {index + 1}</span>
              {module.title}
            </Title>
            {module.durationHours > 0 && (
              <span className={styles.hours}>{formatHours(module.durationHours)}</span>
            )}
          </div>
          <ol className={styles.chapters}>
            {module.chapters.map((chapter) => (
              <li key={chapter.id}>
                <AppLink
                  to={lessonPath(shelf, slug, { module, chapter, number: 0 })}
                  className={styles.chapter}
                  aria-current={chapter.id === currentId ? 'page' : undefined}
                >
                  <ChapterMark chapter={chapter} isRead={read.has(chapter.id)} />
                  <span className={styles.name}>
                    {chapter.title}
                    <span className={styles.kind}>{chapterFacts(chapter)}</span>
                  </span>
                  {chapter.isFree && <span className={styles.free}>Gratis</span>}
                </AppLink>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function ChapterMark({ chapter, isRead }: { chapter: Chapter; isRead: boolean }) {
  if (isRead) {
    return (
      <span className={cx(styles.mark, styles.read)}>
        <Icon name="check" size={16} />
        <VisuallyHidden>Selesai: </VisuallyHidden>
      </span>
    );
  }
  const locked = isLocked(chapter);
  return (
    <span className={styles.mark}>
      <Icon name={locked ? 'lock' : chapterIcons[chapter.type]} size={16} />
      {locked && <VisuallyHidden>Terkunci: </VisuallyHidden>}
    </span>
  );
}
