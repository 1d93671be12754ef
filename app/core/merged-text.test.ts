import { expect, it } from 'vitest';
import { mergedText } from './merged-text';

it.each([
  { name: 'nobody else', base: 'a', mine: 'ab', theirs: 'a', merged: 'ab' },
  { name: 'the other alone', base: 'a', mine: 'a', theirs: 'ac', merged: 'ac' },
  { name: 'both the same', base: 'a', mine: 'ab', theirs: 'ab', merged: 'ab' },
  { name: 'mine in front', base: 'b c', mine: 'a b c', theirs: 'b c d', merged: 'a b c d' },
  { name: 'mine behind', base: 'b c', mine: 'b c d', theirs: 'a b c', merged: 'a b c d' },
  { name: 'both at the end', base: 'a', mine: 'a x', theirs: 'a y', merged: 'a y\n\nx' },
  { name: 'both at the beginning', base: '', mine: 'x', theirs: 'lama', merged: 'lama\n\nx' },
  { name: 'mine taken away', base: 'a b c', mine: 'c', theirs: 'a b c d', merged: 'c d' },
  { name: 'all taken away', base: 'a', mine: '', theirs: 'b', merged: 'b' },
])('keeps what was changed by $name', ({ base, mine, theirs, merged }) => {
  expect(mergedText(base, mine, theirs)).toBe(merged);
});
