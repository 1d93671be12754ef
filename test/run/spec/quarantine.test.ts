/** The list of specs that the gate leaves out: few, each with a cause that is looked for, not for long. */

import { expect, test } from 'vitest';
import { othersThan, problemsOf, quarantined, titlesOf } from '../quarantine.mjs';

const now = Date.parse('2026-11-20T12:00:00Z');
const row = { title: 'a chat goes on', cause: 'late fonts', since: '2026-11-10' };

test.each([
  ['nothing', [], []],
  ['one spec', [row], []],
  ['five', Array.from({ length: 5 }, () => row), []],
  ['six', Array.from({ length: 6 }, () => row), ['more than 5 specs']],
  ['its last day', [{ ...row, since: '2026-11-06' }], []],
  [
    'a day too long',
    [{ ...row, since: '2026-11-05' }],
    ['a chat goes on: for 15 days, more than 14'],
  ],
  ['no cause', [{ ...row, cause: '' }], ['a chat goes on: no cause that is looked for']],
  ['no day', [{ ...row, since: 'kemarin' }], ['a chat goes on: no day since when']],
  ['no title', [{ ...row, title: undefined }], ['a spec without a title']],
  ['another field', [{ ...row, why: '' }], ['a chat goes on: no field why']],
  ['no list', {}, ['a list is needed']],
])('%s', (_, list, problems) => {
  expect(problemsOf(list, now)).toEqual(problems);
});

test('the file itself is sound', () => {
  expect(() => quarantined()).not.toThrow();
});

test.each([
  ['a chat goes on', true],
  ['chat.spec.ts chat › a chat goes on', true],
  ['a chat goes on and on', false],
  ['another', false],
])('%s is of the list: %s', (title, isOf) => {
  expect(titlesOf([row])?.test(title)).toBe(isOf);
  expect(othersThan([row])?.test(title)).toBe(!isOf);
});

test('signs of patterns stand for themselves, and an empty list is no pattern', () => {
  expect(titlesOf([{ title: 'price (100%) is $1.0?' }])?.test('price (100%) is $1.0?')).toBe(true);
  expect(titlesOf([{ title: 'a.b' }])?.test('axb')).toBe(false);
  expect([titlesOf([]), othersThan([])]).toEqual([undefined, undefined]);
});
