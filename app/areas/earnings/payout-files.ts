/** Earnings and payouts as files for bookkeeping. */
import type { Earning, Payout } from '../../api/payout';
import { dayOf } from '../../core/wib';
import { csvOf } from './csv';
import { payoutStateLabel } from './payout-status';

/** The payments of classes. Days are written `YYYY-MM-DD`, amounts in whole rupiah. */
export function earningsCsv(earnings: readonly Earning[]): string {
  return csvOf(
    ['Tanggal dibayar', 'Nomor tagihan', 'Kelas', 'Harga (Rp)', 'Bagianmu (Rp)'],
    earnings.map(({ paidAt, number, classroom, amount, share }) => [
      dayOf(paidAt),
      number,
      classroom.name,
      amount ?? '',
      share,
    ]),
  );
}

/** The payouts, in the same way. Bank and number share a cell: alone the number would lose its digits. */
export function payoutsCsv(payouts: readonly Payout[]): string {
  return csvOf(
    [
      ...['Nomor', 'Tanggal diajukan', 'Status', 'Jumlah (Rp)', 'Biaya (Rp)', 'Diterima (Rp)'],
      ...['Rekening tujuan', 'Atas nama', 'Tanggal diputuskan', 'Diputuskan oleh', 'Catatan'],
    ],
    payouts.map((payout) => [
      payout.id,
      dayOf(payout.requestedAt),
      payoutStateLabel(payout.status),
      payout.amount,
      payout.fee ?? '',
      payout.fee === null ? '' : payout.amount - payout.fee,
      `${payout.bank.name} ${payout.accountNumber}`,
      payout.accountName,
      dayOf(payout.processedAt),
      payout.processedBy,
      payout.note,
    ]),
  );
}
