/** Sekolah Koding Nusantara's own words that come in lists. */

/** A lesson hour. `all` do the same, or each month has its own; `home` ends the day. */
export interface Slot {
  readonly at: string;
  readonly name: string;
  readonly kind: 'all' | 'morning' | 'pair' | 'workshop' | 'home';
  /** Days of the week it is held on, 0 Monday to 4 Friday; every day where it does not say. */
  readonly on?: readonly number[];
}

const LONG = [0, 1, 2, 3];
const FRIDAY = [4];

export const slots: readonly Slot[] = [
  { at: '08.00', name: 'Apel lima menit: kemarin macet di mana?', kind: 'all' },
  { at: '08.15', name: 'Kelas pagi', kind: 'morning' },
  { at: '10.15', name: 'Teh, jauh dari layar', kind: 'all' },
  { at: '10.30', name: 'Berpasangan', kind: 'pair' },
  { at: '12.00', name: 'Makan dan salat', kind: 'all' },
  { at: '13.00', name: 'Bengkel', kind: 'workshop', on: LONG },
  { at: '13.15', name: 'Demo Jumat, lima menit seorang', kind: 'all', on: FRIDAY },
  { at: '14.30', name: 'Piket gedung dan tulis jurnal', kind: 'all', on: FRIDAY },
  { at: '15.00', name: 'Pulang', kind: 'home', on: FRIDAY },
  { at: '15.30', name: 'Kode dibaca manusia', kind: 'all', on: LONG },
  { at: '16.40', name: 'Sapu meja, tulis satu kalimat', kind: 'all', on: LONG },
  { at: '17.00', name: 'Pulang', kind: 'home', on: LONG },
];

/** One thing every day, or one for each day of the week. */
export type Lesson = string | readonly string[];

/** What is done in each month; the last goes on to the end. */
export const stages: readonly Record<'morning' | 'pair' | 'workshop', Lesson>[] = [
  {
    morning: ['Terminal', 'Git', 'Logika', 'Fungsi', 'Galat'],
    pair: 'Satu papan ketik, dua kepala',
    workshop: ['Jadwal ronda', 'Kasir kantin', 'Jadwal ronda', 'Kasir kantin'],
  },
  {
    morning: [
      'Komponen',
      'Formulir',
      'Warna dan kontras',
      'Uji pasar di Kranggan',
      'Aksesibilitas',
    ],
    pair: ['Meniru layar', 'Meniru layar', 'Naskah uji', 'Mencatat pedagang', 'Memperbaiki'],
    workshop: ['Timbangan', 'Timbangan', 'Cetak naskah', 'Membaca temuan'],
  },
  {
    morning: ['Model data', 'Layanan', 'Hak akses', 'Beban nyata', 'Cadangan'],
    pair: 'Menulis galat untuk kasir',
    workshop: ['Buku stok', 'Buku stok', 'Antrean', 'Antrean'],
  },
  {
    morning: ['Rapat mitra', 'Riset', 'Rilis', 'Kunjungan mitra', 'Tinjauan'],
    pair: 'Tim lima orang, satu daftar kerja',
    workshop: ['Setoran susu', 'Setoran susu', 'Pesan travel', 'Pesan travel'],
  },
];

/** What became of the last cohort's desks: work as a developer, in support, own trade, not yet. */
export const desks = [
  { kind: 'dev', count: 18, text: 'menulis kode di kantor orang' },
  { kind: 'help', count: 6, text: 'menjaga layanan tetap hidup' },
  { kind: 'own', count: 3, text: 'membuka usaha sendiri' },
  { kind: 'call', count: 5, text: 'masih kami telepon tiap Selasa' },
] as const;

export const doors = [
  {
    when: 'Lima malam',
    what: 'Sepekan Mencoba. Temponya sungguhan, biayanya dipotong kalau kamu lanjut.',
  },
  {
    when: 'Sabtu siang',
    what: 'Persiapan tes masuk, gratis. Tidak ada baris kode, hanya cara bertanya.',
  },
  {
    when: 'Tiga jam',
    what: 'Tes masuk. Boleh diulang sebulan kemudian, dengan catatan satu halaman dari kami.',
  },
  {
    when: 'Senin pertama',
    what: 'Meja, dua layar, dan kunci loker. Sejak itu belnya berbunyi untukmu.',
  },
] as const;
