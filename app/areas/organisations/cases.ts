/** The case studies that the audience pages lead to. */
import type { CaseStudy } from './case-section';

export const corporateCases: readonly CaseStudy[] = [
  {
    slug: 'farcapital',
    title: 'Analis yang bisa mempertahankan angkanya',
    text: 'Dua belas minggu bersama Farcapital, ditutup sidang di depan komite investasi.',
  },
  {
    slug: 'pesilat-1',
    title: 'Sekolah lapangan tenaga penjualan',
    text: 'Pelajaran lima menit di ponsel, naik tingkat setelah dibuktikan di lapangan.',
  },
  {
    slug: 'jabar-digital-academy-1',
    title: 'Kelas industri dengan masalah sungguhan',
    text: 'Perusahaan menitipkan masalahnya, peserta menggarapnya selama delapan minggu.',
  },
];

export const governmentCases: readonly CaseStudy[] = [
  {
    slug: 'jongkreatif-academy',
    title: 'Anak muda kreatif di enam kota',
    text: 'Belajar desain, video, dan pemasaran sambil berkarya untuk usaha di kotanya.',
  },
  {
    slug: 'sekolahbeta-intensive',
    title: 'Dari pencari kerja menjadi pengembang',
    text: 'Enam belas minggu penuh waktu, dengan jam belajar seperti jam kerja.',
  },
  {
    slug: 'jabar-digital-academy-2',
    title: 'Aparatur yang bercakap dengan data',
    text: 'Perangkat daerah merapikan dan menceritakan data layanannya sendiri.',
  },
];
