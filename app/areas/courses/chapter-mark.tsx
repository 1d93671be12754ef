import type { Chapter } from '../../api/class';
import type { LocalStore } from '../../core/storage';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './chapter-view.module.css';
import { type Need, needOf, openWork, quizRecord } from './open-work';

/** What going on leaves open. */
const LEFT = {
  video: 'video belum ditonton sampai habis',
  quiz: 'kuis belum dikerjakan',
  failed: 'kuis belum lulus',
  project: 'proyek belum dikirim',
} as const;

/** How a chapter is marked by hand; a quiz and a project are done by doing them. */
const MARKS: Readonly<Record<'video' | 'text', readonly [mark: string, marked: string]>> = {
  video: ['Tandai sudah ditonton', 'Sudah ditonton'],
  text: ['Tandai sudah dibaca', 'Sudah dibaca'],
};

/** What is left of a chapter that is not done, in words. */
export function leftOf(work: LocalStore, chapter: Chapter, need: NonNullable<Need>): string {
  if (need === 'text') return '';
  if (need === 'video') return LEFT.video;
  const open = openWork(work, chapter);
  if (open === null) return '';
  return LEFT[open === 'quiz' && quizRecord(work, chapter.id) !== null ? 'failed' : open];
}

/** Whether its quiz has been passed and its project sent; a video tells of itself when it was watched. */
export function isWorkDone(work: LocalStore, chapter: Chapter): boolean {
  return needOf(chapter) !== 'video' && openWork(work, chapter) === null;
}

interface HandMarkProps {
  need: Need;
  isDone: boolean;
  onMark: (isDone: boolean) => void;
}

/** Marks by hand what was watched or read elsewhere, and says that a quiz or a project is done. */
export function HandMark({ need, isDone, onMark }: HandMarkProps) {
  if (need === 'quiz' || need === 'project') {
    return (
      <p role="status" className={styles.done}>
        {isDone && (
          <>
            <Icon name="check" size={20} />
            {need === 'quiz' ? 'Kuis lulus' : 'Proyek terkirim'}
          </>
        )}
      </p>
    );
  }
  const [mark, marked] = MARKS[need ?? 'text'];
  return (
    <Button
      data-scripted=""
      variant="secondary"
      aria-pressed={isDone}
      icon={isDone ? 'check' : need === 'video' ? 'play' : 'book'}
      onClick={() => onMark(!isDone)}
    >
      {isDone ? marked : mark}
    </Button>
  );
}
