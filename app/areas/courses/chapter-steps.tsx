import type { LessonPlace } from '../../sections/courses/outline';
import { coursePath, lessonPath, type Shelf } from '../../sections/courses/shelf';
import { AppLink } from '../../ui/app-link';
import { Icon } from '../../ui/icon';
import styles from './chapter-steps.module.css';

interface ChapterStepsProps {
  place: LessonPlace;
  slug: string;
  shelf: Shelf;
  /** What the chapter still asks for, in words; going on leaves it open. */
  left: string;
  /** Whether every chapter of the course is done. */
  isWhole: boolean;
  /** Told before the next chapter is gone on to. */
  onNext: () => void;
}

/** The chapters before and after; after the last one, back to the course. */
export function ChapterSteps({
  place: { previous, next },
  slug,
  shelf,
  left,
  isWhole,
  onNext,
}: ChapterStepsProps) {
  return (
    <nav aria-label="Bab sebelum dan sesudah" className={styles.steps}>
      {previous && (
        <AppLink
          to={lessonPath(shelf, slug, previous)}
          className={styles.step}
          aria-keyshortcuts="ArrowLeft"
        >
          <Icon name="arrow-left" size={20} />
          <span>
            <span className={styles.hint}>Sebelumnya</span>
            {previous.chapter.title}
          </span>
        </AppLink>
      )}
      <AppLink
        to={next ? lessonPath(shelf, slug, next) : coursePath(shelf, slug)}
        className={styles.next}
        aria-keyshortcuts="ArrowRight"
        onClick={onNext}
      >
        <span>
          <span className={styles.hint}>
            {next ? 'Berikutnya' : isWhole ? 'Semua bab selesai' : 'Bab terakhir'}
            {left !== '' && ` · ${left}`}
          </span>
          {next ? next.chapter.title : isWhole ? 'Lihat yang kamu capai' : 'Kembali ke kursus'}
        </span>
        <Icon name="arrow-right" size={20} />
      </AppLink>
    </nav>
  );
}
