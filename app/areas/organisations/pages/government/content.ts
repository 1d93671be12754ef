/** What the page for governments says in lists. */
import type { Question } from '../../../../sections/faq-section';
import type { Point } from '../../../../sections/point-section';
import type { Step } from '../../../../sections/step-section';

export const offers: Point[] = [
  {
    icon: 'user',
    title: 'Keterampilan kerja bagi warga',
    text: 'Kelas padat karya digital bagi pencari kerja, lengkap dengan pendampingan melamar.',
  },
  {
    icon: 'building',
    title: 'Aparatur melek data',
    text: 'Perangkat daerah belajar membaca dan menyajikan data layanannya sendiri.',
  },
  {
    icon: 'book',
    title: 'Guru dan sekolah vokasi',
    text: 'Pelatihan guru pamong dan kelas industri yang menempel pada jam pelajaran.',
  },
  {
    icon: 'spark',
    title: 'UMKM masuk pasar digital',
    text: 'Foto produk, pembukuan sederhana, dan toko daring, didampingi sampai penjualan pertama.',
  },
];

export const steps: Step[] = [
  { title: 'Kajian kebutuhan', text: 'Data daerah dan wawancara warga menentukan sasaran.' },
  { title: 'Kerangka acuan', text: 'Sasaran, indikator, jadwal, dan biaya satuan yang terbuka.' },
  {
    title: 'Seleksi dan kelas',
    text: 'Pendaftaran terbuka; kehadiran dan tugas tercatat otomatis.',
  },
  { title: 'Pertanggungjawaban', text: 'Laporan akhir dengan data mentah yang bisa diaudit.' },
];

export const demo = {
  title: 'Minta paparan untuk dinas Anda',
  lead: 'Satu jam, daring atau di kantor Anda, dengan data dari provinsi Anda.',
  shown: [
    'Sebaran peserta di provinsi Anda',
    'Contoh kerangka acuan dan indikator',
    'Contoh laporan akhir dan data mentahnya',
  ],
};

export const questions: Question[] = [
  {
    question: 'Apakah bisa melalui pengadaan resmi?',
    answer:
      'Bisa. Kami menyiapkan kerangka acuan, rincian biaya, dan dokumen administrasi sesuai ketentuan pengadaan yang berlaku.',
  },
  {
    question: 'Bagaimana dengan daerah tanpa internet stabil?',
    answer:
      'Materi bisa diunduh dan dikerjakan luring, lalu diselaraskan saat ada sinyal. Sesi tatap muka diadakan di balai terdekat.',
  },
  {
    question: 'Siapa pemilik datanya?',
    answer:
      'Data peserta milik pemerintah daerah. Kami mengolahnya selama program dan menyerahkannya di akhir.',
  },
];
