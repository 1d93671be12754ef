/** By what a chapter is done, what is left of it, and how its quiz went in this browser. */
import type { Chapter } from '../../api/class';
import type { LocalStore } from '../../core/storage';
import { passMark } from '../../sections/courses/quiz/quiz';
import { handedInFor } from './hand-in';

/** What makes a chapter done; null where going on does. */
export type Need = 'video' | 'text' | 'quiz' | 'project' | null;

type Work = Pick<Chapter, 'type' | 'questions' | 'video' | 'content'>;

/** The one thing that a chapter is for: its text and its video lead to its quiz and its project. */
export function needOf({ type, questions, video, content }: Work): Need {
  if (type === 'project') return 'project';
  if (questions.length > 0) return 'quiz';
  if (video !== '') return 'video';
  return content === '' ? null : 'text';
}

const scoreKey = (chapter: string) => `quiz:${chapter}`;
const triesKey = (chapter: string) => `quiz-tries:${chapter}`;

/** How a quiz went: the most answers that were right in one run, of so many runs to its end. */
export interface QuizRecord {
  readonly best: number;
  readonly tries: number;
}

/** Null where it was never run to its end. */
export function quizRecord(store: LocalStore, chapter: string): QuizRecord | null {
  const best = numberIn(store, scoreKey(chapter));
  // Tries have been counted for less long than scores are kept.
  return best === null ? null : { best, tries: numberIn(store, triesKey(chapter)) ?? 1 };
}

/** Keeps how a quiz has ended, and returns its record. */
export function keepScore(store: LocalStore, chapter: string, score: number): QuizRecord {
  const before = quizRecord(store, chapter);
  const record = {
    best: Math.max(score, before?.best ?? 0),
    tries: (before?.tries ?? 0) + 1,
  };
  store.set(scoreKey(chapter), String(record.best));
  store.set(triesKey(chapter), String(record.tries));
  return record;
}

/** What is left to be done of a chapter's quiz and its project; null where nothing is. */
export function openWork(
  store: LocalStore,
  { id, type, questions }: Pick<Chapter, 'id' | 'type' | 'questions'>,
): 'quiz' | 'project' | null {
  const best = quizRecord(store, id)?.best ?? -1;
  if (questions.length > 0 && best < passMark(questions.length)) return 'quiz';
  return type === 'project' && handedInFor(store, id) === null ? 'project' : null;
}

function numberIn(store: LocalStore, key: string): number | null {
  const kept = store.get(key);
  return kept !== null && /^\d+$/.test(kept) ? Number(kept) : null;
}
