/** Invoices in every state, banks, payouts and what a partner has earned. */

import { classes } from './classes';
import { dayFromNow, pick, timeFromNow } from './table';

export interface InvoiceDoc {
  id: number;
  number: string;
  status: 'pending' | 'paid' | 'expired' | 'failed' | 'refunded';
  amount: number;
  method: string;
  issuedAt: string;
  dueDate: string;
  paidAt: string;
  classSlug: string;
  accountId: number;
}

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
}

/** Banks payouts can go to; the names say that they are examples. */
export const banks = ['Nusantara', 'Cendana', 'Samudra', 'Kencana', 'Mandala', 'Pertiwi'].map(
  (name, index) => ({ id: index + 1, code: name.toLowerCase(), name: `Bank ${name} (contoh)` }),
);

const states: InvoiceDoc['status'][] = ['pending', 'paid', 'expired', 'failed', 'refunded'];
const methods = ['Transfer bank', 'QRIS', 'Dompet digital'];
const priced = classes.filter(({ price }) => price > 0);
const STUDENT = 1005;

/** Twenty invoices of the demo student, four in each state; their payment dates fit their state. */
export const invoices = (): InvoiceDoc[] =>
  Array.from({ length: 20 }, (_, index) => {
    const classroom = pick(priced, index);
    const status = pick(states, index);
    const age = status === 'pending' ? 0 : 6 + index * 3;
    const settled = status === 'paid' || status === 'refunded';
    return {
      id: index + 1,
      number: `INV-2026-${String(index + 1).padStart(4, '0')}`,
      status,
      amount: classroom.price,
      method: pick(methods, index),
      issuedAt: timeFromNow(-age),
      dueDate: dayFromNow(status === 'pending' ? 30 : 2 - age),
      paidAt: settled ? timeFromNow(1 - age, 5) : '',
      classSlug: classroom.slug,
      accountId: STUDENT,
    };
  });

const payoutStates: PayoutDoc['status'][] = ['requested', 'approved', 'paid', 'rejected', 'paid'];
const earners: [id: number, name: string][] = [
  [1003, 'Mentor Contoh'],
  [1009, 'Mitra Contoh'],
];

/** Thirty payouts of the demo mentor and the demo partner. */
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
      accountId,
    };
  });
