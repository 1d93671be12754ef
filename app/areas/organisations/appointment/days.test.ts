import { describe, expect, it } from 'vitest';
import { openDay } from './days';

/** A Friday, six in the evening UTC: Saturday already in Western Indonesian Time. */
const NOW = Date.UTC(2026, 10, 20, 18);

describe('openDay', () => {
  it.each<[string, RegExp | null]>([
    ['2026-11-20', /mulai besok/],
    ['2026-11-21', /mulai besok/],
    ['2026-11-22', /Senin sampai Jumat/],
    ['2026-11-23', null],
    ['2026-11-28', /Senin sampai Jumat/],
    ['2027-01-20', null],
    ['2027-01-21', /dua bulan/],
  ])('%s', (day, message) => {
    const said = openDay(() => NOW)(day, {});
    if (message === null) expect(said).toBeNull();
    else expect(said).toMatch(message);
  });
});
