import { expect, it } from 'vitest';
import { labAt } from './hours';

// 22 November 2026 is a Sunday.
it.each([
  ['2026-11-22T10:00:00+08:00', false, 'Buka Selasa, 18.30 WITA', 'Minggu'],
  ['2026-11-23T23:59:00+08:00', false, 'Buka besok, 18.30 WITA', 'Senin'],
  ['2026-11-24T00:00:00+08:00', false, 'Buka malam ini, 18.30 WITA', 'Selasa'],
  ['2026-11-24T18:29:59+08:00', false, 'Buka malam ini, 18.30 WITA', 'Selasa'],
  ['2026-11-24T18:30:00+08:00', true, 'Buka sekarang, sampai 21.00 WITA', 'Selasa'],
  ['2026-11-24T21:00:00+08:00', false, 'Buka besok, 18.30 WITA', 'Selasa'],
  ['2026-11-27T21:00:00+08:00', false, 'Buka Selasa, 18.30 WITA', 'Jumat'],
])('at %s', (moment, isOpen, text, first) => {
  const state = labAt(Date.parse(moment));
  expect(state).toMatchObject({ isOpen, text });
  expect(state.days[0]?.name).toBe(first);
  expect(state.days).toHaveLength(7);
  expect(state.days.filter((day) => day.isOpen)).toHaveLength(3);
});
