import { expect, it } from 'vitest';
import { sentencesOf, syllablesOf, wordsOf } from './words';

it.each([
  ['', 0, 0],
  ['  …  ', 0, 0],
  ['Anak-anak pulang. Hujan turun!', 4, 2],
  ['Harganya Rp 2.500 saja', 5, 1],
  ['“Pulang?” tanya Ibu. “Belum,” kata Jati.', 6, 3],
  ["Jum'at pagi", 2, 1],
])('"%s" has %d words in %d sentences', (text, words, sentences) => {
  expect([wordsOf(text).length, sentencesOf(text).length]).toEqual([words, sentences]);
});

it.each([
  ['buku', 2],
  ['pulau', 2],
  ['pantai', 2],
  ['bertanggung', 3],
  ['mempertanggungjawabkan', 7],
  ['Rp', 1],
])('%s has %d syllables', (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});
