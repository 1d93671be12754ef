/** What makes the classes what they are: static content written for this product. */

import { textOf } from '../../../../router/page-values';
import type { Feature } from '../../feature';

export const siteFeatures: readonly Feature[] = [
  {
    slug: 'silabus-terbuka',
    ...textOf('features', 'silabus-terbuka'),
    key: 'openSyllabus',
    icon: 'book',
    label: 'Baca materi sebelum daftar',
    image: '',
    listFeatures: [
      'Judul dan lama setiap bab, dari awal sampai akhir',
      'Beberapa bab yang bisa dicoba tanpa mendaftar',
      'Syarat masuk yang ditulis jujur',
      'Contoh tugas akhir dari angkatan sebelumnya bila sudah ada',
    ],
    benefits: [
      {
        title: 'Tidak salah pilih',
        icon: 'check',
        desc: 'Kalau separuh materinya sudah kamu kuasai, kamu tahu harus memilih kelas lain.',
      },
      {
        title: 'Mudah diajukan ke atasan',
        icon: 'building',
        desc: 'Silabus bisa dibagikan sebagai alasan yang jelas saat meminta dukungan kantor.',
      },
      {
        title: 'Bisa menata waktu',
        icon: 'clock',
        desc: 'Perkiraan jam tiap modul membantu menyusun jadwal belajar di sela pekerjaan.',
      },
    ],
  },
  {
    slug: 'mentor-praktisi',
    ...textOf('features', 'mentor-praktisi'),
    key: 'mentors',
    icon: 'user',
    label: 'Diajar yang mengerjakannya',
    image: '',
    listFeatures: [
      'Profil mentor terbuka: pekerjaan, keahlian, dan kelas yang diampu',
      'Sesi tanya jawab di luar jam kelas',
      'Ulasan tugas satu per satu, tertulis',
      'Satu mentor untuk kelompok kecil, supaya namamu dikenal',
    ],
    benefits: [
      {
        title: 'Belajar cara berpikirnya',
        icon: 'spark',
        desc: 'Kamu melihat bagaimana seorang praktisi memutuskan, bukan hanya hasil akhirnya.',
      },
      {
        title: 'Umpan balik yang tajam',
        icon: 'chat',
        desc: 'Ulasan menyebut barisnya, sebabnya, dan cara memperbaikinya.',
      },
      {
        title: 'Jaringan yang nyata',
        icon: 'pin',
        desc: 'Mentor sering menjadi orang pertama yang tahu ada lowongan yang cocok.',
      },
    ],
  },
  {
    slug: 'proyek-dinilai',
    ...textOf('features', 'proyek-dinilai'),
    key: 'projects',
    icon: 'check',
    label: 'Portofolio dari tugas kelas',
    image: '',
    listFeatures: [
      'Rubrik terbuka sebelum proyek dimulai',
      'Boleh memperbaiki dan mengumpulkan ulang',
      'Ulasan sesama peserta, dengan panduan',
      'Halaman portofolio yang bisa dibagikan',
    ],
    benefits: [
      {
        title: 'Bukti, bukan klaim',
        icon: 'search',
        desc: 'Perekrut melihat hasil kerjamu, bukan hanya daftar kata di riwayat hidup.',
      },
      {
        title: 'Terbiasa direvisi',
        icon: 'refresh',
        desc: 'Di tempat kerja hampir tidak ada yang sekali jadi. Di sini juga.',
      },
      {
        title: 'Nilai yang bisa dijelaskan',
        icon: 'info',
        desc: 'Rubrik membuat kamu tahu mengapa nilainya sekian, dan apa yang menaikkannya.',
      },
    ],
  },
  {
    slug: 'asisten-belajar',
    ...textOf('features', 'asisten-belajar'),
    key: 'assistant',
    icon: 'chat',
    label: 'Bertanya kapan saja',
    image: '',
    listFeatures: [
      'Jawaban muncul selagi ditulis, bisa dihentikan kapan saja',
      'Riwayat percakapan yang bisa dibuka lagi atau dihapus',
      'Penilaian jawaban: membantu atau tidak, beserta alasannya',
      'Contoh kode yang bisa disalin',
    ],
    benefits: [
      {
        title: 'Tidak perlu malu bertanya',
        icon: 'user',
        desc: 'Pertanyaan yang terasa terlalu dasar untuk ditanyakan di kelas punya tempat di sini.',
      },
      {
        title: 'Tengah malam pun bisa',
        icon: 'clock',
        desc: 'Belajar sering terjadi setelah semua orang tidur. Asisten tetap menjawab.',
      },
      {
        title: 'Tahu batasnya',
        icon: 'warning',
        desc: 'Untuk keputusan penting, asisten menyarankan bertanya kepada mentor.',
      },
    ],
  },
];
