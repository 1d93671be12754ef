import * as v from 'valibot';
import { expect, it } from 'vitest';
import { classItem } from '../../api/class';
import { blocksOf, fridayOf, isOpen, weekUnderWay } from './strip';

const block = (slug: string, level: string, more = {}) =>
  v.parse(classItem, {
    slug,
    name: slug,
    level,
    price: 100,
    program: { id: 1, name: 'Dua Belas Pekan', slug: 'dua-belas-pekan' },
    ...more,
  });
const three = [
  block('tiga', 'advanced'),
  block('gratis', 'beginner', { price: 0 }),
  block('satu', 'beginner'),
  block('dua', 'intermediate'),
];

it('takes the paid classes of a programme by their level as its blocks', () => {
  expect(blocksOf(three).map(({ slug }) => slug)).toEqual(['satu', 'dua', 'tiga']);
  expect(blocksOf(three.slice(1))).toEqual([]);
  expect(blocksOf([])).toEqual([]);
});

it.each([
  ['2026-12-07', 0, '2026-12-11'],
  ['2026-12-07', 11, '2027-02-26'],
  ['2026-12-11', 0, '2026-12-11'],
  ['2026-12-12', 0, '2026-12-18'],
  ['besok', 0, ''],
  ['', 3, ''],
])('begun on %s, week %d is delivered on "%s"', (startDate, week, friday) => {
  expect(fridayOf(block('satu', 'beginner', { startDate }), week)).toBe(friday);
});

it.each([
  ['2026-11-22T05:00:00Z', 4],
  ['2026-12-13T05:00:00Z', 7],
  ['2026-12-15T05:00:00Z', null],
  ['2026-11-10T05:00:00Z', null],
])('at %s the cohort is in week %j', (moment, week) => {
  const dates = { startDate: '2026-11-16', endDate: '2026-12-14', isStarted: true };
  const blocks = [block('satu', 'beginner'), block('dua', 'intermediate', dates)];
  expect(weekUnderWay(blocks, Date.parse(moment))).toBe(week);
});

it.each([
  [true, '2026-11-30', true],
  [true, '', true],
  [true, '2026-11-21', false],
  [false, '2026-11-30', false],
])('open: %s until "%s" is %s', (isRegistrationOpen, registrationEndDate, is) => {
  const item = block('satu', 'beginner', { isRegistrationOpen, registrationEndDate });
  expect(isOpen(item, Date.parse('2026-11-22T05:00:00Z'))).toBe(is);
});
