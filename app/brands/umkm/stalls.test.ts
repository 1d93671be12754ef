import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { classItem } from '../../api/class';
import { shutterText, stallsFor } from './stalls';

const stall = (name: string, given: Record<string, unknown> = {}) =>
  v.parse(classItem, { id: name, slug: name, name, ...given });

describe('the market', () => {
  const cash = stall('Buku Kas', { isRegistrationOpen: true, tags: ['kas'] });
  const stock = stall('Stok Tanpa Basi', { isStarted: true, summary: 'Kartu di paku' });
  const photo = stall('Foto', { isRegistrationOpen: true, mentor: { name: 'Winarti' } });
  it.each([
    ['', [cash, photo, stock]],
    ['kartu PAKU', [stock]],
    ['winarti', [photo]],
    ['naga', []],
  ])('for “%s”', (search, found) => {
    expect(stallsFor([stock, cash, photo], search)).toEqual(found);
  });
});

it.each([
  [{ isEnded: true }, 'Tutup. Angkatan ini sudah pulang.'],
  [{ isStarted: true }, 'Sedang berjalan, kursinya terisi.'],
  [{ isComingSoon: true, startDate: '2026-12-03' }, 'Buka 3 Des 2026'],
  [{ isComingSoon: true, startDate: 'lusa' }, 'Belum buka'],
  [{}, 'Belum buka'],
])('a shutter says of %o', (given, text) => {
  expect(shutterText(stall('x', given))).toBe(text);
});
