import { expect, it } from 'vitest';
import { readNext } from './read-next';

const posts = (ids: string) => [...ids].map((id) => ({ id }));

it.each([
  ['of its category alone, where there are enough', 'bcde', 'fgh', 'bcd'],
  ['the newest in the places that are left', 'b', 'fgh', 'bfg'],
  ['the newest where its category has none', '', 'fgh', 'fgh'],
  ['nothing twice, and not itself', 'b', 'abac', 'bc'],
  ['nothing where there is none other', '', 'a', ''],
])('what to read next is %s', (_what, related, newest, expected) => {
  const found = readNext({ id: 'a' }, posts(related), posts(newest));
  expect(found.map(({ id }) => id).join('')).toBe(expected);
});
