/** What this brand says in lists. */

/** What is no proof of training, and what takes its place. */
export const refused = [
  {
    no: 'Rata-rata kepuasan 4,8 dari 5',
    yes: 'Hari yang dipakai menutup buku',
    why: 'Senang itu baik. Tetapi direktur keuangan tidak menunggu senangnya.',
  },
  {
    no: 'Kehadiran 97 persen',
    yes: 'Pesanan yang lewat tenggat',
    why: 'Kursi yang terisi tidak mengirim barang.',
  },
  {
    no: 'Nilai ujian akhir',
    yes: 'Laporan yang dibetulkan dua kali',
    why: 'Soal pilihan ganda tidak pernah datang pukul empat sore dengan data yang kurang.',
  },
] as const;

/** What is measured in an example, as long as no case may be told. */
export const sample =
  'Berkas yang ditunggu: 31 menjadi 8; tanda tangan per pesanan: 5 menjadi 2; surel susulan: 64 menjadi 12.';

/** The first conversation; `minutes` of each part. */
export const talk = [
  {
    minutes: 10,
    what: 'Anda bercerita',
    detail: 'Satu pekerjaan yang terlalu lama, sering salah, atau tidak ada yang mau.',
  },
  {
    minutes: 15,
    what: 'Kita cari angkanya',
    detail: 'Yang sudah tercatat. Kalau belum ada, kita sepakati siapa yang mulai mencatat.',
  },
  {
    minutes: 15,
    what: 'Kami menebak',
    detail: 'Seberapa jauh angka itu bisa bergerak, dan apa yang membuatnya tidak bergerak.',
  },
  {
    minutes: 5,
    what: 'Anda memutuskan',
    detail: 'Lanjut, nanti, atau tidak. Tidak ada panggilan susulan.',
  },
] as const;
