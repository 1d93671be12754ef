import { expect, it } from 'vitest';
import { stepsOf } from './payout-steps';

const told = {
  requestedAt: '2026-11-01',
  processedAt: '2026-11-03',
  processedBy: 'Pengelola Contoh',
  note: '',
};

const wayOf = (status: string) =>
  stepsOf({ ...told, status }).map(({ name, state }) => `${name}: ${state}`);

it.each<[status: string, way: string[]]>([
  ['requested', ['Diajukan: done', 'Diperiksa pengelola: now', 'Dikirim ke rekening: later']],
  ['approved', ['Diajukan: done', 'Disetujui: done', 'Dikirim ke rekening: now']],
  ['paid', ['Diajukan: done', 'Disetujui: done', 'Dikirim ke rekening: done']],
  ['rejected', ['Diajukan: done', 'Ditolak: refused']],
  ['ditahan', ['Diajukan: done', 'ditahan: now']],
])('%s: %j', (status, way) => expect(wayOf(status)).toEqual(way));

it('says who has decided, and why it was refused', () => {
  const [, refused] = stepsOf({ ...told, status: 'rejected', note: 'Nama belum cocok.' });
  expect(refused).toMatchObject({
    at: '2026-11-03',
    text: 'Oleh Pengelola Contoh. Nama belum cocok. Uangnya kembali ke saldomu.',
  });
});
