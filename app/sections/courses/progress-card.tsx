import type { SyllabusModule } from '../../api/class';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { progressOf, type Resume, resumeOf } from './outline';
import styles from './progress-card.module.css';
import { lessonPath, type Shelf } from './shelf';

interface ProgressCardProps {
  modules: readonly SyllabusModule[];
  slug: string;
  shelf: Shelf;
  read: ReadonlySet<string>;
  /** The chapter at which the course was left. */
  leftAt: string | null;
}

/** How far the visitor is, and the chapter to go on with. */
export function ProgressCard({ modules, slug, shelf, read, leftAt }: ProgressCardProps) {
  const next = resumeOf(modules, read, leftAt);
  if (next === null) return null;
  return (
    <Card className={styles.card ?? ''}>
      <ProgressBar {...progressOf(modules, read)} />
      <p className={styles.next}>
        {WORDS[next.how].leads} <strong>{next.lesson.chapter.title}</strong>
      </p>
      <ButtonLink block icon="play" to={lessonPath(shelf, slug, next.lesson)}>
        {WORDS[next.how].act}
      </ButtonLink>
    </Card>
  );
}

/** What leads to a chapter, and what is pressed for it. */
export const WORDS: Readonly<Record<Resume['how'], { leads: string; act: string }>> = {
  begin: { leads: 'Mulai dari:', act: 'Mulai belajar' },
  goOn: { leads: 'Berikutnya:', act: 'Lanjut belajar' },
  again: { leads: 'Semua bab sudah selesai. Ulangi dari:', act: 'Ulangi dari awal' },
};

/** Chapters read of all, as a bar and in words. */
export function ProgressBar(props: { done: number; total: number; percent: number }) {
  const { done, total, percent } = props;
  return (
    <div>
      <p className={styles.label}>
        <span>Kemajuanmu</span>
        <span>
          {done} dari {total} bab
        </span>
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label="Bab yang sudah selesai"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
