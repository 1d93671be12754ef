/** The demo student's invoices, one in every state; what is paid is what they take part in. */

import { type ClassDoc, classes, type Phase } from './classes';
import { timeFromNow } from './table';

export interface InvoiceDoc {
  id: number;
  number: string;
  /**
   * `waiting`: paid, and not confirmed yet; `challenge`: looked at by hand; `refunded`: they have left;
   * `partial_refund`: a part of the money is back, the seat stays.
   */
  status:
    | 'pending'
    | 'waiting'
    | 'challenge'
    | 'paid'
    | 'expired'
    | 'failed'
    | 'cancel'
    | 'refunded'
    | 'partial_refund';
  amount: number;
  method: string;
  issuedAt: string;
  /** Until when it can be paid, as an ISO time. */
  dueDate: string;
  paidAt: string;
  /** What it is for: a class or an event. */
  kind: 'class' | 'event';
  itemSlug: string;
  accountId: number;
  /** Whose contents it belongs to: a tenant's key, or '' for the general ones. */
  site: string;
}

/** The demo student's account. */
export const STUDENT = 1005;
const methods = ['Transfer bank', 'QRIS', 'Dompet digital'];

type Row = [status: InvoiceDoc['status'], kind: InvoiceDoc['kind'], itemSlug: string, age: number];

const rows: Row[] = [
  ['pending', 'class', 'api-yang-andal-dengan-node-js', 0],
  ['paid', 'class', 'javascript-dari-nol', 21],
  ['expired', 'class', 'model-ke-produksi', 9],
  ['failed', 'class', 'sistem-desain', 6],
  ['refunded', 'class', 'kontainer-dengan-docker', 30],
  ['pending', 'class', 'pembelajaran-mesin-terapan', 0],
  ['paid', 'class', 'performa-dan-aksesibilitas-web', 140],
  ['paid', 'class', 'proyek-akhir-full-stack', 12],
  ['waiting', 'class', 'jaringan-untuk-keamanan', 0],
  ['paid', 'class', 'sql-untuk-analis', 14],
  ['paid', 'event', 'lokakarya-desain-aksesibel', 3],
  ['paid', 'class', 'strategi-merek-digital', 150],
];

export const invoices = (): InvoiceDoc[] =>
  rows.map(([status, kind, itemSlug, age], index) => {
    const amount = classes.find(({ slug }) => kind === 'class' && slug === itemSlug)?.price ?? 0;
    return {
      id: index + 1,
      number: numberOf(index + 1),
      status,
      amount,
      method: amount === 0 ? '' : (methods[index % methods.length] ?? ''),
      issuedAt: timeFromNow(-age),
      dueDate: timeFromNow(age === 0 ? 2 : 1 - age),
      paidAt: status === 'paid' || status === 'refunded' ? timeFromNow(-age, 5) : '',
      kind,
      itemSlug,
      accountId: STUDENT,
      site: '',
    };
  });

/** What the demo student has at a tenant with classes of its own: one invoice a phase. */
const own: [status: InvoiceDoc['status'], phase: Phase, age: number][] = [
  ['pending', 'registration', 0],
  ['paid', 'started', 20],
  ['paid', 'ended', 140],
];

/** The demo student's invoices for a tenant's own classes. */
export const invoicesFor = (found: ClassDoc[], site: string): Omit<InvoiceDoc, 'id'>[] =>
  own.flatMap(([status, phase, age], index) => {
    const isPending = status === 'pending';
    const doc = found.find((one) => one.phase === phase && (!isPending || one.price > 0));
    if (!doc) return [];
    return {
      number: `INV-${doc.code}-${String(index + 1).padStart(4, '0')}`,
      status,
      amount: doc.price,
      method: doc.price === 0 ? '' : (methods[index % methods.length] ?? ''),
      issuedAt: timeFromNow(-age),
      dueDate: timeFromNow(age === 0 ? 2 : 1 - age),
      paidAt: isPending ? '' : timeFromNow(-age, 5),
      kind: 'class' as const,
      itemSlug: doc.slug,
      accountId: STUDENT,
      site,
    };
  });

/** An invoice's number by its id. */
export const numberOf = (id: number): string => `INV-2026-${String(id).padStart(4, '0')}`;
