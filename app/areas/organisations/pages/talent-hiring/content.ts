/** The hiring page's words that come in lists. */
import type { Question } from '../../../../sections/faq-section';
import type { Step } from '../../../../sections/step-section';

/** A usual application beside what comes from here. */
export const comparison = [
  {
    topic: 'Keterampilan',
    usual: 'Daftar kata di riwayat hidup',
    ours: 'Proyek yang bisa dibuka, lengkap dengan nilainya',
  },
  {
    topic: 'Cara kerja',
    usual: 'Ditebak dari wawancara satu jam',
    ours: 'Catatan mentor selama berbulan-bulan',
  },
  {
    topic: 'Menerima masukan',
    usual: 'Baru terlihat setelah bekerja',
    ours: 'Riwayat revisi tiap tugas',
  },
  {
    topic: 'Kecocokan',
    usual: 'Ratusan lamaran untuk satu posisi',
    ours: 'Tiga sampai lima calon yang sudah disaring',
  },
] as const;

export const steps: Step[] = [
  {
    title: 'Ceritakan harinya',
    text: 'Apa yang dikerjakan orang ini di hari ke-30? Dari sana kami menyusun ukurannya.',
  },
  {
    title: 'Terima daftar pendek',
    text: 'Calon yang proyeknya mirip dengan pekerjaan itu, beserta catatan mentornya.',
  },
  {
    title: 'Temui dalam satu hari',
    text: 'Wawancara beruntun, daring atau di kantor Anda, tanpa surat-menyurat panjang.',
  },
  {
    title: 'Tinjau bersama',
    text: 'Kami bertanya lagi setelah tiga bulan, kepada Anda dan kepada orangnya.',
  },
];

export const questions: Question[] = [
  {
    question: 'Berapa biayanya?',
    answer:
      'Bertemu dan melihat daftar pendek tidak dipungut biaya. Untuk program penyiapan khusus, biayanya disepakati di depan.',
  },
  {
    question: 'Apakah calon sudah berpengalaman?',
    answer:
      'Sebagian baru lulus, sebagian berpindah karier. Yang sama: mereka sudah menyelesaikan proyek yang dinilai praktisi.',
  },
  {
    question: 'Bisakah magang dulu?',
    answer: 'Bisa, selama dibayar dan ada pembimbingnya. Kami tidak menyalurkan magang tanpa upah.',
  },
  {
    question: 'Bagaimana data calon dijaga?',
    answer:
      'Profil baru dikirim setelah calonnya setuju untuk lowongan itu. Setelah proses selesai, data calon yang tidak terpilih harus dihapus.',
  },
];
