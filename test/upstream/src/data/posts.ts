/** Posts of every kind with their categories: subjects told in each kind's own voice. */

import { campaignPosts } from './campaigns';
import { eventPosts, eventProgramPosts } from './events';
import { programs } from './programs';
import { subjectTable } from './subject-table';
import { parts, pick, rows, slugOf, timeFromNow } from './table';
import { videoPosts } from './videos';

export interface PostDoc {
  id: number;
  slug: string;
  kindSlug: string;
  title: string;
  summary: string;
  content: string;
  categoryId: number;
  author: string;
  /** ISO time. */
  publishedAt: string;
  views: number;
  isFeatured: boolean;
  tags: string[];
  isParent: boolean;
  /** Type within the kind, for the older list. */
  type: string;
  isActive: boolean;
  cover?: string;
  /** ISO time of the last change, and who made it; none where it is as it was published. */
  updatedAt?: string;
  updatedBy?: string;
  startsIn?: number;
  /** As a writer has set them, ISO days or times: in the place of the days from now. */
  startDate?: string;
  endDate?: string;
  /** On the first of these from then on. */
  weekday?: string;
  lengthDays?: number;
  location?: string;
  link?: string;
  isOnline?: boolean;
  /** What attending an event costs, in rupiah; 0 is free. */
  price?: number | null;
  /** How many an event has room for, and how many have said that they come. */
  quota?: number;
  totalAttendees?: number;
  /** What a campaign is to bring together, in rupiah. */
  target?: number;
}

export interface CategoryDoc {
  id: number;
  slug: string;
  name: string;
  kindSlug: string;
  description: string;
}

export interface Subject {
  name: string;
  category: number;
  lead: string;
  insight: string;
  tips: string[];
}

/** The subjects, which podcasts talk about too. */
export const subjects: Subject[] = rows(5, subjectTable).map(
  ([name = '', category, lead = '', insight = '', tips]) => ({
    name,
    category: Number(category),
    lead,
    insight,
    tips: parts(tips),
  }),
);

const kinds = rows(
  5,
  `
articles | 30 | Tips Belajar, Karier, Komunitas, Pendidikan, Industri | Panduan singkat: % / Yang perlu kamu tahu tentang % / Langkah awal % | Artikel ini merangkum pelajaran dari kelas dan percakapan kami dengan para mentor.
news | 24 | Kegiatan, Prestasi, Kemitraan, Sekolah, Dunia Kerja | Kabar baik dari program % / Peserta berbagi pengalaman tentang % / Temu daring membahas % | Kegiatan ini diikuti peserta dari berbagai daerah dan terbuka bagi siapa pun yang ingin belajar.
blog | 24 | Catatan Mentor, Cerita Karier, Cerita Warga, Ruang Guru, Di Balik Layar | Catatan mentor tentang % / Cerita di balik % / Pelajaran kecil dari % | Catatan ini ditulis seusai kelas, ketika percakapan masih hangat dan pertanyaan belum semua terjawab.
berita | 20 | Pelatihan, Beasiswa, Daerah, Pendidikan, Usaha | Kelas baru mengangkat tema % / Puluhan peserta mengikuti sesi % / Daerah mulai perhatikan % | Panitia menyampaikan bahwa sesi berikutnya akan dibuka bulan depan dengan kuota yang lebih besar.
tulisan-temans | 22 | Esai, Resensi, Cerita Pendek, Surat, Catatan Harian | Tentang %, sebuah catatan / Surat untuk kamu yang sedang menekuni % / Membaca ulang % | Tulisan ini kiriman teman pembaca dan disunting seperlunya tanpa mengubah suaranya.
program | 12 | Program Inti, Program Beasiswa, Program Daerah, Program Guru, Program Usaha | % | Program ini berjalan sepanjang tahun dan menerima peserta baru pada setiap angkatan.
events | 30 | Lokakarya, Bursa Kerja, Festival, Seminar, Kompetisi | % | Pendaftaran tidak dipungut biaya. Peserta yang hadir sampai akhir mendapat sertifikat.
event-program | 8 | Panggung Utama, Kelas Singkat, Ruang Karier, Ruang Guru, Pasar Karya | % | Acara ini bagian dari Festival Belajar Bersama.
video | 8 | Rekaman Kelas, Cerita Alumni, Cuplikan Kegiatan, Pelajaran Singkat, Kunjungan | % | Videonya dibuat oleh tim dokumentasi.
campaigns | 3 | Alat Belajar, Beasiswa, Buku dan Bahan, Ruang Belajar, Pelatihan Guru | % | Kampanye ini terbuka sampai targetnya tercapai.
`,
);

/** Categories, five for each kind; ids are the kind's place times ten plus 1 to 5. */
export const categories: CategoryDoc[] = kinds.flatMap(([kindSlug = '', , names], kind) =>
  parts(names, ',').map((name, index) => ({
    id: (kind + 1) * 10 + index + 1,
    slug: slugOf(name),
    name,
    kindSlug,
    description: `Kumpulan tulisan ${name.toLowerCase()} yang dipilih untukmu.`,
  })),
);

