/** What a chapter asks for beside reading, and whether it has been done in this browser. */
import type { Chapter } from '../../api/class';
import type { LocalStore } from '../../api/storage';
import { handedInFor } from './hand-in';

const scoreKey = (chapter: string) => `quiz:${chapter}`;

/** How many answers were right when the quiz was last run to its end; null where it never was. */
export function lastScore(store: LocalStore, chapter: string): string | null {
  const kept = store.get(scoreKey(chapter));
  return kept !== null && /^\d+$/.test(kept) ? kept : null;
}

/** Keeps how a quiz has ended. */
export function keepScore(store: LocalStore, chapter: string, score: number): void {
  store.set(scoreKey(chapter), String(score));
}

/** What is left to be done; null where going on means that the chapter is done. */
export function openWork(
  store: LocalStore,
  { id, type, questions }: Pick<Chapter, 'id' | 'type' | 'questions'>,
): 'quiz' | 'project' | null {
  if (questions.length > 0 && lastScore(store, id) === null) return 'quiz';
  return type === 'project' && handedInFor(store, id) === null ? 'project' : null;
}
