/** The questions of the quiz's demonstration. */
import type { QuizQuestion } from '../../../../api/class';

export const quizQuestions: readonly QuizQuestion[] = [
  {
    question: 'Kata sandi mana yang paling sulit ditebak?',
    topic: 'Keamanan',
    choices: ['Jakarta2026', 'kucing-payung-resep-senja', 'P@ssw0rd', '12345678'],
    answer: 1,
    explanation:
      'Panjang mengalahkan simbol. Empat kata acak jauh lebih sulit ditebak daripada satu kata dengan angka di belakangnya.',
  },
  {
    question:
      'Rata-rata lima nilai ujian adalah 80. Empat di antaranya 70, 75, 85, dan 90. Berapa nilai kelima?',
    topic: 'Data',
    choices: ['70', '75', '80', '85'],
    answer: 2,
    explanation: 'Jumlah lima nilai 400, sedangkan empat nilai yang diketahui berjumlah 320.',
  },
  {
    question: 'Apa yang pertama kali dilakukan saat program menampilkan pesan galat?',
    topic: 'Pemrograman',
    choices: [
      'Membaca pesannya sampai habis',
      'Menghapus programnya lalu mulai dari awal',
      'Mengubah baris secara acak',
      'Memasang ulang komputer',
    ],
    answer: 0,
    explanation:
      'Pesan galat biasanya menyebut berkas, baris, dan sebabnya. Membacanya menghemat waktu paling banyak.',
  },
];
