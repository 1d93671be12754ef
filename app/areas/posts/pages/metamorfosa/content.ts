/** What the book's page says: written for the page, so that it can be read without the book. */
import type { Question } from '../../../../sections/faq-section';

export interface Chapter {
  readonly stage: string;
  readonly title: string;
  readonly text: string;
}

/** The book's four parts, named after what a butterfly goes through. */
export const chapters: readonly Chapter[] = [
  {
    stage: 'Telur',
    title: 'Keinginan yang belum punya nama',
    text: 'Tentang hari-hari sebelum memulai: rasa tertinggal, tab peramban yang tidak pernah ditutup, dan satu pertanyaan yang terus kembali.',
  },
  {
    stage: 'Ulat',
    title: 'Lapar, lambat, dan tekun',
    text: 'Tentang belajar yang tidak indah: galat yang sama tiga malam berturut-turut, catatan yang ditulis ulang, dan teman yang bertanya kabar.',
  },
  {
    stage: 'Kepompong',
    title: 'Ketika tidak ada yang terlihat',
    text: 'Tentang masa diam. Lamaran yang tidak dibalas, kerja yang ditinggalkan, dan perubahan yang justru sedang terjadi di dalam.',
  },
  {
    stage: 'Kupu-kupu',
    title: 'Terbang pendek-pendek dulu',
    text: 'Tentang pekerjaan pertama, murid pertama, pelanggan pertama. Tidak tinggi, tidak jauh, tetapi dengan sayap sendiri.',
  },
];

export interface Reader {
  readonly title: string;
  readonly text: string;
}

/** Whom the book is for. */
export const readers: readonly Reader[] = [
  {
    title: 'Kamu yang sedang berpindah jalur',
    text: 'Dari bidang lama ke bidang baru, sambil tetap harus membayar kontrakan.',
  },
  {
    title: 'Guru dan pendamping belajar',
    text: 'Tiap bagian ditutup tiga pertanyaan yang bisa dibawa ke kelas atau lingkar baca.',
  },
  {
    title: 'Orang tua yang sedang percaya',
    text: 'Supaya masa diam anaknya tidak selalu terbaca sebagai kemalasan.',
  },
];

export const questions: Question[] = [
  {
    question: 'Apakah buku ini berisi kiat belajar koding?',
    answer:
      'Tidak. Ini buku cerita tentang orang yang belajar. Kalau yang kamu cari latihan dan materi, kelas-kelas kami lebih tepat.',
  },
  {
    question: 'Harus dibaca berurutan?',
    answer:
      'Tidak harus. Empat bagiannya berdiri sendiri. Banyak pembaca mulai dari Kepompong karena di sanalah mereka sedang berada.',
  },
  {
    question: 'Boleh dibacakan di kelas atau komunitas?',
    answer:
      'Boleh, dan kami senang. Pertanyaan di akhir tiap bagian memang ditulis untuk dibicarakan bersama.',
  },
];
