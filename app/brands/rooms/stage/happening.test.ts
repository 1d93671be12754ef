import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Post, postItem } from '../../../api/post';
import { daysOf, mainEvent, nextEvent, placeOf, upcoming } from './happening';

const now = Date.parse('2026-11-22T05:00:00Z');

/** An event as words: its slug, first and last day of this November, `~` where it is online. */
function event(words: string): Post {
  const [slug, from, to = '', online = ''] = words.split(' ');
  const day = (text: string) => (/^\d+$/.test(text) ? `2026-11-${text}` : '');
  const isOnline = online === '~';
  const dates = { startDate: day(from ?? ''), endDate: day(to) };
  return v.parse(postItem, { id: slug, slug, title: slug, isOnline, ...dates });
}
const events = (...all: string[]) => all.map(event);

describe('what comes next', () => {
  it.each([
    [events('a 20', 'b 25', 'c 24'), 'c', 'c', 'cb'],
    [events('a 23 23 ~', 'b 25'), 'b', 'a', 'ab'],
    [events('a 23 23 ~'), 'a', 'a', 'a'],
    [events('a 23', 'b 26 28', 'c 24 26'), 'a', 'c', 'acb'],
    [events('a 21 22'), 'a', 'a', 'a'],
    [events('a 20', 'b -'), '', '', ''],
    [[], '', '', ''],
  ])('%#', (all, next, main, order) => {
    expect(nextEvent(all, now)?.slug ?? '').toBe(next);
    expect(mainEvent(all, now)?.slug ?? '').toBe(main);
    expect(
      upcoming(all, now)
        .map(({ slug }) => slug)
        .join(''),
    ).toBe(order);
  });
});

describe('the days of an event', () => {
  it.each([
    ['a 24 26', ['2026-11-24', '2026-11-25', '2026-11-26']],
    ['a 30', ['2026-11-30']],
    ['a 24 23', ['2026-11-24']],
    ['a 10 30', ['10', '11', '12', '13', '14'].map((day) => `2026-11-${day}`)],
    ['a -', []],
  ])('%s', (words, days) => {
    expect(daysOf(event(words))).toEqual(days);
  });
});

it.each([
  ['Taman Budaya, Yogyakarta', false, 'Yogyakarta', 'Taman Budaya'],
  ['Aula 2, Gedung Tiga, Medan', false, 'Medan', 'Aula 2, Gedung Tiga'],
  ['Makassar', false, 'Makassar', ''],
  ['', true, 'Daring', ''],
  [' , ', false, '', ''],
])('"%s" is %s %s', (location, isOnline, town, house) => {
  expect(placeOf({ location, isOnline })).toEqual({ town, house });
});
