import { expect, it } from 'vitest';
import { inWords, secondsOf } from './strength';

it.each([
  ['', 'kurang dari semenit'],
  ['rahasia1', 'kurang dari semenit'],
  ['aaaaaaaaaaaa', 'kurang dari semenit'],
  ['pagar', 'kurang dari semenit'],
  ['kucing7', '4 hari'],
  ['kopi-Tubruk-3-gelas', 'lebih dari sejuta tahun'],
])('"%s" holds for %s', (password, words) => {
  expect(inWords(secondsOf(password))).toBe(words);
});
