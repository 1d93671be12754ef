import { expect, it } from 'vitest';
import { weekOf } from './week-of';

const dates = { startDate: '2026-11-02', endDate: '2026-11-29' };
const at = (time: string) => Date.parse(time);

it.each([
  ['2026-11-01T16:59:59Z', null],
  ['2026-11-01T17:00:00Z', { now: 1, all: 4 }],
  ['2026-11-10T00:00:00Z', { now: 2, all: 4 }],
  ['2026-11-29T16:59:59Z', { now: 4, all: 4 }],
  ['2026-11-29T17:00:00Z', null],
])('at %s: %j', (time, week) => expect(weekOf(dates, at(time))).toEqual(week));

it.each([
  { startDate: '', endDate: '2026-11-29' },
  { startDate: '2026-11-29', endDate: 'x' },
  { startDate: '2026-11-29', endDate: '2026-11-02' },
])('%j has no week', (odd) => expect(weekOf(odd, at('2026-11-15T00:00:00Z'))).toBeNull());
