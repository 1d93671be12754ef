import { describe, expect, it } from 'vitest';
import { type ClassFlags, classStatus } from '../sections/classes/class-status-badge';
import { pageNumbers } from './pagination';

describe('class status (spec section 2)', () => {
  const all = { isComingSoon: true, isRegistrationOpen: true, isStarted: true, isEnded: true };
  it.each<[ClassFlags, string, string]>([
    [all, 'orange', 'Akan Datang'],
    [{ ...all, isComingSoon: false }, 'green', 'Pendaftaran Dibuka'],
    [{ isStarted: true, isEnded: true }, 'blue', 'Sedang Berlangsung'],
    [{ isEnded: true }, 'red', 'Telah Selesai'],
    [{ isComingSoon: false, isEnded: false }, 'grey', 'Segera Dimulai'],
    [{}, 'grey', 'Segera Dimulai'],
  ])('%j is %s: %s', (flags, tone, label) => {
    expect(classStatus(flags)).toEqual({ tone, label });
  });
});

describe('page numbers (0 stands for those left out)', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 10, [1, 2, 0, 10]],
    [4, 10, [1, 2, 3, 4, 5, 0, 10]],
    [5, 10, [1, 0, 4, 5, 6, 0, 10]],
    [10, 10, [1, 0, 9, 10]],
  ])('page %d of %d', (page, total, expected) => {
    expect(pageNumbers(page, total)).toEqual(expected);
  });
});
