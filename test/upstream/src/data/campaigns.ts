/** Donation campaigns: posts with a target, each for something that can be counted. */

import type { PostDoc } from './posts';
import { rows, slugOf, timeFromNow } from './table';

const campaignTable = rows(
  6,
  `
Laptop untuk Desa | 1 | 25000000 | 64 | Laptop pinjaman yang dirawat sekolah, agar anak di desa bisa mengerjakan tugas tanpa bergantian ponsel orang tua. | Rp 250.000 menutup perawatan satu laptop selama setahun.
Beasiswa Talenta | 2 | 15000000 | 40 | Biaya kelas dan kuota internet bagi peserta yang lolos seleksi tetapi terhalang biaya. | Rp 100.000 menutup kuota belajar satu peserta selama sebulan.
Perpustakaan Digital | 3 | 8000000 | 90 | Buku dan rekaman yang bisa diunduh sekali lalu dibaca luring di sekolah yang sinyalnya sering hilang. | Rp 50.000 menambah satu judul untuk semua sekolah.
`,
);

/** The slugs of the campaigns that have been given to. */
export const campaignSlugs = campaignTable.map(([title = '']) => slugOf(title));

/** The campaigns, the newest first; each runs for so many days more. */
export const campaignPosts = (place: number): Omit<PostDoc, 'id'>[] =>
  campaignTable.map(([title = '', category, target, lasts, summary = '', example = ''], index) => ({
    slug: slugOf(title),
    kindSlug: 'campaigns',
    title,
    summary,
    content: [
      `<p>${summary} ${example}</p>`,
      '<h2>Ke mana uangnya pergi</h2>',
      '<p>Setiap pengeluaran kami catat dengan buktinya, dan ringkasannya kami kirim kepada semua yang memberi. Yang tersisa setelah target tercapai dipakai untuk putaran berikutnya, bukan untuk hal lain.</p>',
      '<h2>Siapa yang menjalankannya</h2>',
      '<p>Guru dan pengurus sekolah mengusulkan kebutuhannya, tim kami memeriksanya di tempat, dan hasilnya dilihat bersama setelah satu semester.</p>',
    ].join(''),
    categoryId: (place + 1) * 10 + Number(category),
    author: 'Tim Donasi',
    publishedAt: timeFromNow(-(12 + index * 9)),
    views: 320 + index * 57,
    isFeatured: index === 0,
    tags: ['donasi'],
    isParent: true,
    type: 'regular',
    isActive: true,
    target: Number(target),
    startsIn: 0,
    lengthDays: Number(lasts),
  }));
