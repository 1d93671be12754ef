/** The kinds of institutions that come, and what they ask first. */
import type { Point } from '../../../../sections/point-section';

export const sectors: readonly Point[] = [
  {
    icon: 'building',
    title: 'Perusahaan',
    text: '“Tim kami sudah ikut banyak pelatihan. Mengapa cara kerjanya tidak berubah?”',
  },
  {
    icon: 'pin',
    title: 'Pemerintah daerah',
    text: '“Bagaimana program ini tetap berjalan setelah anggaran tahun ini habis?”',
  },
  {
    icon: 'book',
    title: 'Kampus dan sekolah',
    text: '“Bagaimana memasukkan praktik industri tanpa membongkar kurikulum?”',
  },
  {
    icon: 'spark',
    title: 'Yayasan dan komunitas',
    text: '“Peserta kami punya ponsel, bukan laptop. Bisakah tetap belajar?”',
  },
  {
    icon: 'user',
    title: 'Usaha kecil',
    text: '“Saya hanya bisa belajar malam hari. Dari mana mulainya?”',
  },
  {
    icon: 'search',
    title: 'Perekrut',
    text: '“Bagaimana saya tahu calon ini benar-benar bisa mengerjakannya?”',
  },
];
