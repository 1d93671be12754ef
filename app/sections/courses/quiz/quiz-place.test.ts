import { expect, it } from 'vitest';
import { quizQuestions } from '../../../areas/product/pages/lms/quiz-questions';
import { memoryStore } from '../../../core/fake-storage';
import { keepPlace, QUIZ_BEGIN, type QuizPlace, readPlace } from './quiz-place';

it.each<[name: string, place: QuizPlace]>([
  ['in the middle', { answers: [0, 1], at: 2 }],
  ['answered and not gone on', { answers: [0], at: 0 }],
  ['begun again', { answers: [], at: 0, before: [0, 1, 0] }],
  ['in the middle of another run', { answers: [0], at: 1, before: [0, 1, 0] }],
  ['at its result', { answers: [0, 1, 0], at: 3 }],
])('%s it survives a reload', (_name, place) => {
  const store = memoryStore();
  keepPlace(store, '7', quizQuestions, place);
  expect(readPlace(store, '7', quizQuestions)).toEqual(place);
  expect(readPlace(store, '8', quizQuestions)).toEqual(QUIZ_BEGIN);
  // The quiz has been changed since.
  expect(readPlace(store, '7', quizQuestions.slice(1))).toEqual(QUIZ_BEGIN);
});

it('begun again, nothing of it is kept', () => {
  const store = memoryStore();
  keepPlace(store, '7', quizQuestions, { answers: [0], at: 1 });
  keepPlace(store, '7', quizQuestions, QUIZ_BEGIN);
  expect(store.get('quiz-run:7')).toBeNull();
});

it.each([
  { answers: [], at: 0, before: [0] },
  { answers: [], at: 0, before: [0, 99, 0] },
  { answers: [0], at: 2 },
  { answers: [99], at: 1 },
  { answers: [0, 0, 0, 0], at: 4 },
  { answers: [0], at: -1 },
])('a place that cannot be is the beginning: %j', (place) => {
  const store = memoryStore();
  keepPlace(store, '7', quizQuestions, place);
  expect(readPlace(store, '7', quizQuestions)).toEqual(QUIZ_BEGIN);
});
