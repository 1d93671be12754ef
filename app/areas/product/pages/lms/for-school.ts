/** The page of the learning platform as schools read it. */
import type { LmsWords } from './words';

export const school: LmsWords = {
  opening: {
    title: 'Kelas daring yang muat di jam pelajaran.',
    lead: 'Bahan, tugas, dan nilai murid di satu alamat sekolah, ringan di ponsel, dan tidak menuntut kuota orang tua.',
  },
  features: {
    title: 'Yang paling sering dipakai murid',
    lead: 'Coba sendiri dulu, seperti murid Anda akan mencobanya.',
  },
  parts: {
    title: 'Yang dipakai setiap hari sekolah',
    lead: 'Semuanya sudah termasuk; sekolah tidak membeli bagian demi bagian.',
    items: [
      {
        icon: 'book',
        title: 'Bahan per pertemuan',
        text: 'Bacaan, video pendek, dan lembar kerja tersusun menurut tanggal mengajar, bukan menurut nama berkas.',
      },
      {
        icon: 'calendar',
        title: 'Kalender kelas',
        text: 'Libur, ujian, dan tugas tampak di satu halaman yang bisa dicetak untuk dinding kelas.',
      },
      {
        icon: 'chat',
        title: 'Pertanyaan murid',
        text: 'Ditulis di bawah bahannya, dibaca sekelas, dan bisa dijawab temannya lebih dulu.',
      },
      {
        icon: 'check',
        title: 'Buku nilai',
        text: 'Nilai tugas masuk sendiri ke daftar kelas dan bisa dipindahkan ke rapor sekolah.',
      },
      {
        icon: 'user',
        title: 'Akun orang tua',
        text: 'Orang tua melihat kehadiran dan tugas anaknya sendiri, tanpa melihat milik anak lain.',
      },
      {
        icon: 'building',
        title: 'Nama sekolah di depan',
        text: 'Lambang dan alamat sekolah sendiri; tidak ada iklan di halaman murid.',
      },
    ],
  },
  roles: {
    title: 'Apa yang tampak setelah bel masuk',
    lead: 'Murid, guru, dan kepala sekolah membuka hal yang berbeda.',
    items: [
      {
        key: 'peserta',
        name: 'Murid',
        promise: 'Tahu tugas mana yang dikumpulkan hari ini.',
        sees: [
          'Bahan pertemuan hari ini',
          'Tugas yang belum dikumpulkan',
          'Komentar guru pada tugas kemarin',
          'Nilai yang sudah keluar',
        ],
      },
      {
        key: 'pengajar',
        name: 'Guru',
        promise: 'Tahu siapa yang tertinggal sebelum ulangan.',
        sees: [
          'Murid yang belum membuka bahan',
          'Tugas yang menunggu diperiksa',
          'Soal yang membuat sekelas keliru',
          'Pertanyaan yang belum terjawab',
        ],
      },
      {
        key: 'pengelola',
        name: 'Kepala sekolah',
        promise: 'Tahu kelas mana yang perlu ditengok.',
        sees: [
          'Kehadiran per kelas pekan ini',
          'Bahan yang belum diisi',
          'Laporan untuk pengawas',
          'Permintaan orang tua yang menunggu',
        ],
      },
    ],
  },
  steps: {
    title: 'Sampai murid masuk pertama kali',
    lead: 'Biasanya selesai sebelum tengah semester.',
    items: [
      {
        title: 'Satu guru dulu',
        text: 'Kami duduk bersama satu guru dan memindahkan satu bab pelajarannya.',
      },
      {
        title: 'Daftar murid',
        text: 'Nama dan kelas diunggah dari daftar yang sudah dipakai tata usaha.',
      },
      { title: 'Rapat guru', text: 'Satu sore di ruang guru; yang mahir membantu yang belum.' },
      {
        title: 'Surat untuk rumah',
        text: 'Penjelasan satu halaman dan cara masuk, dititipkan lewat murid.',
      },
    ],
  },
  asked: {
    title: 'Pertanyaan dari ruang guru',
    questions: [
      {
        question: 'Murid kami berbagi satu ponsel di rumah.',
        answer:
          'Bisa bergiliran. Setiap murid punya akun sendiri, dan bahan yang sudah dibuka tersimpan untuk dibaca luring.',
      },
      {
        question: 'Apakah murid kelas satu perlu surel?',
        answer: 'Tidak. Cukup nama dan kode kelas dari gurunya.',
      },
      {
        question: 'Ke mana data murid disimpan?',
        answer:
          'Hanya untuk sekolah Anda. Data dihapus ketika murid lulus atau ketika sekolah memintanya.',
      },
      {
        question: 'Siapa yang melatih guru baru tahun depan?',
        answer:
          'Kami, sekali setiap awal tahun ajaran, ditambah panduan singkat yang bisa dicetak.',
      },
    ],
  },
  last: {
    title: 'Coba dengan satu bab pelajaran',
    text: 'Kirim bahan yang dipakai pekan ini, dan lihat bentuknya di ponsel murid.',
  },
};
