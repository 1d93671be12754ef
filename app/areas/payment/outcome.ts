/** What became of a payment, in the words of this site. */
import type { IconName } from '../../ui/icon';

const STATES = ['paid', 'pending', 'waiting', 'expired', 'failed', 'refunded'] as const;

type KnownState = (typeof STATES)[number];
export type PaymentState = KnownState | 'unknown';

/** The services' words for each state; an unknown word is no success. */
const WORDS: Readonly<Record<KnownState, readonly string[]>> = {
  paid: ['paid', 'success', 'settlement', 'capture', 'settled'],
  pending: ['pending', 'unpaid'],
  waiting: ['waiting', 'processing'],
  expired: ['expired', 'expire'],
  failed: ['failed', 'deny', 'cancel', 'cancelled', 'failure'],
  refunded: ['refunded', 'refund'],
};

/** The state a service's word stands for. */
export function paymentState(word: string): PaymentState {
  const said = word.trim().toLowerCase();
  return STATES.find((state) => WORDS[state].includes(said)) ?? 'unknown';
}

export interface Outcome {
  readonly tone: 'good' | 'waiting' | 'bad';
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

export const outcomes: Readonly<Record<PaymentState, Outcome>> = {
  paid: {
    tone: 'good',
    icon: 'check',
    title: 'Terdaftar',
    text: 'Pembayaranmu sudah kami terima, dan tempatmu sudah aman.',
  },
  pending: {
    tone: 'waiting',
    icon: 'clock',
    title: 'Menunggu pembayaran',
    text: 'Tagihan sudah dibuat, tetapi pembayarannya belum kami terima. Bank kadang butuh beberapa menit.',
  },
  waiting: {
    tone: 'waiting',
    icon: 'clock',
    title: 'Pembayaran sedang dikonfirmasi',
    text: 'Pembayaranmu sudah masuk. Begitu bank memastikannya, kelasmu terbuka; kamu tidak perlu membayar lagi.',
  },
  expired: {
    tone: 'bad',
    icon: 'clock',
    title: 'Waktu pembayaran habis',
    text: 'Tagihan ini tidak bisa dibayar lagi dan tidak ada uang yang ditarik. Kamu bisa membuat tagihan baru.',
  },
  failed: {
    tone: 'bad',
    icon: 'warning',
    title: 'Pembayaran belum berhasil',
    text: 'Bank atau penyedia pembayaran menolaknya. Coba lagi, atau pakai cara bayar yang lain.',
  },
  refunded: {
    tone: 'bad',
    icon: 'info',
    title: 'Dana dikembalikan',
    text: 'Pembayaran ini sudah dikembalikan, dan tempatmu sudah dilepas. Lamanya sampai ke rekeningmu bergantung pada bankmu.',
  },
  unknown: {
    tone: 'waiting',
    icon: 'info',
    title: 'Status pembayaran belum diketahui',
    text: 'Kami belum mendapat kabar pasti tentang pembayaran ini. Periksa lagi sebentar nanti sebelum membayar ulang.',
  },
};

/**
 * What payment sites call the invoice's number in the address they send visitors back to; the gateway
 * lets these names through.
 */
const NUMBER_NAMES = ['order_id', 'code', 'id'] as const;
const STATUS_NAMES = ['transaction_status', 'status'] as const;

/**
 * The invoice that the address names, without what it claims of it: nothing but a question, whoever
 * wrote the address. Null when it names none.
 */
export function invoiceQuery(query: URLSearchParams): Record<string, string> | null {
  const invoice = given(query, NUMBER_NAMES);
  return Object.keys(invoice).length > 0 ? invoice : null;
}

/** The invoice's number in what {@link invoiceQuery} has read. */
export function numberIn(query: Readonly<Record<string, string>>): string {
  const name = NUMBER_NAMES.find((known) => query[known] !== undefined);
  return name === undefined ? '' : (query[name] ?? '');
}

/** Whether the payment site has said on the way back how it went: then the platform looks anew. */
export function saysHow(query: URLSearchParams): boolean {
  return Object.keys(given(query, STATUS_NAMES)).length > 0;
}

function given(query: URLSearchParams, names: readonly string[]): Record<string, string> {
  const pairs = names.map((name) => [name, query.get(name)?.trim().slice(0, 100) ?? ''] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}