const authors = [
  'Redaksi',
  'Anindya Prameswari',
  'Bagas Wiratama',
  'Citra Lestarini',
  'Tim Mentor',
];
const closings = [
  'Tidak ada jalan pintas, tetapi ada jalan yang ditemani. Mulailah dari langkah paling kecil yang bisa kamu kerjakan hari ini.',
  'Bila tulisan ini membantumu, bagikan kepada satu orang yang sedang memulai. Belajar terasa lebih ringan ketika tidak sendirian.',
  'Kami akan senang mendengar ceritamu. Tulislah apa yang berhasil, juga apa yang belum, karena keduanya menolong orang lain.',
];
const middles = [
  'Kami bertanya kepada beberapa peserta bagaimana mereka menjalaninya. Jawaban mereka berbeda-beda, tetapi ada benang merahnya: mereka mulai sebelum merasa siap, lalu memperbaiki caranya sambil berjalan.',
  'Tentu tidak semuanya berjalan mulus. Ada pekan ketika rencana berantakan dan semangat menurun. Pada saat seperti itu, mereka kembali ke tujuan semula dan mengurangi beban, bukan menghentikannya.',
  'Yang menarik, perubahan terbesar justru terjadi di luar jam belajar. Percakapan di perjalanan pulang, catatan di buku kecil, dan keberanian bertanya membuat pemahaman bertahan lebih lama.',
];

const quoted = (text: string): string => `<blockquote><p>${text}</p></blockquote>`;

function content(subject: Subject, voice: string, index: number): string {
  const tips = subject.tips.map((tip) => `<li>${tip}.</li>`).join('');
  return [
    `<p>${subject.lead} ${voice}</p>`,
    '<h2>Mengapa ini penting</h2>',
    `<p>${subject.insight} Itulah sebabnya tema ${subject.name} terus kembali dalam kelas-kelas kami, dari angkatan pertama sampai yang sedang berjalan.</p>`,
    `<p>${pick(middles, index)}</p>`,
    '<h2>Yang bisa dicoba</h2>',
    `<ul>${tips}</ul>`,
    quoted(subject.insight),
    `<p>${pick(middles, index + 1)}</p>`,
    `<p>${pick(closings, index)}</p>`,
  ].join('');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function writings(kind: string[], place: number): Omit<PostDoc, 'id'>[] {
  const [kindSlug = '', count, , templates, voice = ''] = kind;
  return Array.from({ length: Number(count) }, (_, index) => {
    const subject = pick(subjects, index + place * 7);
    const title = capital(pick(parts(templates, '/'), index).replace('%', subject.name));
    return {
      slug: slugOf(title),
      kindSlug,
      title,
      summary: subject.lead,
      content: content(subject, voice, index + place),
      categoryId: (place + 1) * 10 + subject.category,
      author: pick(authors, index + place),
      publishedAt: timeFromNow(-(2 + index * 5 + place)),
      views: 90 + ((index * 173 + place * 41) % 2400),
      isFeatured: index % 8 === 0,
      tags: subject.name.split(' ').filter((word) => word.length > 5),
      isParent: index % 4 !== 3,
      type: index % 2 === 0 ? 'headline' : 'regular',
      isActive: true,
    };
  });
}

function programPosts(place: number): Omit<PostDoc, 'id'>[] {
  return programs.map((program, index) => ({
    slug: program.slug,
    kindSlug: 'program',
    title: program.name,
    summary: program.summary,
    content: `<p>${program.summary}</p><h2>Arah karier</h2><ul>${program.careers
      .map((career) => `<li>${capital(career)}</li>`)
      .join(
        '',
      )}</ul><h2>Cara belajar</h2><p>${pick(middles, index)}</p><p>${pick(closings, index)} Program ${program.name} dibuka dua kali setahun.</p>`,
    categoryId: (place + 1) * 10 + 1 + (index % 5),
    author: 'Tim Program',
    publishedAt: timeFromNow(-(30 + index)),
    views: 400 + index * 31,
    isFeatured: index < 3,
    tags: program.keywords.slice(0, 3),
    isParent: true,
    type: 'regular',
    isActive: true,
  }));
}

/** Every post; ids run through all kinds, because some calls name a post by its id alone. */
export const posts = (): PostDoc[] =>
  kinds
    .flatMap((kind, place) => {
      if (kind[0] === 'program') return programPosts(place);
      if (kind[0] === 'events') return eventPosts(place);
      if (kind[0] === 'event-program') return eventProgramPosts(place);
      if (kind[0] === 'video') return videoPosts(place);
      if (kind[0] === 'campaigns') return campaignPosts(place);
      return writings(kind, place);
    })
    .map((post, index) => ({ id: index + 1, ...post }));
