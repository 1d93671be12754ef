/** What is said of each verdict about an invoice. */
import type { OrderKind } from '../../api/payment';
import type { BadgeTone } from '../../ui/badge';
import type { IconName } from '../../ui/icon';
import type { Verdict } from './verdict';

export interface VerdictWords {
  readonly tone: 'good' | 'waiting' | 'bad';
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** What stands in a list. */
  readonly badge: readonly [tone: BadgeTone, text: string];
}

/** Said where an invoice leads to no page on which it could be paid. */
export const NO_PAYMENT_PAGE =
  'Halaman pembayarannya belum tersedia. Buka tautan di surel tagihanmu, atau periksa lagi sebentar nanti.';

/** The words for a verdict about an invoice of this kind. */
export function wordsOf(verdict: Verdict, kind: OrderKind): VerdictWords {
  const words = WORDS[verdict];
  return { ...words, text: words.text.replaceAll('{item}', ITEMS[kind]) };
}

const ITEMS: Readonly<Record<OrderKind, string>> = { class: 'kelas', event: 'acara' };

/** `{item}` is what the invoice is for. */
const WORDS: Readonly<Record<Verdict, VerdictWords>> = {
  payable: {
    tone: 'waiting',
    icon: 'clock',
    title: 'Menunggu pembayaran',
    text: 'Tagihan sudah dibuat, tetapi pembayarannya belum kami terima. Bank kadang butuh beberapa menit.',
    badge: ['orange', 'Menunggu pembayaran'],
  },
  waiting: {
    tone: 'waiting',
    icon: 'clock',
    title: 'Pembayaran sedang dikonfirmasi',
    text: 'Pembayaranmu sudah masuk dan sedang dikonfirmasi. Begitu bank memastikannya, {item}mu terbuka; kamu tidak perlu membayar lagi.',
    badge: ['blue', 'Sedang dikonfirmasi'],
  },
  challenged: {
    tone: 'waiting',
    icon: 'clock',
    title: 'Pembayaran sedang diperiksa',
    text: 'Bank atau penyedia pembayaran memeriksa transaksi ini lebih dulu, biasanya paling lama satu hari kerja. Jangan membayar lagi; kalau ditolak, uangmu tidak jadi ditarik dan kamu bisa membuat tagihan baru.',
    badge: ['blue', 'Sedang diperiksa'],
  },
  opening: {
    tone: 'good',
    icon: 'check',
    title: 'Pembayaran diterima',
    text: 'Pembayaranmu sudah kami terima, dan {item}mu sedang dibuka. Halaman ini memeriksanya sendiri; kamu tidak perlu membayar lagi.',
    badge: ['blue', 'Sedang dibuka'],
  },
  stuck: {
    tone: 'waiting',
    icon: 'warning',
    title: 'Pembayaran diterima, pendaftaran belum selesai',
    text: 'Pembayaranmu sudah kami terima, tetapi {item}mu belum juga terbuka. Jangan membayar lagi: minta bantuan dengan nomor tagihan ini.',
    badge: ['orange', 'Perlu bantuan'],
  },
  joined: {
    tone: 'good',
    icon: 'check',
    title: 'Terdaftar',
    text: 'Pembayaranmu sudah kami terima, dan tempatmu sudah aman.',
    badge: ['green', 'Lunas'],
  },
  needless: {
    tone: 'good',
    icon: 'check',
    title: 'Kamu sudah terdaftar',
    text: 'Tempatmu di {item} ini sudah aman, jadi tagihan ini tidak perlu dibayar.',
    badge: ['grey', 'Tidak perlu dibayar'],
  },
  replaced: {
    tone: 'waiting',
    icon: 'info',
    title: 'Ada tagihan lain',
    text: 'Untuk {item} ini ada tagihan lain yang sedang berjalan. Pakai tagihan itu; tagihan ini tidak perlu dibayar.',
    badge: ['grey', 'Diganti'],
  },
  'paid-twice': {
    tone: 'waiting',
    icon: 'warning',
    title: 'Terbayar dua kali',
    text: 'Tempatmu di {item} ini sudah dibayar dengan tagihan lain, dan tagihan ini terbayar juga. Minta bantuan dengan nomor tagihan ini agar uangnya dikembalikan.',
    badge: ['orange', 'Terbayar dua kali'],
  },
  lapsed: {
    tone: 'bad',
    icon: 'clock',
    title: 'Waktu pembayaran habis',
    text: 'Sampai batas waktunya pembayaranmu belum kami terima. Kalau kamu sudah membayar, jangan membayar lagi dulu: kabar QRIS atau transfer bisa datang terlambat. Kalau belum, buat tagihan baru.',
    badge: ['grey', 'Waktu habis'],
  },
  failed: {
    tone: 'bad',
    icon: 'warning',
    title: 'Pembayaran belum berhasil',
    text: 'Bank atau penyedia pembayaran menolaknya. Coba lagi, atau pakai cara bayar yang lain. Kalau saldomu telanjur berkurang, tunggu kabar dari bankmu dulu.',
    badge: ['red', 'Gagal'],
  },
  cancelled: {
    tone: 'bad',
    icon: 'close',
    title: 'Pembayaran dibatalkan',
    text: 'Tagihan ini sudah dibatalkan. Kalau kamu masih ingin ikut, buat tagihan baru.',
    badge: ['grey', 'Dibatalkan'],
  },
  refunded: {
    tone: 'bad',
    icon: 'info',
    title: 'Dana dikembalikan',
    text: 'Pembayaran ini sudah dikembalikan, dan tempatmu sudah dilepas. Lamanya sampai ke rekeningmu bergantung pada bankmu.',
    badge: ['grey', 'Dikembalikan'],
  },
  'refunded-seated': {
    tone: 'good',
    icon: 'info',
    title: 'Dana dikembalikan',
    text: 'Pembayaran ini sudah dikembalikan, dan tempatmu di {item} ini masih tercatat. Lamanya sampai ke rekeningmu bergantung pada bankmu.',
    badge: ['grey', 'Dikembalikan'],
  },
  'partly-refunded': {
    tone: 'waiting',
    icon: 'info',
    title: 'Sebagian dana dikembalikan',
    text: 'Sebagian dari pembayaran ini sudah dikembalikan. Lamanya sampai ke rekeningmu bergantung pada bankmu. Ada yang tidak sesuai? Minta bantuan dengan nomor tagihan ini.',
    badge: ['grey', 'Dikembalikan sebagian'],
  },
  unknown: {
    tone: 'waiting',
    icon: 'info',
    title: 'Status pembayaran belum diketahui',
    text: 'Kami belum mendapat kabar pasti tentang pembayaran ini. Periksa lagi sebentar nanti sebelum membayar ulang.',
    badge: ['grey', 'Belum diketahui'],
  },
};
