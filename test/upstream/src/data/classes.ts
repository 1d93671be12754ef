/** Classes: the table made into documents, and a document made into what the calls answer. */

import { type ChapterTexts, isFamily, writtenChapters } from '../contents/chapters';
import type { ClassLessons, LessonManner } from '../contents/lessons';
import { classTable } from './class-table';
import { webChapters } from './lessons/general';
import { type Mentor, mentors } from './mentors';
import { type Program, programs } from './programs';
import { beginsIn, dayFromNow, parts, pick, rows, slugOf } from './table';

/** Where a class stands; `upcoming` is none of the four, and shown as 'Segera Dimulai'. */
export type Phase = 'coming_soon' | 'registration' | 'started' | 'ended' | 'upcoming';

/** A mentor as told beside a class. */
export type Teacher = Pick<
  Mentor,
  'id' | 'slug' | 'name' | 'position' | 'photo' | 'bio' | 'isDemo'
>;

/** What a class's own page says beside its facts. */
export interface ClassTexts {
  benefits: string[];
  /** By level. */
  requirements: Record<string, string[]>;
  faqs: { question: string; answer: string }[];
}

/** A class as it is stored. Dates are days from now, so that a class stays in its phase. */
export interface ClassDoc {
  id: number;
  slug: string;
  code: string;
  name: string;
  summary: string;
  level: string;
  type: string;
  hours: number;
  tags: string[];
  modules: string[];
  programId: number;
  program: Pick<Program, 'id' | 'name' | 'slug'>;
  mentors: Teacher[];
  phase: Phase;
  startsIn: number;
  /** On the first of these from then on. */
  weekday?: string;
  lengthDays: number;
  price: number;
  quota: number;
  totalStudents: number;
  city: string;
  /** When it meets; two or three evenings where it does not say. */
  schedule?: { day: string; time: string }[];
  /** What its organisation says of its classes; the general words where it says nothing. */
  texts?: ClassTexts;
  /** How its organisation calls the chapters that are not written out. */
  manner?: LessonManner;
  /** What is written of its lessons. */
  lessons?: ClassLessons;
  /** What the reading and the quiz of its first module say, where they are written out. */
  first?: ChapterTexts;
}

/** What classes of the general contents are about, program by program. */
const FAMILIES: readonly string[] = [
  ...['browser', 'chart', 'chart', 'terminal', 'phone', 'shield', 'terminal', 'poster', 'pixel'],
  ...['blackboard', 'stall', 'book'],
];

/** Which chapters a class has that are not written out: its first tag says it, or its program. */
export const familyOf = ({ tags, programId }: ClassDoc): string =>
  tags.find(isFamily) ?? pick(FAMILIES, programId - 1);

const phases: Phase[] = [
  'registration',
  'started',
  'coming_soon',
  'registration',
  'ended',
  'upcoming',
];
const starts: Record<Phase, number> = {
  registration: 21,
  started: -10,
  coming_soon: 75,
  ended: -120,
  upcoming: 10,
};
const prices = [0, 350_000, 0, 750_000, 1_250_000, 499_000, 2_400_000];
/** Classes that nobody can join any more, though their registration is open. */
const FULL: readonly string[] = ['inkubasi-studio-gim'];
const cities = ['Bandung', 'Yogyakarta', 'Surabaya', 'Makassar', 'Medan', 'Semarang', 'Denpasar'];

/** A program as told beside what belongs to it. */
export const namedProgram = ({ id, name, slug }: Program) => ({ id, name, slug });

/** A mentor as told beside what they teach. */
export const teacher = ({ id, slug, name, position, photo, bio, isDemo }: Mentor): Teacher => ({
  id,
  slug,
  name,
  position,
  photo,
  bio,
  isDemo,
});

const general = writtenChapters(webChapters);

function classDoc(cells: string[], index: number, programId: number): ClassDoc {
  const [name = '', level = '', type = '', hours = '', summary = '', tags, modules] = cells;
  const phase = pick(phases, index);
  const quota = 30 + (index % 5) * 10;
  const full = { registration: 0.6, started: 0.9, ended: 1, coming_soon: 0, upcoming: 0.85 }[phase];
  const own = mentors.filter((mentor) => mentor.programId === programId);
  const first = general.get(name);
  return {
    id: index + 1,
    slug: slugOf(name),
    code: `BB-${101 + index}`,
    name,
    summary,
    level,
    type,
    hours: Number(hours),
    tags: parts(tags, ','),
    modules: parts(modules),
    programId,
    program: namedProgram(pick(programs, programId - 1)),
    mentors: [teacher(pick(own, index)), teacher(pick(own, index + 1))],
    phase,
    startsIn: starts[phase] + (index % 9),
    lengthDays: Math.ceil(Number(hours) / 6) * 7,
    price: pick(prices, index),
    quota,
    totalStudents: FULL.includes(slugOf(name)) ? quota : Math.round(quota * full),
    city: type === 'online' ? '' : pick(cities, index),
    ...(first && { first }),
  };
}

/** Every class, numbered through. */
export const classes: ClassDoc[] = classTable
  .flatMap((text, program) => rows(7, text).map((cells) => ({ cells, programId: program + 1 })))
  .map(({ cells, programId }, index) => classDoc(cells, index, programId));

/** How classes of the general contents end. */
const ENDS =
  'Setiap modul ditutup latihan yang diperiksa mentor, dan kelas diakhiri dengan satu karya yang dapat kamu tunjukkan.';

