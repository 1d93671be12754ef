/** Pusat Inovasi Digital's own words that come in lists. */

export const KINDS = ['keluhan', 'gejala', 'masalah'] as const;
export type Kind = (typeof KINDS)[number];

/** Sentences as they come in, and what each of them is. */
export const sentences: readonly { text: string; kind: Kind; why: string }[] = [
  {
    text: 'Lantai selasar puskesmas selalu basah.',
    kind: 'gejala',
    why: 'Terlihat, tetapi belum menyebut dari mana airnya.',
  },
  {
    text: 'Kami capek ditanya hal yang sama setiap hari.',
    kind: 'keluhan',
    why: 'Rasa yang jujur. Tanyakan: ditanya apa, oleh siapa, pukul berapa?',
  },
  {
    text: 'Nomor antrean hanya dipanggil di ruang yang tidak ada kursinya.',
    kind: 'masalah',
    why: 'Bila ini diubah, kerumunan dan kesalnya ikut berubah.',
  },
  {
    text: 'Perahu obat tidak punya jadwal yang bisa dibaca dari pulau.',
    kind: 'masalah',
    why: 'Ada yang bisa dicoba dengan papan dan cat, pekan ini juga.',
  },
];

/** Who owns what of an idea. */
export const rights: readonly { what: string; whose: string }[] = [
  { what: 'Gagasannya', whose: 'Milikmu, juga kalau panggilan ini memilih yang lain.' },
  { what: 'Rancangan yang didanai', whose: 'Terbuka untuk umum, dengan namamu di baris pertama.' },
  { what: 'Alat yang dibeli', whose: 'Tinggal di laboratorium, boleh kamu pinjam kapan saja.' },
  { what: 'Kegagalannya', whose: 'Milik bersama: satu halaman, dibaca di malam terbuka.' },
];
