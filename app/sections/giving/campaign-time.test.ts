import { expect, it } from 'vitest';
import { isOver } from './campaign-time';

it.each([
  ['', '2026-11-26T00:00:00Z', false],
  ['2026-11-30', '2026-11-30T16:59:59Z', false],
  // The last day ends at midnight in WIB.
  ['2026-11-30', '2026-11-30T17:00:00Z', true],
  ['2026-11-30T12:00:00+07:00', '2026-11-30T04:59:59Z', false],
  ['2026-11-30T12:00:00+07:00', '2026-11-30T05:00:00Z', true],
])('a campaign until %j is over at %s: %j', (endDate, now, over) =>
  expect(isOver({ endDate }, Date.parse(now))).toBe(over),
);
