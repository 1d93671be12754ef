/** Koding Anak's own words that come in lists. */
import type { Question } from '../../sections/faq-section';

export const asks = [
  {
    ask: 'Umur berapa?',
    answer: 'Tujuh sampai lima belas. Yang belum lancar membaca mulai dari balok bergambar.',
  },
  {
    ask: 'Sekelas berapa anak?',
    answer:
      'Paling banyak sepuluh, dengan dua kakak pengajar. Tidak ada yang duduk menunggu giliran.',
  },
  {
    ask: 'Perlu laptop?',
    answer: 'Dua pertemuan pertama cukup tablet. Setelah itu laptop bekas pun jalan.',
  },
  {
    ask: 'Bagaimana saya tahu kemajuannya?',
    answer: 'Setiap pekan ada rekaman satu menit: anak menjelaskan sendiri apa yang ia buat.',
  },
] as const;

export const saturday = [
  {
    at: '09.00',
    what: 'Salah duluan',
    how: 'Semua memamerkan program yang rusak. Yang paling lucu dapat stiker.',
  },
  {
    at: '09.20',
    what: 'Membangun',
    how: 'Satu tantangan, banyak jawaban. Kakak pengajar bertanya, tidak mengetikkan.',
  },
  { at: '10.10', what: 'Camilan', how: 'Layar ditutup. Sungguh ditutup.' },
  {
    at: '10.25',
    what: 'Panggung kecil',
    how: 'Tiga anak menunjukkan karya. Penonton wajib memberi satu pujian yang rinci.',
  },
] as const;

export const worries: Question[] = [
  {
    question: 'Anak saya cepat bosan. Bisa ikut?',
    answer:
      'Justru sering cocok. Tantangan berganti tiap dua puluh menit, dan ia boleh berdiri, jongkok, atau mondar-mandir.',
  },
  {
    question: 'Apakah ini menambah waktu layar?',
    answer:
      'Sepertiga pertemuan tanpa layar. Di rumah kami tidak memberi tugas yang mengharuskan komputer.',
  },
  {
    question: 'Anak perempuan saya satu-satunya di kelas?',
    answer: 'Tidak. Setiap kelompok dibuka setelah ada sedikitnya tiga anak perempuan.',
  },
  {
    question: 'Kalau berhenti di tengah jalan?',
    answer: 'Sisa pertemuan dikembalikan penuh, dan anak tetap membawa pulang semua karyanya.',
  },
];