const description = (doc: ClassDoc): string =>
  `<p>${doc.summary}</p><p>${doc.hours} jam, ${doc.modules.length} modul: ${doc.modules.join(', ')}. ` +
  `${doc.manner?.ends ?? ENDS}</p>`;

/** A class in lists. */
export function classItem(doc: ClassDoc) {
  return {
    id: doc.id,
    code: doc.code,
    slug: doc.slug,
    name: doc.name,
    summary: doc.summary,
    description: description(doc),
    logo: '',
    cover: '',
    level: doc.level,
    type: doc.type,
    isComingSoon: doc.phase === 'coming_soon',
    isRegistrationOpen: doc.phase === 'registration',
    isStarted: doc.phase === 'started',
    isEnded: doc.phase === 'ended',
    program: doc.program,
    price: doc.price,
    startDate: dayFromNow(beginsIn(doc)),
    endDate: dayFromNow(beginsIn(doc) + doc.lengthDays),
    // A class about to start has closed its registration; any other closes it five days before.
    registrationEndDate: dayFromNow(beginsIn(doc) - (doc.phase === 'upcoming' ? 20 : 5)),
    quota: doc.quota,
    totalStudents: doc.totalStudents,
    totalModules: doc.modules.length,
    durationHours: doc.hours,
    city: doc.city,
    mentor: doc.mentors[0],
    // The first may be what it is about in English, which no visitor reads.
    tags: doc.tags.filter((tag) => !isFamily(tag)),
  };
}

const benefits = [
  'Umpan balik mentor untuk setiap tugas',
  'Komunitas alumni di lebih dari seratus kota',
  'Satu karya akhir untuk portofoliomu',
  'Sertifikat yang dapat diperiksa perusahaan',
];

const requirements: Record<string, string[]> = {
  beginner: [
    'Tidak perlu pengalaman sebelumnya',
    'Laptop atau komputer dengan peramban terbaru',
    'Waktu belajar enam jam setiap pekan',
  ],
  intermediate: [
    'Menguasai dasar dari kelas tingkat pemula',
    'Terbiasa mengerjakan tugas secara mandiri',
    'Waktu belajar enam sampai delapan jam setiap pekan',
  ],
  advanced: [
    'Pernah menyelesaikan proyek di bidang yang sama',
    'Siap bekerja dalam tim dan menerima tinjauan',
    'Waktu belajar delapan jam setiap pekan',
  ],
};

const place = (doc: ClassDoc): string =>
  doc.type === 'online'
    ? 'Seluruh pertemuan berlangsung daring dan direkam.'
    : `Pertemuan tatap muka diadakan di ${doc.city}${doc.type === 'hybrid' ? ', sisanya daring' : ''}.`;

const faqs = (doc: ClassDoc) => [
  { question: 'Di mana kelas ini berlangsung?', answer: place(doc) },
  {
    question: 'Apakah saya mendapat sertifikat?',
    answer: 'Ya, setelah seluruh modul dan karya akhir dinyatakan selesai oleh mentor.',
  },
  {
    question: 'Bagaimana bila saya tertinggal?',
    answer:
      'Rekaman dan catatan tersedia selama enam bulan, dan ada sesi tanya jawab setiap Jumat.',
  },
  {
    question: 'Apakah biayanya dapat dicicil?',
    answer:
      doc.price === 0
        ? 'Kelas ini gratis. Kursi terbatas, jadi daftar hanya bila kamu siap hadir.'
        : 'Ya, pembayaran dapat dibagi dua: saat mendaftar dan di pertengahan kelas.',
  },
];

/** What is learnt in classes of the general contents; of the others their modules say it. */
const generalOutcomes: Readonly<Record<string, string[]>> = {
  'dasar-web': [
    'Menulis halaman dengan HTML yang bisa dibacakan pembaca layar',
    'Menata halaman dengan CSS untuk ponsel lebih dulu',
    'Menyusun formulir yang memberi tahu kesalahan dengan ramah',
    'Menayangkan halaman di alamatmu sendiri',
  ],
  'literasi-data-untuk-semua': [
    'Bertanya siapa yang menghitung sebelum mempercayai sebuah angka',
    'Membaca grafik dan menemukan sumbu yang menipu',
    'Memilih antara rata-rata dan nilai tengah',
  ],
  'sql-untuk-analis': [
    'Menulis kueri untuk pertanyaan yang diajukan rekan kerja',
    'Menggabungkan tabel tanpa menggandakan baris',
    'Membandingkan baris dengan fungsi jendela',
  ],
};

const evenings = [
  { day: 'Selasa', time: '19.00–21.00 WIB' },
  { day: 'Kamis', time: '19.00–21.00 WIB' },
  { day: 'Sabtu', time: '09.00–11.00 WIB' },
];

/** A class on its own page; `related` are other classes of its program. */
export function classOverview(doc: ClassDoc, related: ClassDoc[]) {
  return {
    ...classItem(doc),
    benefits: doc.texts?.benefits ?? benefits,
    requirements: (doc.texts?.requirements ?? requirements)[doc.level] ?? [],
    outcomes: doc.lessons?.outcomes ?? generalOutcomes[doc.slug] ?? [],
    faqs: doc.texts?.faqs ?? faqs(doc),
    mentors: doc.mentors.filter(({ id }, index) => id !== doc.mentors[index - 1]?.id),
    schedule: doc.schedule ?? evenings.slice(0, doc.hours > 24 ? 3 : 2),
    related: related.map(classItem),
  };
}
