/** Dana Belajar's own words that come in lists. */
import type { Question } from '../../sections/faq-section';
import type { Step } from '../../sections/step-section';

export const path: Step[] = [
  {
    title: 'Janji ditulis',
    text: 'Kamu memilih kebutuhan dan nominal. Namanya baru janji: belum dihitung sebagai uang.',
  },
  {
    title: 'Transfer masuk',
    text: 'Bendahara mencocokkan mutasi tiap sore. Barismu pindah ke kolom yang sudah diterima.',
  },
  {
    title: 'Dibelanjakan',
    text: 'Kuitansi difoto dan dinomori. Sisanya, sekecil apa pun, kembali ke kas kebutuhan itu.',
  },
  {
    title: 'Tanda terima',
    text: 'Penerima atau walinya menandatangani. Kamu mendapat salinannya lewat surel.',
  },
];

export const doubts: Question[] = [
  {
    question: 'Berapa yang dipotong untuk pengurus?',
    answer:
      'Tidak ada potongan dari pemberian. Biaya pengurus dibayar dari kas tersendiri yang diisi sukarela, dan angkanya ikut dipajang.',
  },
  {
    question: 'Kalau targetnya tidak tercapai, uangnya ke mana?',
    answer:
      'Kami menghubungimu. Kamu boleh memindahkannya ke kebutuhan lain atau memintanya kembali dalam tujuh hari kerja.',
  },
  {
    question: 'Bolehkah memberi tanpa nama?',
    answer:
      'Boleh. Di daftar tertulis “Hamba Allah” atau inisial pilihanmu; bendahara tetap menyimpan bukti transfernya.',
  },
  {
    question: 'Bagaimana penerima dipilih?',
    answer:
      'Diusulkan sekolah, dikunjungi relawan, lalu disepakati tiga orang yang tidak saling kenal dengan keluarganya.',
  },
];
