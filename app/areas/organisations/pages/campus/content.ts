/** What the page for universities says in lists. */
import type { Question } from '../../../../sections/faq-section';
import type { Point } from '../../../../sections/point-section';
import type { Step } from '../../../../sections/step-section';

export const offers: Point[] = [
  {
    icon: 'book',
    title: 'Studi independen',
    text: 'Satu program penuh selama satu semester, dengan karya akhir yang diuji dosen dan mentor.',
  },
  {
    icon: 'calendar',
    title: 'Kelas sisipan',
    text: 'Beberapa pertemuan praktisi di dalam mata kuliah yang sudah ada.',
  },
  {
    icon: 'user',
    title: 'Dosen magang industri',
    text: 'Dosen ikut mengajar bersama mentor, lalu membawa kasusnya ke kelas.',
  },
  {
    icon: 'building',
    title: 'Dana padanan',
    text: 'Kami membantu menyusun usulan bersama mitra industri, dari kerangka sampai pelaporan.',
  },
];

export const steps: Step[] = [
  { title: 'Pemetaan', text: 'Capaian pembelajaran program studi disandingkan dengan kelas kami.' },
  { title: 'Nota kesepahaman', text: 'Jumlah SKS, jadwal, dan penilai disepakati tertulis.' },
  { title: 'Perkuliahan', text: 'Kehadiran dan nilai bisa dilihat dosen pembimbing kapan saja.' },
  { title: 'Konversi', text: 'Transkrip, rubrik, dan bukti karya diserahkan dalam satu berkas.' },
];

export const demo = {
  title: 'Bawa contoh kurikulum, kami bawa petanya',
  lead: 'Kirim surel; kami siapkan contoh konversi untuk satu program studi.',
  shown: [
    'Contoh peta capaian pembelajaran',
    'Berkas konversi yang diterima program studi',
    'Dasbor dosen pembimbing',
  ],
};

export const questions: Question[] = [
  {
    question: 'Siapa yang menetapkan jumlah SKS?',
    answer:
      'Program studi. Kami menyediakan perhitungan jam, rubrik, dan bukti; keputusan pengakuannya ada di kampus.',
  },
  {
    question: 'Apakah mahasiswa membayar?',
    answer:
      'Bergantung pada kesepakatan: ditanggung kampus, dana padanan, mitra industri, atau mahasiswa dengan cicilan.',
  },
  {
    question: 'Apakah dosen perlu hadir?',
    answer:
      'Tidak wajib, tetapi sangat kami anjurkan pada sesi ulasan, sebulan sekali selama dua jam.',
  },
];
