/** What the page for companies says in lists. */
import type { Question } from '../../../../sections/faq-section';
import type { Point } from '../../../../sections/point-section';
import type { Step } from '../../../../sections/step-section';

/** A row of the comparison: the usual way, and ours. */
export interface Contrast {
  readonly about: string;
  readonly usual: string;
  readonly ours: string;
}

export const contrasts: readonly Contrast[] = [
  {
    about: 'Materi',
    usual: 'Paket umum yang sama untuk semua perusahaan',
    ours: 'Disusun dari pekerjaan dan data tim Anda',
  },
  {
    about: 'Latihan',
    usual: 'Soal di akhir sesi',
    ours: 'Satu masalah nyata yang dibawa pulang selesai',
  },
  {
    about: 'Waktu',
    usual: 'Dua hari penuh di luar kantor',
    ours: 'Dua jam sepekan, di sela pekerjaan',
  },
  {
    about: 'Ukuran hasil',
    usual: 'Daftar hadir dan kuesioner kepuasan',
    ours: 'Peta kemampuan sebelum dan sesudah, per orang',
  },
];

export const offers: Point[] = [
  {
    icon: 'search',
    title: 'Pemetaan kemampuan',
    text: 'Asesmen singkat menunjukkan siapa butuh apa, supaya tak ada yang mengulang hal yang sudah dikuasai.',
  },
  {
    icon: 'book',
    title: 'Kurikulum khusus',
    text: 'Modul disusun bersama atasan langsung peserta dan ditinjau tiap pekan.',
  },
  {
    icon: 'user',
    title: 'Mentor praktisi',
    text: 'Pengajar yang masih mengerjakan bidangnya, satu mentor untuk paling banyak dua belas peserta.',
  },
  {
    icon: 'check',
    title: 'Laporan kemajuan',
    text: 'Dasbor kehadiran, tugas, dan nilai yang bisa dibuka kapan saja oleh tim SDM.',
  },
];

export const steps: Step[] = [
  { title: 'Dengar', text: 'Kami mewawancarai atasan dan beberapa calon peserta.' },
  { title: 'Rancang', text: 'Anda menerima rancangan modul, jadwal, dan ukuran keberhasilan.' },
  { title: 'Jalankan', text: 'Kelas berjalan; laporan singkat dikirim tiap dua pekan.' },
  { title: 'Ukur', text: 'Kemampuan dipetakan ulang dan dibandingkan dengan peta awal.' },
];

export const demo = {
  title: 'Lihat sendiri dalam 45 menit',
  lead: 'Kami tunjukkan platformnya dengan contoh dari industri yang mirip dengan Anda.',
  shown: [
    'Contoh peta kemampuan satu tim',
    'Satu modul dari sisi peserta',
    'Dasbor yang dilihat tim SDM',
  ],
};

export const questions: Question[] = [
  {
    question: 'Berapa peserta paling sedikit?',
    answer:
      'Sepuluh orang untuk kelas khusus. Tim yang lebih kecil bisa bergabung ke kelas reguler dengan harga kelompok.',
  },
  {
    question: 'Bisakah diadakan di kantor kami?',
    answer: 'Bisa. Kelas tatap muka, daring, dan campuran memakai modul yang sama.',
  },
  {
    question: 'Bagaimana dengan data rahasia?',
    answer:
      'Bahan latihan dari Anda disamarkan lebih dulu, dan kami menandatangani perjanjian kerahasiaan sebelum menerimanya.',
  },
];
