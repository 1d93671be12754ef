/** What each scale says about a person, in words that describe and do not judge. */
import type { Scale } from '../../../../sections/disc/items';

export interface ScaleText {
  readonly name: string;
  /** In a few words. */
  readonly motto: string;
  readonly summary: string;
  readonly strengths: readonly string[];
  readonly advice: readonly string[];
  /** Work and ways of learning that suit. */
  readonly suits: string;
  /** As the second scale: what it adds to the first. */
  readonly adds: string;
}

export const scaleTexts: Readonly<Record<Scale, ScaleText>> = {
  D: {
    name: 'Dominan',
    motto: 'Penggerak yang ingin hasil',
    summary:
      'Kamu cepat melihat apa yang perlu diputuskan dan tidak menunggu sampai semuanya sempurna. Tantangan membuatmu bersemangat, dan orang sering menoleh kepadamu saat arah belum jelas.',
    strengths: [
      'Berani memutuskan di tengah ketidakpastian',
      'Terus bergerak ketika terhalang',
      'Berbicara lugas sehingga orang tahu posisimu',
    ],
    advice: [
      'Beri orang lain waktu menyelesaikan kalimatnya.',
      'Ceritakan alasanmu, bukan hanya keputusanmu.',
      'Sisihkan waktu memeriksa sebelum melangkah lagi.',
    ],
    suits:
      'Proyek dengan sasaran dan batas waktu yang jelas, memimpin tim kecil, merintis hal baru, atau manajemen produk.',
    adds: 'Ada dorongan untuk segera memutuskan dan melihat hasil.',
  },
  I: {
    name: 'Interaktif',
    motto: 'Penyemangat yang menghubungkan',
    summary:
      'Kamu menghidupkan suasana dan mudah membuat orang merasa diterima. Gagasanmu lahir dari percakapan, dan semangatmu menular kepada yang lain.',
    strengths: [
      'Membangun hubungan dengan cepat',
      'Menjelaskan hal rumit dengan cerita',
      'Menjaga semangat tim tetap hidup',
    ],
    advice: [
      'Tulis janjimu agar tidak tertimbun gagasan baru.',
      'Selesaikan satu hal sebelum memulai yang lain.',
      'Dengarkan juga yang jarang berbicara.',
    ],
    suits:
      'Belajar berkelompok, presentasi, pemasaran dan konten, komunitas, atau pendampingan peserta.',
    adds: 'Ada kehangatan dan kemampuan mengajak yang membuat orang ikut.',
  },
  S: {
    name: 'Stabil',
    motto: 'Penopang yang bisa diandalkan',
    summary:
      'Kamu menjaga irama kelompok tetap tenang. Orang datang kepadamu karena kamu mendengarkan, menepati janji, dan menyelesaikan apa yang sudah dimulai.',
    strengths: [
      'Sabar mendampingi sampai orang lain bisa',
      'Konsisten dari awal sampai akhir',
      'Meredakan perselisihan tanpa memihak',
    ],
    advice: [
      'Sampaikan keberatanmu sejak awal.',
      'Coba satu perubahan kecil setiap pekan.',
      'Terima bantuan; kamu juga boleh lelah.',
    ],
    suits:
      'Belajar dengan jadwal tetap, merawat layanan yang sudah berjalan, mengajar, atau pendukung pelanggan.',
    adds: 'Ada kesabaran dan ketekunan yang menjaga langkah tetap stabil.',
  },
  C: {
    name: 'Cermat',
    motto: 'Pemikir yang menjaga mutu',
    summary:
      'Kamu ingin memahami sebelum menyimpulkan. Ketelitianmu menyelamatkan tim dari kesalahan, dan pertanyaanmu membuat rencana menjadi lebih matang.',
    strengths: [
      'Menemukan yang terlewat oleh orang lain',
      'Menyusun langkah dengan runtut',
      'Berpegang pada data ketika suasana memanas',
    ],
    advice: [
      'Tentukan sejak awal kapan hasilnya sudah cukup baik.',
      'Bagikan pekerjaanmu sebelum terasa sempurna.',
      'Beri tahu juga apa yang sudah benar, bukan hanya yang salah.',
    ],
    suits:
      'Belajar mandiri dengan bahan lengkap, analisis data, keamanan, pengujian, atau rekayasa perangkat lunak.',
    adds: 'Ada ketelitian yang memastikan hasilnya tepat.',
  },
};
