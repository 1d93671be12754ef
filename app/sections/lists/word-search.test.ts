import { expect, it } from 'vitest';
import { wordSearch } from './word-search';

it.each([
  ['', ['a'], true],
  ['   ', [], true],
  ['dasar WEB', ['Dasar', 'pemrograman web'], true],
  ['web dasar', ['Dasar-Dasar Web'], true],
  ['dasar data', ['Dasar Web'], false],
  // Two texts are no word together.
  ['ab', ['a', 'b'], false],
])('“%s” in %o: %s', (search, texts, isFound) => {
  expect(wordSearch(search)(...texts)).toBe(isFound);
});
