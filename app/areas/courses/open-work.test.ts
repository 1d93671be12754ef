import { expect, it } from 'vitest';
import type { Chapter } from '../../api/class';
import { memoryStore } from '../../core/fake-storage';
import { keepHandedIn } from './hand-in';
import { keepScore, type Need, needOf, openWork, quizRecord } from './open-work';
import { saysEnded } from './use-video-end';

const question = { question: 'a', choices: ['b'], answer: 0, explanation: '', topic: '' };
const chapter = (type: Chapter['type'], count: number, video = '', content = '') => ({
  id: '7',
  type,
  video,
  content,
  questions: Array.from({ length: count }, () => question),
});
const sent = { name: 'a.pdf', size: 1, lastModified: 1, url: '', at: '2026-11-20' };

it.each<[string, ReturnType<typeof chapter>, Need]>([
  ['a text', chapter('reading', 0, '', 'a'), 'text'],
  ['a video with a text', chapter('video', 0, 'https://youtu.be/abcdefg', 'a'), 'video'],
  ['a quiz with a text', chapter('quiz', 2, '', 'a'), 'quiz'],
  ['a quiz without questions', chapter('quiz', 0, '', 'a'), 'text'],
  ['a project', chapter('project', 0, '', 'a'), 'project'],
  ['what is done in a classroom', chapter('', 0), null],
])('%s is done by its own', (_name, one, need) => expect(needOf(one)).toBe(need));

it.each<[string, ReturnType<typeof chapter>, number[], boolean, 'quiz' | 'project' | null]>([
  ['a text', chapter('reading', 0), [], false, null],
  ['a quiz', chapter('quiz', 2), [], false, 'quiz'],
  ['a quiz that was not passed', chapter('quiz', 3), [1], false, 'quiz'],
  ['a quiz that was passed', chapter('quiz', 3), [2], false, null],
  ['a quiz that was passed once', chapter('quiz', 3), [3, 0], false, null],
  ['a project', chapter('project', 0), [], false, 'project'],
  ['a project that was sent', chapter('project', 0), [], true, null],
  ['a project with questions that was sent', chapter('project', 1), [], true, 'quiz'],
])('%s', (_name, one, scores, isSent, left) => {
  const store = memoryStore();
  for (const score of scores) keepScore(store, one.id, score);
  if (isSent) keepHandedIn(store, one.id, sent);
  expect(openWork(store, one)).toBe(left);
});

it('keeps the best run of a quiz, and how often it was tried', () => {
  const store = memoryStore();
  expect(quizRecord(store, '7')).toBeNull();
  for (const score of [1, 3, 2]) keepScore(store, '7', score);
  expect(quizRecord(store, '7')).toEqual({ best: 3, tries: 3 });
  // Kept by a version that counted no tries.
  expect(quizRecord(memoryStore({ 'quiz:7': '2' }), '7')).toEqual({ best: 2, tries: 1 });
  expect(quizRecord(memoryStore({ 'quiz:7': 'dua' }), '7')).toBeNull();
});

it.each<[unknown, boolean]>([
  ['{"event":"onStateChange","info":0,"id":1}', true],
  ['{"event":"onStateChange","info":1,"id":1}', false],
  ['{"event":"infoDelivery","info":{"playerState":0,"currentTime":9}}', true],
  ['{"event":"infoDelivery","info":{"currentTime":0}}', false],
  ['{"event":"infoDelivery","info":{"playerState":-1}}', false],
  ['{"event":"onReady","info":0}', false],
  [{ event: 'onStateChange', info: 0 }, false],
  ['', false],
  [null, false],
])('a player that says %j has ended: %j', (message, expected) =>
  expect(saysEnded(message)).toBe(expected),
);
