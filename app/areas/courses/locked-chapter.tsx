import type { ClassOverview, SyllabusModule } from '../../api/class';
import { isLocked, lessonsOf } from '../../sections/courses/outline';
import { lessonPath, type Shelf } from '../../sections/courses/shelf';
import { AppLink } from '../../ui/app-link';
import { Icon } from '../../ui/icon';
import { Price } from '../../ui/value';
import { JoinButton } from './join-card';
import styles from './locked-chapter.module.css';

interface LockedChapterProps {
  item: ClassOverview;
  modules: readonly SyllabusModule[];
  shelf: Shelf;
}

/** Why the chapter is closed, the way in, and what can be read meanwhile. */
export function LockedChapter({ item, modules, shelf }: LockedChapterProps) {
  const open = lessonsOf(modules).filter(({ chapter }) => !isLocked(chapter));
  return (
    <section className={styles.box} aria-labelledby="bab-terkunci">
      <span className={styles.icon}>
        <Icon name="lock" />
      </span>
      <h2 id="bab-terkunci" className={styles.title}>
        Bab ini untuk peserta kursus
      </h2>
      <p>
        {item.price === 0 ? (
          'Kursus ini gratis. Masuk dengan akunmu, dan semua babnya terbuka.'
        ) : (
          <>
            Dengan {item.price === null ? 'ikut kelasnya' : <Price value={item.price} />} kamu
            membuka semua bab, tugas, dan catatan mentor.
          </>
        )}
      </p>
      <JoinButton item={item} />
      {open.length > 0 && (
        <div>
          <p className={styles.open}>Yang bisa dibaca sekarang juga:</p>
          <ul className={styles.list}>
            {open.map((lesson) => (
              <li key={lesson.chapter.id}>
                <AppLink to={lessonPath(shelf, item.slug, lesson)}>{lesson.chapter.title}</AppLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
