/** The price page's words that come in lists. */
import type { Question } from '../../../../sections/faq-section';

export const plans = [
  {
    key: 'free',
    name: 'Kelas gratis',
    text: 'Untuk mencoba suasana belajarnya. Isinya utuh, bukan cuplikan kelas berbayar.',
    includes: ['Semua materi dan latihan kelas itu', 'Forum tanya jawab', 'Bukti penyelesaian'],
  },
  {
    key: 'paid',
    name: 'Kelas berbayar',
    text: 'Dibayar per kelas, satu kali. Tidak ada langganan yang diam-diam diperpanjang.',
    includes: [
      'Sesi bersama mentor',
      'Ulasan tugas satu per satu',
      'Sertifikat setelah proyek dinilai',
      'Rekaman sesi selama kelas berjalan',
    ],
  },
  {
    key: 'team',
    name: 'Lembaga',
    text: 'Untuk tim, angkatan, atau satu daerah. Biaya mengikuti isi program dan jumlah peserta.',
    includes: [
      'Silabus dari kebutuhan Anda',
      'Jadwal yang menyesuaikan',
      'Laporan kemajuan tiap peserta',
      'Satu penanggung jawab yang bisa dihubungi',
    ],
  },
] as const;

export const questions: Question[] = [
  {
    question: 'Apakah ada biaya lain setelah mendaftar?',
    answer:
      'Tidak ada. Harga di halaman kelas sudah mencakup materi, sesi, ulasan, dan sertifikat. Ongkos transfer mengikuti bank Anda.',
  },
  {
    question: 'Bisakah uang kembali?',
    answer:
      'Bisa, selama dibatalkan paling lambat tujuh hari sebelum kelas dimulai. Setelah itu kursi bisa dialihkan ke orang lain. Rinciannya ada di Syarat dan Ketentuan.',
  },
  {
    question: 'Bagaimana kalau saya tidak mampu membayar?',
    answer:
      'Lihat kelas gratis lebih dulu, dan perhatikan pengumuman beasiswa. Kalau keadaannya mendesak, bicaralah dengan kami lewat Buat Perjanjian.',
  },
  {
    question: 'Apakah kantor saya bisa membayar dengan faktur?',
    answer: 'Bisa. Pilih Lembaga, lalu kami kirimkan penawaran dan faktur atas nama kantor Anda.',
  },
];
