import { expect, it } from 'vitest';
import { problemsOf } from '../../sections/forms/form-schema';
import { initialSchedule, isToCome, publishedAtOf, scheduleFields } from './schedule';

const NOW = Date.parse('2026-12-01T02:00:00Z');
const at = (publish: string, publishDay = '', publishHour = '') => ({
  publish,
  publishDay,
  publishHour,
});

it.each([
  ['2026-12-04T02:30:00Z', at('later', '2026-12-04', '09:30')],
  ['2026-12-03T18:00:00.000Z', at('later', '2026-12-04', '01:00')],
  ['2026-12-04T00:00:00+07:00', at('later', '2026-12-04', '00:00')],
  ['2026-12-01T02:00:00Z', at('now')],
  ['2025-01-01', at('now')],
  ['besok', at('now')],
  ['', at('now')],
])('%j: the fields hold %j', (publishedAt, values) => {
  expect(initialSchedule(publishedAt, NOW)).toEqual(values);
  expect(isToCome(publishedAt, NOW)).toBe(values.publish === 'later');
});

it.each([
  [at('later', '2026-12-04', '09:30'), false, '2026-12-04T09:30:00+07:00'],
  [at('later', '2026-12-04', '09:30'), true, '2026-12-04T09:30:00+07:00'],
  [at('now'), false, ''],
  [at('now', '2026-12-04', '09:30'), true, '2026-12-01T08:59:00+07:00'],
  [at(''), true, ''],
])('%j of one that waits %j: %j is sent', (values, waits, sent) => {
  expect(publishedAtOf(values, { now: NOW, waits })).toBe(sent);
});

it.each([
  [false, at('now'), []],
  [false, at('later'), ['publishDay', 'publishHour']],
  [false, at('later', '2099-02-30', '09:00'), ['publishDay', 'publishHour']],
  [false, at('later', '2099-03-04', '25:00'), ['publishHour']],
  [false, at('later', '2020-03-04', '09:00'), ['publishHour']],
  [false, at('later', '2099-03-04', '09:00'), []],
  [false, at(''), ['publish']],
  [true, at(''), []],
])('public %j with %j: %j', (isPublic, values, wrong) => {
  expect(Object.keys(problemsOf(scheduleFields(isPublic), values))).toEqual(wrong);
});
