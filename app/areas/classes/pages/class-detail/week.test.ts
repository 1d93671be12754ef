import { expect, it } from 'vitest';
import { hoursOf, weekOf } from './week';

it('sets meetings into the columns of their days', () => {
  const week = weekOf([
    { day: 'Senin', time: '05.30–06.30 WIB' },
    { day: ' kamis ', time: '19:00 - 21:15' },
  ]);
  expect(week).toEqual([[{ from: 5.5, to: 6.5 }], [], [], [{ from: 19, to: 21.25 }], [], [], []]);
  expect(hoursOf(week ?? [])).toEqual({ from: 4, to: 23 });
});

it.each([
  { day: 'Setiap hari', time: '05.30–06.30' },
  { day: 'Senin', time: 'Malam' },
  { day: 'Senin', time: '21.00–19.00' },
  { day: 'Senin', time: '23.00–25.00' },
  { day: '', time: '' },
])('has no week for $day $time', (meeting) => {
  expect(weekOf([{ day: 'Selasa', time: '19.00–20.00' }, meeting])).toBeNull();
});

it('has no week without meetings', () => {
  expect(weekOf([])).toBeNull();
});
