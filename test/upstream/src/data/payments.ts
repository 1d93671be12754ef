/** Banks, payouts and what a partner has earned. */

import { pick, timeFromNow } from './table';

export interface PayoutDoc {
  id: number;
  amount: number;
  fee: number;
  status: 'requested' | 'approved' | 'rejected' | 'paid';
  bankCode: string;
  accountNumber: string;
  accountName: string;
  requestedAt: string;
  processedAt: string;
  note: string;
  accountId: number;
  /** What the requester named the request by, so that it is taken once. */
  key?: string;
  /** Who approved or rejected it. */
  processedBy?: string;
}

/** Banks payouts can go to: made up, which `isDemo` says. */
export const banks = ['Nusantara', 'Cendana', 'Samudra', 'Kencana', 'Mandala', 'Pertiwi'].map(
  (name, index) => ({
    id: index + 1,
    code: name.toLowerCase(),
    name: `Bank ${name}`,
    isDemo: true,
  }),
);

const payoutStates: PayoutDoc['status'][] = ['requested', 'approved', 'paid', 'rejected', 'paid'];
const earners: [id: number, name: string][] = [
  [1003, 'Mentor Contoh'],
  [1009, 'Mitra Contoh'],
  [1004, 'Guru Contoh'],
];

/** Thirty payouts of the demo mentor, partner and teacher. */
export const payouts = (): PayoutDoc[] =>
  Array.from({ length: 30 }, (_, index) => {
    const status = pick(payoutStates, index);
    const [accountId, accountName] = pick(earners, index);
    return {
      id: index + 1,
      amount: 250_000 + ((index * 175_000) % 2_400_000),
      fee: 2_500,
      status,
      bankCode: pick(banks, index).code,
      accountNumber: `90${String(10_000_000 + index * 7919)}`,
      accountName,
      requestedAt: timeFromNow(-(index * 4 + 1)),
      processedAt: status === 'requested' ? '' : timeFromNow(-index * 4, 8),
      note: status === 'rejected' ? 'Nama pemilik rekening berbeda dengan nama akun.' : '',
      processedBy: status === 'requested' ? '' : 'Pengelola Contoh',
      accountId,
    };
  });
