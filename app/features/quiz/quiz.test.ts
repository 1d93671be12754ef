import { describe, expect, it } from 'vitest';
import { quizQuestions } from '../../pages/lms/quiz-questions';
import { scoreOf, verdictOf } from './quiz';

const right = quizQuestions.map(({ answer }) => answer);

describe('scoreOf', () => {
  it.each([
    ['nothing answered', [], 0],
    ['all right', right, quizQuestions.length],
    ['all wrong', right.map((answer) => answer + 1), 0],
    ['the first alone', [right[0]], 1],
    ['the last alone', [undefined, undefined, right[2]], 1],
  ])('%s', (_name, answers: (number | undefined)[], expected) => {
    expect(scoreOf(quizQuestions, answers)).toBe(expected);
  });
});

it.each([
  [3, 'Semua benar'],
  [2, 'Sudah lebih'],
  [1, 'Belum banyak'],
  [0, 'Belum banyak'],
])('verdictOf %i of 3', (score, start) => {
  expect(verdictOf(score, 3)).toMatch(new RegExp(`^${start}`));
});
