import { expect, it } from 'vitest';
import { borrow, type Loan, MOST, planOf, wordsIn } from './borrowed';

it.each([
  ['Rambut Ibu Menghadap Barat', ['Rambut', 'Ibu', 'Menghadap', 'Barat']],
  ['  “Titik Dua:” – 92 detik!', ['Titik', 'Dua', '92', 'detik']],
  ['Jum’at', ['Jum’at']],
  ['… –', []],
  ['', []],
])('takes the words of “%s”', (title, words) => {
  expect(wordsIn(title)).toEqual(words);
});

const loan = (tile: string, at: number): Loan => ({ tile, at, word: 'ikan' });

it('borrows a word, gives it back, and tells the same word on two tiles apart', () => {
  const one = borrow([], loan('a', 0));
  const both = borrow(one, loan('b', 0));
  expect(both).toHaveLength(2);
  expect(borrow(both, loan('a', 0))).toEqual([loan('b', 0)]);
});

it('has room for so many words and no more', () => {
  const full = Array.from({ length: MOST }, (_, at) => loan('a', at));
  expect(borrow(full, loan('b', 0))).toBe(full);
  expect(borrow(full, loan('a', 1))).toHaveLength(MOST - 1);
});

it('sets another picture at each shake', () => {
  expect(planOf(['Ikan'], 'echo', 1).seed).not.toBe(planOf(['Ikan'], 'echo', 0).seed);
});
