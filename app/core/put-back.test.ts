import { expect, it } from 'vitest';
import { putBack } from './put-back';

const list = (text: string) => text.split(' ').flatMap((at) => (at === '' ? [] : [{ at }]));

it.each([
  ['', 'b', 'b'],
  ['c a', 'b', 'c b a'],
  ['b a', 'c', 'c b a'],
  ['c b', 'a', 'c b a'],
])('of %j and %s comes %s', (had, item, made) => {
  expect(putBack(list(had), { at: item })).toEqual(list(made));
});
