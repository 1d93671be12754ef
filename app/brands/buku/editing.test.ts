import { expect, it } from 'vitest';
import { draft, edited } from './editing';

it.each([
  [[], 42],
  [[0], 37],
  [[0, 2, 5, 7], 20],
])('without pieces %j it has %d words', (struck, words) => {
  expect(edited(draft, new Set(struck)).words).toBe(words);
});

it('reads on where something was struck', () => {
  const pieces = [{ text: 'Hari ini ', why: 'Lewati.' }, { text: 'hujan.' }];
  expect(edited(pieces, new Set([0])).text).toBe('hujan.');
});
