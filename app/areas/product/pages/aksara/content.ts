/** Aksara's words that come in lists. */
import type { Question } from '../../../../sections/faq-section';
import type { Step } from '../../../../sections/step-section';

/** A week with Aksara, as a class lives it. */
export const week: Step[] = [
  { title: 'Senin', text: 'Guru membuka rak minggu ini. Siswa memilih satu bacaan.' },
  {
    title: 'Selasa sampai Kamis',
    text: 'Membaca sepuluh menit, lalu mengisi jurnal: satu kalimat, satu gambar, atau satu rekaman.',
  },
  { title: 'Jumat', text: 'Lingkar diskusi. Tiap anak memegang satu peran, guru berkeliling.' },
  {
    title: 'Akhir pekan',
    text: 'Lembar ringkas pulang bersama anak. Orang tua membaca dan membalas.',
  },
];

export const questions: Question[] = [
  {
    question: 'Apakah tiap siswa harus punya ponsel?',
    answer:
      'Tidak. Satu perangkat bisa dipakai bergiliran, dan jurnal bisa diisi di kertas lalu difoto oleh guru.',
  },
  {
    question: 'Untuk jenjang apa?',
    answer:
      'Bacaannya mencakup kelas satu sekolah dasar sampai sekolah menengah pertama. Guru boleh menambah bacaan sendiri.',
  },
  {
    question: 'Apakah ini menggantikan buku cetak?',
    answer:
      'Tidak. Jurnal dan lingkar diskusi juga bisa dipakai untuk buku dari perpustakaan sekolah.',
  },
  {
    question: 'Bagaimana dengan data anak?',
    answer:
      'Yang disimpan hanya nama panggilan, kelas, dan catatan bacanya. Sekolah bisa mengunduh atau meminta penghapusannya kapan saja.',
  },
];
