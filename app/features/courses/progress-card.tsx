import type { SyllabusModule } from '../../api/class';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { progressOf, resumeAt } from './outline';
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
  const next = resumeAt(modules, read, leftAt);
  if (next === undefined) return null;
  const { done, total, percent } = progressOf(modules, read);
  return (
    <Card className={styles.card ?? ''}>
      <ProgressBar done={done} total={total} percent={percent} />
      <p className={styles.next}>
        {actionText(done, total)} <strong>{next.chapter.title}</strong>
      </p>
      <ButtonLink block icon="play" to={lessonPath(shelf, slug, next)}>
        {done === 0 ? 'Mulai belajar' : 'Lanjut belajar'}
      </ButtonLink>
    </Card>
  );
}

function actionText(done: number, total: number): string {
  if (done === 0) return 'Mulai dari';
  return done === total ? 'Semua bab sudah dibaca. Ulangi dari' : 'Berikutnya:';
}

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
        aria-label="Bab yang sudah dibaca"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
