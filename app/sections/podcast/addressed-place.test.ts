import { expect, it } from 'vitest';
import { fragmentOf, placeIn } from './addressed-place';

it.each([
  ['02.10', '#t=130'],
  ['00.00', '#t=0'],
  ['100.59', '#t=6059'],
  ['09.75', null],
  ['2:10', null],
  ['', null],
])('the fragment of "%s" is %s', (time, fragment) => {
  expect(fragmentOf(time)).toBe(fragment);
});

it.each([
  ['#t=130', 130],
  ['#t=0', 0],
  ['', null],
  ['#t=', null],
  ['#t=-1', null],
  ['#t=1e3', null],
  ['#catatan', null],
])('"%s" names %s', (fragment, seconds) => {
  expect(placeIn(fragment)).toBe(seconds);
});
