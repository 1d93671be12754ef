/** The LMS's two features (spec section 3): static. */

import { textOf } from '../../../../router/page-values';
import type { Feature } from '../../feature';

export const lmsFeatures: readonly Feature[] = [
  {
    slug: 'coding-studio',
    ...textOf('lms-feature', 'coding-studio'),
    key: 'codingStudio',
    icon: 'spark',
    label: 'Berlatih kode di peramban',
    image: '',
    listFeatures: [
      '12 bahasa pemrograman: Python, JavaScript, TypeScript, Java, C, C++, C#, Go, Rust, PHP, Kotlin, dan SQL',
      'Kasus uji terbuka untuk berlatih dan kasus uji tertutup untuk menilai',
      'Riwayat setiap percobaan, sehingga pengajar tahu di mana peserta tersangkut',
      'Komentar pengajar tepat di baris kodenya',
      'Batas waktu dan memori agar program yang berputar tanpa henti berhenti sendiri',
      'Bekerja di komputer sekolah dan laptop lama karena kodenya dijalankan di server',
    ],
    benefits: [
      {
        title: 'Mulai dalam satu menit',
        icon: 'clock',
        desc: 'Jam pertama dipakai belajar, bukan memasang perangkat lunak di tiga puluh komputer.',
      },
      {
        title: 'Umpan balik saat itu juga',
        icon: 'check',
        desc: 'Peserta tahu kasus uji mana yang gagal sebelum lupa apa yang baru ditulisnya.',
      },
      {
        title: 'Pengajar melihat prosesnya',
        icon: 'user',
        desc: 'Bukan hanya jawaban akhir: tiap percobaan tersimpan, jadi bantuan datang pada titik yang tepat.',
      },
    ],
  },
  {
    slug: 'online-quiz',
    ...textOf('lms-feature', 'online-quiz'),
    key: 'onlineQuiz',
    icon: 'book',
    label: 'Kuis yang menilai dirinya',
    image: '',
    listFeatures: [
      'Pilihan ganda, jawaban singkat, menjodohkan, dan isian kode',
      'Bank soal menurut topik dan tingkat kesulitan',
      'Urutan soal dan pilihan diacak untuk tiap peserta',
      'Pembahasan muncul setelah menjawab atau setelah waktu habis',
      'Jawaban tersimpan sendiri ketika koneksi terputus',
      'Laporan butir soal: mana yang terlalu mudah, mana yang menjebak',
    ],
    benefits: [
      {
        title: 'Koreksi tidak menumpuk',
        icon: 'refresh',
        desc: 'Nilai keluar begitu kuis ditutup, sehingga pengajar memakai waktunya untuk membahas.',
      },
      {
        title: 'Tahu topik yang lemah',
        icon: 'search',
        desc: 'Laporan per topik menunjukkan materi mana yang perlu diulang sebelum lanjut.',
      },
      {
        title: 'Adil bagi semua',
        icon: 'lock',
        desc: 'Acakan soal, batas waktu yang sama, dan tambahan waktu bagi peserta yang membutuhkannya.',
      },
    ],
  },
];
