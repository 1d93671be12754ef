import { describe, expect, it } from 'vitest';
import { clock, moved, spokenTime } from './clock';

describe('clock and spokenTime', () => {
  it.each([
    [0, '0:00', '0 detik'],
    [9.9, '0:09', '9 detik'],
    [60, '1:00', '1 menit'],
    [75, '1:15', '1 menit 15 detik'],
    [3600, '1:00:00', '1 jam'],
    [3675, '1:01:15', '1 jam 1 menit 15 detik'],
    [-4, '0:00', '0 detik'],
    [Number.NaN, '0:00', '0 detik'],
    [Number.POSITIVE_INFINITY, '0:00', '0 detik'],
  ])('%d: %s, %s', (seconds, shown, said) => {
    expect(clock(seconds)).toBe(shown);
    expect(spokenTime(seconds)).toBe(said);
  });
});

describe('moved', () => {
  it.each([
    [50, 30, 100, 80],
    [90, 30, 100, 100],
    [10, -15, 100, 0],
    [90, 30, 0, 120],
    [90, 30, Number.NaN, 120],
  ])('%d by %d of %d: %d', (from, by, length, expected) => {
    expect(moved(from, by, length)).toBe(expected);
  });
});
