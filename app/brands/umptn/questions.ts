/** Questions as the exam asks them, each with what tells the right choice from the trap. */
import type { Subtest } from './exam-day';

export interface Question {
  readonly subtest: Subtest;
  readonly ask: string;
  readonly choices: readonly string[];
  /** The index of the right choice. */
  readonly right: number;
  readonly why: string;
}

export const questions: readonly Question[] = [
  {
    subtest: 'Kuantitatif',
    ask: 'Harga sebuah buku naik 25%, lalu didiskon 20%. Dibandingkan harga semula, harganya sekarang …',
    choices: ['naik 5%', 'naik 4%', 'tetap', 'turun 4%', 'turun 5%'],
    right: 2,
    why: 'Pakai angka ramah: 100 menjadi 125, dan seperlima dari 125 adalah 25. Jebakannya mengurangkan 25 dengan 20, padahal persennya dari angka yang berbeda.',
  },
  {
    subtest: 'Penalaran',
    ask: 'Semua pembawa kartu boleh masuk. Sebagian yang boleh masuk datang terlambat. Yang pasti benar:',
    choices: [
      'Semua yang boleh masuk membawa kartu',
      'Sebagian pembawa kartu terlambat',
      'Yang terlambat tidak membawa kartu',
      'Sebagian yang terlambat boleh masuk',
      'Pembawa kartu tidak terlambat',
    ],
    right: 3,
    why: 'Kalimat kedua dibalik saja: sebagian A adalah B berarti sebagian B adalah A. Kartu hanya umpan, karena orang lain pun mungkin boleh masuk.',
  },
  {
    subtest: 'Literasi Indonesia',
    ask: 'Pasar itu buka sebelum subuh, sepi saat siang, dan tutup sebelum magrib. Bacaan mendukung semuanya, kecuali …',
    choices: [
      'Pasar buka saat masih gelap',
      'Siang hari pembelinya berkurang',
      'Pedagang sayur datang paling pagi',
      'Malam hari pasar sudah tutup',
      'Pasar tidak buka sehari penuh',
    ],
    right: 2,
    why: 'Masuk akal, tetapi tidak tertulis. Lingkari kata “kecuali”, lalu cari bukti tiap pilihan; yang tak punya bukti itulah jawabannya.',
  },
  {
    subtest: 'Kuantitatif',
    ask: 'Rata-rata empat try-out Rini 70. Berapa nilai try-out kelimanya supaya rata-ratanya menjadi 72?',
    choices: ['72', '74', '76', '78', '80'],
    right: 4,
    why: 'Naik dua poin untuk lima try-out berarti sepuluh poin, semuanya ditanggung yang kelima: 70 + 10. Tidak perlu menjumlahkan apa pun.',
  },
  {
    subtest: 'Literasi Inggris',
    ask: '“The road was closed, so the villagers made do with a footpath.” Made do with berarti …',
    choices: ['built', 'managed with', 'blocked', 'asked for', 'forgot'],
    right: 1,
    why: 'Jalan ditutup, jadi mereka memakai yang ada. Tetangga katanya, closed dan so, sudah memberi tahu arah tanpa kamus.',
  },
  {
    subtest: 'Penalaran',
    ask: '2, 3, 5, 9, 17, …',
    choices: ['25', '31', '32', '33', '34'],
    right: 3,
    why: 'Selisihnya 1, 2, 4, 8: selalu berlipat dua. Berikutnya 16. Kalau suku tampak kacau, tuliskan selisih di bawahnya.',
  },
];
