/** The league's own words: its rounds, its fields, how to take part. */
import type { Question } from '../../../../sections/faq-section';
import type { Point } from '../../../../sections/point-section';
import type { Step } from '../../../../sections/step-section';

/** A round: what happens in it, and how many go on. */
export interface Round {
  readonly name: string;
  readonly place: string;
  readonly text: string;
  readonly goesOn: string;
}

export const rounds: readonly Round[] = [
  {
    name: 'Penyisihan',
    place: 'Daring, dari sekolah',
    text: 'Semua tim mengerjakan tantangan yang sama selama satu pekan. Nilai keluar otomatis dan bisa diperbaiki sampai batas waktu.',
    goesOn: 'Delapan tim terbaik tiap provinsi lanjut',
  },
  {
    name: 'Babak daerah',
    place: 'Tatap muka, di ibu kota provinsi',
    text: 'Tim membawa hasilnya ke hadapan juri, memperbaikinya dalam sehari, lalu menjelaskan keputusan yang diambil.',
    goesOn: 'Satu tim tiap bidang mewakili provinsi',
  },
  {
    name: 'Pekan mentor',
    place: 'Daring, tiga kali pertemuan',
    text: 'Mentor dari industri mendampingi tim provinsi menajamkan karya dan cara bercerita.',
    goesOn: 'Tidak ada yang gugur',
  },
  {
    name: 'Final nasional',
    place: 'Tatap muka, dua hari',
    text: 'Tantangan terakhir diumumkan di tempat. Penonton ikut menilai lewat pameran karya.',
    goesOn: 'Tiga juara di setiap bidang',
  },
];

export const fieldsOfPlay: readonly Point[] = [
  {
    icon: 'spark',
    title: 'Pengembangan Web',
    text: 'Membangun situs yang dipakai warga di sekitar sekolah, dari koperasi sampai puskesmas.',
  },
  {
    icon: 'lock',
    title: 'Jaringan dan Awan',
    text: 'Merancang jaringan sekolah yang aman, hemat, dan tetap jalan saat listrik padam sebentar.',
  },
  {
    icon: 'user',
    title: 'Desain Produk',
    text: 'Mengamati pengguna, merancang purwarupa, lalu mengujinya bersama mereka.',
  },
];

export const waysIn: Step[] = [
  {
    title: 'Bentuk tim',
    text: 'Dua sampai lima siswa aktif dari satu sekolah, dengan satu guru pembimbing.',
  },
  {
    title: 'Daftarkan sekolah dan tim',
    text: 'Siapkan NPSN dan surel setiap anggota. Sekolah yang sudah terdaftar cukup menyebut namanya.',
  },
  {
    title: 'Ikuti pemanasan',
    text: 'Kerjakan tantangan contoh untuk mengenal cara penilaian. Hasilnya tidak dihitung.',
  },
  {
    title: 'Bertanding',
    text: 'Kerjakan penyisihan dari sekolah, lalu pantau nilaimu di papan peringkat.',
  },
];

export const questions: Question[] = [
  {
    question: 'Apakah ada biaya pendaftaran?',
    answer: 'Tidak ada. Sekolah hanya menanggung perjalanan ke babak daerah bila lolos.',
  },
  {
    question: 'Bolehkah satu sekolah mengirim beberapa tim?',
    answer: 'Boleh, di bidang yang sama maupun berbeda. Satu siswa hanya boleh ikut satu tim.',
  },
  {
    question: 'Bagaimana bila internet sekolah kami terbatas?',
    answer:
      'Tantangan penyisihan bisa diunduh sekali dan dikerjakan luring. Koneksi hanya diperlukan saat mengunduh dan mengirim.',
  },
  {
    question: 'Apa yang dinilai?',
    answer:
      'Apakah karyanya berfungsi, apakah menjawab kebutuhan penggunanya, dan seberapa jelas tim menjelaskan keputusannya.',
  },
];
