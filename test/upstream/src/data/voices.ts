/** What visitors have left in the hosted database: comments, wishes, donations, testimonies. */

import { campaignSlugs } from './campaigns';
import { pick, rows, slugOf, timeFromNow } from './table';

const people = ['Ayu', 'Bima', 'Cahya', 'Dian', 'Eka', 'Farhan', 'Gita', 'Hana', 'Ilham', 'Jati'];

const books = [
  'Metamorfosa',
  'Surat dari Balai Desa',
  'Rumah di Ujung Kabel',
  'Kelas Tanpa Dinding',
];
const comments = [
  'Bab ketiganya membuat saya menelepon ibu. Terima kasih sudah menulisnya.',
  'Bahasanya ringan, tetapi pertanyaannya menetap lama setelah buku ditutup.',
  'Kami membacanya bergiliran di kelas, dan murid meminta satu bab lagi.',
  'Saya belum setuju dengan penutupnya, dan justru itu yang membuat diskusi kami ramai.',
  'Buku kecil yang pas dibawa di perjalanan pulang.',
];

/** Twenty-four comments on four books; `rating` is 1 to 5. */
export const bookReviews = () =>
  Array.from({ length: 24 }, (_, index) => {
    const book = pick(books, index);
    return {
      id: index + 1,
      book,
      book_slug: slugOf(book),
      name: pick(people, index),
      comment: pick(comments, index * 2 + Math.floor(index / 5)),
      rating: 3 + ((index * 2) % 3),
      created_at: timeFromNow(-(index * 2 + 1)),
    };
  });

const wishes = [
  'Semoga adik-adik di kampung punya laptop untuk belajar.',
  'Semangat untuk para guru yang mengajar sampai sore.',
  'Dulu saya dibantu beasiswa, sekarang giliran saya.',
  'Untuk anak perempuan yang bermimpi menjadi insinyur.',
  'Sedikit dari kami sekeluarga, semoga bermanfaat.',
  'Teruslah belajar walau sinyal sering hilang.',
];

/** Thirty wishes of donors, over three campaigns. */
export const aspirations = () =>
  Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    campaign: pick(campaignSlugs, index),
    name: index % 6 === 5 ? 'Teman Baik' : pick(people, index),
    message: pick(wishes, index + Math.floor(index / 6)),
    created_at: timeFromNow(-(index + 1), 3),
  }));

const amounts = [25_000, 50_000, 100_000, 250_000, 75_000, 500_000, 1_000_000];

/** Donations in rupiah, over these campaigns; every fourth is pledged and not paid yet. */
export const donationsFor = (slugs: readonly string[], count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    campaign: pick(slugs, index),
    name: pick(people, index * 3),
    email: `donatur${index + 1}@contoh.id`,
    amount: pick(amounts, index),
    status: index % 4 === 3 ? 'pledged' : 'paid',
    code: `DON-${pick(slugs, index)}-${index + 1}`,
    message: index % 2 === 0 ? pick(wishes, index) : '',
    created_at: timeFromNow(-(index + 1), 4),
  }));

/** Forty-eight donations to the general campaigns. */
export const donations = () => donationsFor(campaignSlugs, 48);

const testimonyTable = rows(
  2,
  `
Alumni Rekayasa Web | Mentornya tidak memberi jawaban, tetapi selalu memberi pertanyaan yang tepat.
Guru SD | Saya datang karena diwajibkan dan pulang membawa tiga kegiatan yang langsung saya pakai.
Orang tua | Anak saya kini menjelaskan apa yang ia buat, bukan hanya memainkannya.
Alumni Data | Proyek akhirnya menjadi bahan wawancara pertama saya, dan saya diterima.
Pemilik usaha | Pembukuan saya rapi untuk pertama kalinya sejak toko dibuka.
Kepala sekolah | Pelatihannya membumi: disesuaikan dengan sekolah yang internetnya terbatas.
Mitra industri | Lulusannya terbiasa bertanya dan menulis keputusan. Itu jarang kami temui.
Alumni Siap Kerja | Wawancara percobaannya lebih sulit daripada yang sebenarnya, dan saya bersyukur.
`,
);

/** Sixteen testimonies: the three newest have not been read yet, and one is hidden. */
export const testimonies = () =>
  Array.from({ length: 16 }, (_, index) => {
    const [role = '', message = ''] = pick(testimonyTable, index);
    return {
      id: index + 1,
      name: pick(people, index + 2),
      role,
      message,
      rating: 4 + (index % 2),
      status: index < 3 ? 'waiting' : index === 9 ? 'hidden' : 'published',
      created_at: timeFromNow(-(index * 5 + 2)),
    };
  });
