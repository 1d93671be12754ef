/** Videos: posts whose link is a player. */

import type { PostDoc } from './posts';
import { rows, slugOf, timeFromNow } from './table';

const videoTable = rows(
  3,
  `
Sehari di Kelas Web Malam | 1 | Dari salam pembuka sampai tugas terakhir: beginilah satu malam belajar bersama mentor.
Dari Kasir Menjadi Analis Data | 2 | Seorang alumni bercerita tentang dua belas bulan yang mengubah pekerjaannya.
Panggung Demo Angkatan Baru | 3 | Enam tim memperagakan karya akhirnya dan menjawab pertanyaan juri.
Membaca Grafik Tanpa Tertipu | 4 | Tiga kebiasaan kecil sebelum mempercayai sebuah diagram.
Tur Laboratorium SMK Mitra | 5 | Guru dan murid memperlihatkan ruang praktik yang mereka rakit sendiri.
Git untuk Kerja Kelompok | 4 | Cabang, gabungan, dan cara tenang menyelesaikan bentrokan.
Sebelum Wawancara Pertama | 2 | Mentor memeragakan jawaban yang jujur untuk lima pertanyaan yang sering muncul.
Di Balik Festival Belajar Bersama | 3 | Panitia bercerita tentang tiga hari yang disiapkan selama setengah tahun.
`,
);

/** The player of a demo video. The id is longer than any real one, so that it is nobody's video. */
export const demoVideo = (name: string, number: number): string =>
  `https://www.youtube-nocookie.com/embed/contoh-${name}-${String(number).padStart(2, '0')}`;

/** The videos, the newest first. */
export const videoPosts = (place: number): Omit<PostDoc, 'id'>[] =>
  videoTable.map(([title = '', category, summary = ''], index) => ({
    slug: slugOf(title),
    kindSlug: 'video',
    title,
    summary,
    content: `<p>${summary}</p>`,
    categoryId: (place + 1) * 10 + Number(category),
    author: 'Tim Dokumentasi',
    publishedAt: timeFromNow(-(4 + index * 9)),
    views: 210 + ((index * 137) % 1900),
    isFeatured: index === 0,
    tags: ['video'],
    isParent: true,
    type: 'regular',
    isActive: true,
    link: demoVideo('video', index + 1),
  }));
