import { expect, it } from 'vitest';
import type { Post } from '../../api/post';
import { monthsAround, nextRound, placeOn, roundsOf, stateText } from './rounds';

const NOW = Date.parse('2026-11-22T06:00:00Z');

const post = (startDate: string, endDate = '') => ({ startDate, endDate }) as Post;

it.each([
  ['2026-11-20', '2026-12-30', 'Ditutup 38 hari lagi'],
  ['2026-11-20', '2026-11-22', 'Ditutup hari ini'],
  ['2026-11-20', '2026-11-23', 'Ditutup besok'],
  ['2026-11-22', '', 'Ditutup hari ini'],
  ['2026-12-25', '2027-01-30', 'Dibuka 33 hari lagi'],
  ['2026-09-01', '2026-11-21', 'Sudah ditutup'],
])('from %s to %s: %s', (from, to, text) =>
  expect(roundsOf([post(from, to)], NOW).map(stateText)).toEqual([text]),
);

it('has the open ones first, each kind by what is nearest, and leaves out what has no day', () => {
  const closed = post('2026-01-01', '2026-02-01');
  const soon = post('2026-12-01', '2027-01-01');
  const later = post('2027-12-01', '2028-01-01');
  const open = post('2026-11-01', '2026-12-01');
  const order = roundsOf([closed, later, post(''), soon, open], NOW).map((round) => round.post);
  expect(order).toEqual([open, soon, later, closed]);
});

it('draws a year from the month before', () => {
  const months = monthsAround(NOW);
  expect([months.length, months[0], months[11]]).toEqual([12, '2026-10-01', '2027-09-01']);
  expect(monthsAround(Date.parse('2027-01-05T00:00:00Z'))[0]).toBe('2026-12-01');
  expect(placeOn(months, '2026-10-01')).toBe(0);
  expect(placeOn(months, '2020-10-01')).toBe(0);
  expect(placeOn(months, '2040-10-01')).toBe(100);
  expect(placeOn(months, '2027-04-01')).toBeCloseTo(50, 0);
  expect(placeOn([], '2027-04-01')).toBe(0);
});

it('finds the round of a name that is open or to come', () => {
  const named = (name: string, from: string, to: string) =>
    ({ ...post(from, to), category: { id: '', slug: '', name } }) as Post;
  const rounds = roundsOf(
    [
      named('Vokasi', '2026-01-01', '2026-02-01'),
      named('Reguler', '2027-05-01', '2027-06-01'),
      named('Reguler', '2026-11-01', '2026-12-01'),
    ],
    NOW,
  );
  expect(nextRound(rounds, 'Reguler')?.state).toBe('open');
  expect(nextRound(rounds, 'Vokasi')).toBeUndefined();
  expect(nextRound([], 'Reguler')).toBeUndefined();
});
