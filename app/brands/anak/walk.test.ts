import { expect, it } from 'vitest';
import { type Block, levels, walk } from './walk';

const blocksOf = (text: string) => text.split(' ').filter(Boolean) as Block[];

it.each([
  [0, '', 'short'],
  [0, 'maju maju maju', 'star'],
  [0, 'maju maju', 'short'],
  [0, 'kiri kiri maju maju', 'outside'],
  [1, 'maju maju', 'puddle'],
  [1, 'maju lompat maju', 'star'],
  [2, 'maju maju kiri maju maju kanan maju', 'star'],
  [2, 'maju maju maju kiri lompat', 'star'],
])('level %i: "%s" ends %s', (index, text, end) => {
  const level = levels[index];
  expect(level && walk(level, blocksOf(text)).end).toBe(end);
});
