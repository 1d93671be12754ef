import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listClasses } from '../../../api/class';
import { comingClasses, figuresOf, isSamePlace } from './scope-figures';

it('counts classes, seats, schools and pupils', () => {
  const figures = figuresOf([{ totalStudents: 3 }, { totalStudents: 4 }], [{ totalStudents: 100 }]);
  expect(figures).toEqual({ classes: 2, seats: 7, schools: 1, pupils: 100 });
  expect(figuresOf([], [])).toEqual({ classes: 0, seats: 0, schools: 0, pupils: 0 });
});

it('leaves out what is over, and begins with what comes next', () => {
  const { items } = v.parse(listClasses().shape, [
    { slug: 'a', name: 'A', startDate: '2026-12-01' },
    { slug: 'b', name: 'B', startDate: '2026-01-01', isEnded: true },
    { slug: 'c', name: 'C', startDate: '2026-11-25' },
  ]);
  expect(comingClasses(items).map(({ slug }) => slug)).toEqual(['c', 'a']);
});

it.each([
  ['Jawa Barat', 'jawa barat', true],
  ['Kota Bandung', 'Bandung', true],
  ['Kabupaten Garut', 'Garut', true],
  ['Bandung', 'Bandung Barat', false],
  ['', '', false],
])('%s and %s: %s', (one, other, same) => expect(isSamePlace(one, other)).toBe(same));
