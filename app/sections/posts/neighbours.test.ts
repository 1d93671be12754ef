import { expect, it } from 'vitest';
import { besideOf, neighboursOf } from './neighbours';

const posts = (ids: string) => [...ids].map((id) => ({ id }));
const idOf = (post: { id: string } | null) => post?.id ?? '-';

it.each([
  ['in the middle', 'abcde', 'c', 'bd'],
  ['the newest', 'abcde', 'a', '-b'],
  ['the oldest', 'abcde', 'e', 'd-'],
  ['alone', 'a', 'a', '--'],
  ['that is not there', 'abc', 'x', '--'],
])('neighbours of one %s', (_what, items, id, expected) => {
  const { newer, older } = neighboursOf(posts(items), id);
  expect(idOf(newer) + idOf(older)).toBe(expected);
});

it.each([
  ['both of them', 'abcde', 'c', '', 'bd-'],
  ['a third for the newest', 'abcde', 'a', '', '-bc'],
  ['none that is shown below', 'abcde', 'c', 'b', '-d-'],
  ['nothing where all are shown below', 'abc', 'a', 'bc', '---'],
  ['nothing of a list without it', 'abc', 'x', 'a', '---'],
])('beside a post stand %s', (_what, items, id, shown, expected) => {
  const { newer, older, beyond } = besideOf(posts(items), id, posts(shown));
  expect([newer, older, beyond].map(idOf).join('')).toBe(expected);
});
