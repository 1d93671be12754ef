import { expect, it } from 'vitest';
import type { Post } from '../../api/post';
import { examOf, leftUntil, planOf, SUBTESTS, toCome } from './exam-day';

const NOW = Date.parse('2026-11-22T06:00:00Z');

const event = (slug: string, startDate: string) =>
  ({ startDate, category: { id: '', name: '', slug } }) as Post;

it.each([
  ['2026-11-23', { days: 1, hours: 11, minutes: 0 }],
  ['2027-05-05', { days: 164, hours: 11, minutes: 0 }],
  ['2026-11-24T07:00:00+07:00', { days: 2, hours: 11, minutes: 0 }],
  ['2026-11-22', null],
  ['2026-11-22T23:00:00+07:00', null],
  ['', null],
  ['besok', null],
])('until %s are %j', (date, left) => expect(leftUntil(date, NOW)).toEqual(left));

it('finds the next exam among what is to come', () => {
  const old = event('ujian', '2026-05-01');
  const trial = event('try-out', '2026-12-01');
  const exam = event('ujian', '2027-05-05');
  const later = event('ujian', '2028-05-05');
  expect(examOf([later, old, exam, trial], NOW)).toBe(exam);
  expect(examOf([old, trial], NOW)).toBeUndefined();
  expect(toCome([later, old, exam, trial, event('ujian', '')], NOW)).toEqual([trial, exam, later]);
});

it('plans each day up to the eve of the exam', () => {
  const { from, weekday, days } = planOf(NOW, '2027-01-31', 0, 'Kuantitatif');
  expect([from, weekday, days.length]).toEqual(['2026-11-23', 1, 69]);
  expect(days.slice(-7)).toEqual(Array(7).fill('Pekan tenang'));
  expect(days.indexOf('Pekan tenang')).toBe(days.length - 7);
  expect(days.filter((purpose) => purpose === 'Try-out')).toHaveLength(2);
  expect(days[6]).toBe('Libur');
  const counts = SUBTESTS.map((subtest) => days.filter((purpose) => purpose === subtest).length);
  const [, weakest = 0] = counts;
  expect(Math.max(...counts.filter((_, index) => index !== 1)) * 2).toBeGreaterThanOrEqual(weakest);
  expect(Math.min(...counts) * 1.8).toBeLessThanOrEqual(weakest);
});

it.each([
  ['the day before', '2026-11-23', 0],
  ['in the last week', '2026-11-26', 3],
  ['long ago', '2020-01-01', 0],
  ['never', '', 0],
  ['years ahead', '2036-01-01', 371],
])('an exam %s leaves days that can be drawn', (_, exam, count) => {
  expect(planOf(NOW, exam, 3, 'Penalaran').days).toHaveLength(count);
});
