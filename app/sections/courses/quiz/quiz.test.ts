import { describe, expect, it } from 'vitest';
import { quizQuestions } from '../../../areas/product/pages/lms/quiz-questions';
import { passMark, scoreOf, verdictOf } from './quiz';

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

it.each([
  [1, 1],
  [2, 2],
  [3, 2],
  [5, 3],
  [10, 6],
])('a quiz of %i questions is passed with %i', (total, pass) => {
  expect(passMark(total)).toBe(pass);
});

it.each([
  [3, 'Semua benar'],
  [2, 'Lulus'],
  [1, 'Belum lulus: perlu 2 dari 3 benar'],
])('verdictOf %i of 3, where 2 pass', (score, start) => {
  expect(verdictOf(score, 3, 2)).toMatch(new RegExp(`^${start}`));
});
