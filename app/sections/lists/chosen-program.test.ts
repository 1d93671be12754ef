import { expect, it } from 'vitest';
import { chosenIn } from './chosen-program';

const programs = [
  { id: '1', slug: 'web' },
  { id: '2', slug: 'data' },
];

it.each([
  [undefined, '1'],
  ['', '1'],
  ['2', '2'],
  ['data', '2'],
  ['9', undefined],
])('%s names %s', (asked, id) => expect(chosenIn(programs, asked)?.id).toBe(id));
