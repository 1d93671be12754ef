/** The hiring page as companies read it. */
import type { HiringWords } from './words';

export const team: HiringWords = {
  opening: {
    title: 'Lihat hasil kerjanya sebelum bertanya.',
    lead: 'Lulusan kami datang dengan proyek yang sudah dinilai praktisi. Anda membuka karyanya dulu, baru memutuskan siapa yang ingin ditemui.',
    ask: 'Minta daftar pendek',
  },
  comparison: {
    title: 'Yang Anda ketahui sebelum wawancara',
    lead: 'Bukan janji tentang orangnya, melainkan bukti yang bisa Anda buka sendiri.',
    rows: [
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
    ],
  },
  steps: {
    title: 'Dari lowongan sampai hari ke-90',
    items: [
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
    ],
  },
  now: 'Perusahaan yang membuka posisi lewat kami saat ini.',
  asked: {
    title: 'Pertanyaan dari perekrut',
    questions: [
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
        answer:
          'Bisa, selama dibayar dan ada pembimbingnya. Kami tidak menyalurkan magang tanpa upah.',
      },
      {
        question: 'Bagaimana data calon dijaga?',
        answer:
          'Profil baru dikirim setelah calonnya setuju untuk lowongan itu. Setelah proses selesai, data calon yang tidak terpilih harus dihapus.',
      },
    ],
  },
  last: {
    title: 'Satu posisi untuk dicoba',
    text: 'Beri kami satu lowongan. Kalau daftar pendeknya tidak cocok, Anda hanya kehilangan setengah jam.',
    label: 'Buat perjanjian',
  },
};
