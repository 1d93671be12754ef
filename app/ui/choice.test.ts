import { expect, it } from 'vitest';
import { toggled } from './choice';

it.each([
  [[], 'a', ['a']],
  [['a'], 'a', []],
  [['a', 'b'], 'a', ['b']],
  [['b'], 'a', ['b', 'a']],
])('of %j, %s is put in or taken out', (before, one, after) => {
  const set = new Set(before);
  expect([...toggled(set, one)]).toEqual(after);
  expect([...set]).toEqual(before);
});
