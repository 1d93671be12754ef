import { expect, it } from 'vitest';
import { isLinkToken } from '../../../../api/link-token';
import { redeemedTexts, refusalText } from './redeemed-texts';

it.each([
  ['class-invitation', 'Undanganmu sudah diterima'],
  ['something-new', 'Berhasil'],
  ['toString', 'Berhasil'],
])('%s: %s', (purpose, title) => expect(redeemedTexts(purpose).title).toBe(title));

it.each([
  ['contoh-undangan-kelas-0001', true],
  ['terlalu-pendek', false],
  ['a'.repeat(129), false],
  ['v1.user.me.v1.user.me', false],
])('%s: %s', (token, is) => expect(isLinkToken(token)).toBe(is));

it.each([
  [401, {}, 'Kamu perlu masuk untuk memakai tautan ini. Tautanmu belum terpakai.'],
  [422, {}, 'Kata platform.'],
  [429, {}, 'Terlalu banyak percobaan. Tautanmu belum terpakai. Coba lagi setelah satu menit.'],
  [503, {}, 'Kata platform. Tautanmu belum terpakai.'],
  [504, {}, /mungkin sudah terpakai/],
  // Of a fault that the platform itself does not know, nobody can say that.
  [500, {}, 'Kata platform.'],
  [500, { isUnreachable: true }, /mungkin sudah terpakai/],
])('refused with %i: %o', (code, more, text) => {
  const answer = {
    status: false,
    message: 'Kata platform.',
    data: null,
    code,
    errors: {},
  } as const;
  expect(refusalText({ ...answer, ...more })).toMatch(text);
});
