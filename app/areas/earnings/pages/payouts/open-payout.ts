import type { Payout } from '../../../../api/payout';

/**
 * The payout of the list that is open: the one that is asked for, and where none is, the first. What is
 * asked for and not there opens no other one in its place: somebody would decide about that.
 */
export function openIn(payouts: readonly Payout[], asked: string | undefined): Payout | undefined {
  return asked === undefined ? payouts[0] : payouts.find(({ id }) => id === asked);
}

/**
 * The payout to go on with once one of the list is decided: the next that waits and, behind the last, one
 * that was passed over; undefined where none of the list waits.
 */
export function nextOpen(payouts: readonly Payout[], done: Payout): Payout | undefined {
  const at = payouts.findIndex(({ id }) => id === done.id);
  const others = [...payouts.slice(at + 1), ...payouts.slice(0, Math.max(0, at))];
  return others.find(({ status }) => status === 'requested');
}

const DECIDED: Readonly<Record<string, string>> = {
  approved: 'disetujui',
  rejected: 'ditolak',
  paid: 'dibayar',
};

/** Where a payout is that is not in the list shown. */
export function whereabouts({ status, processedBy }: Payout): string {
  if (status === 'requested') {
    return 'Penarikan ini masih menunggu, di luar halaman atau saringan daftar ini.';
  }
  const by = processedBy === '' ? '' : ` oleh ${processedBy}`;
  return `Penarikan ini sudah ${DECIDED[status] ?? 'diproses'}${by}. Tidak ada lagi yang perlu diputuskan.`;
}
