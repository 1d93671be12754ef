/** Liga SMK's own words that come in lists. */
import type { Question } from '../../sections/faq-section';

export const season = [
  {
    name: 'Saringan',
    where: 'Dari bangku masing-masing',
    what: 'Soal sama, empat puluh delapan jam. Kiriman boleh diperbaiki sampai peluit Senin pagi.',
  },
  {
    name: 'Laga provinsi',
    where: 'Aula dinas pendidikan',
    what: 'Karya dibongkar juri di depan tim lain. Delapan jam untuk menjawab lewat perbaikan.',
  },
  {
    name: 'Kamp pelatih',
    where: 'Tiga malam lewat layar',
    what: 'Tidak ada yang pulang. Lawan duduk satu ruang dan saling menguji.',
  },
  {
    name: 'Partai puncak',
    where: 'Satu gelanggang, dua hari',
    what: 'Amplop soal dibuka di tempat. Penonton membawa satu suara.',
  },
] as const;

export const questions: Question[] = [
  {
    question: 'Guru pembimbing wajib ikut?',
    answer:
      'Satu guru untuk setiap tim, juga saat laga daring. Tugasnya menjaga waktu dan makan siang, bukan mengetik.',
  },
  {
    question: 'Boleh satu sekolah mengirim beberapa tim?',
    answer:
      'Paling banyak tiga, dan tidak boleh berbagi pemain. Nilai sekolah diambil dari tim terbaik.',
  },
  {
    question: 'Bagaimana kalau listrik di sekolah kami mati saat saringan?',
    answer:
      'Kirim foto meteran dan surat kepala sekolah dalam sehari. Waktu tim diganti sepanjang padamnya, sampai enam jam.',
  },
];
