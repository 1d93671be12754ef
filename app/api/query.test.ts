import { expect, test } from 'vitest';
import { address, type Query, segment } from './query';

test.each<[string, Query, string]>([
  ['nothing to ask', {}, 'a/b'],
  ['sorted by name', { b: 2, a: 1 }, 'a/b?a=1&b=2'],
  ['dots in a name', { 'filter.type': 'online' }, 'a/b?filter.type=online'],
  ['undefined and empty are dropped', { a: undefined, b: '', c: [] }, 'a/b'],
  ['zero and false are kept', { a: 0, b: false }, 'a/b?a=0&b=false'],
  ['lists are joined', { ids: [1, '2', 3] }, 'a/b?ids=1%2C2%2C3'],
  ['form-encoded', { q: 'kelas & é+/' }, 'a/b?q=kelas+%26+%C3%A9%2B%2F'],
])('address: %s', (_name, query, expected) => {
  expect(address('a/b', query)).toBe(expected);
});

test.each<[string | number, string]>([
  ['dasar-web', 'dasar-web'],
  [7, '7'],
  ['a/b?c#d', 'a%2Fb%3Fc%23d'],
  ['..', '%252E%252E'],
  ['.', '%252E'],
  ['a.b', 'a.b'],
])('segment: %s', (value, expected) => {
  expect(segment(value)).toBe(expected);
  const { pathname } = new URL(`/api/x/${segment(value)}/y`, 'https://alpha.test');
  expect(pathname.split('/')).toHaveLength(5);
});
