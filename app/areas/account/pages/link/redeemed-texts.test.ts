import { expect, it } from 'vitest';
import { isLinkToken } from '../../../../api/link-token';
import { redeemedTexts } from './redeemed-texts';

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
