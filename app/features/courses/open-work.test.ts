import { expect, it } from 'vitest';
import type { Chapter } from '../../api/class';
import { memoryStore } from '../../api/fake-storage';
import { keepHandedIn } from './hand-in';
import { keepScore, openWork } from './open-work';

const question = { question: 'a', choices: ['b'], answer: 0, explanation: '', topic: '' };
const chapter = (type: Chapter['type'], count: number) => ({
  id: '7',
  type,
  questions: Array.from({ length: count }, () => question),
});
const sent = { name: 'a.pdf', size: 1, lastModified: 1, url: '', at: '2026-11-20' };

it.each<[string, ReturnType<typeof chapter>, boolean, boolean, 'quiz' | 'project' | null]>([
  ['a text', chapter('reading', 0), false, false, null],
  ['a quiz', chapter('quiz', 2), false, false, 'quiz'],
  ['a quiz that was run', chapter('quiz', 2), true, false, null],
  ['a project', chapter('project', 0), false, false, 'project'],
  ['a project that was sent', chapter('project', 0), false, true, null],
  ['a project with questions that was sent', chapter('project', 1), false, true, 'quiz'],
])('%s', (_name, one, isRun, isSent, left) => {
  const store = memoryStore();
  if (isRun) keepScore(store, one.id, 0);
  if (isSent) keepHandedIn(store, one.id, sent);
  expect(openWork(store, one)).toBe(left);
});
