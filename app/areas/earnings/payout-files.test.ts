import * as v from 'valibot';
import { expect, it } from 'vitest';
import { getBalance, listPayouts } from '../../api/payout';
import { earningsCsv, payoutsCsv } from './payout-files';

const linesOf = (csv: string) => csv.split('\r\n').slice(0, -1);

it('writes earnings under Indonesian headings', () => {
  const { invoices } = v.parse(getBalance().shape, {
    available: 0,
    invoices: [
      {
        number: 'INV-1',
        classroom: { name: '=Kelas, "jahat"' },
        amount: 500_000,
        share: 350_000,
        paidAt: '2026-01-31T17:30:00Z',
      },
    ],
  });
  expect(linesOf(earningsCsv(invoices))).toEqual([
    '\uFEFFTanggal dibayar,Nomor tagihan,Kelas,Harga (Rp),Bagianmu (Rp)',
    `2026-02-01,INV-1,"'=Kelas, ""jahat""",500000,350000`,
  ]);
});

it('writes payouts with what is left after the fee', () => {
  const { items } = v.parse(listPayouts().shape, [
    {
      id: 7,
      amount: 125_000,
      fee: 2_500,
      status: 'requested',
      bank: { code: 'cendana', name: 'Bank Cendana' },
      accountNumber: '0010001234',
      accountName: 'Guru Contoh',
      requestedAt: '2026-02-01',
    },
  ]);
  expect(linesOf(payoutsCsv(items))[1]).toBe(
    '7,2026-02-01,Menunggu,125000,2500,122500,Bank Cendana 0010001234,Guru Contoh,,,',
  );
});
