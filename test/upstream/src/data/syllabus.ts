/** The syllabus of a class: its modules with four chapters each, made from the class alone. */

import type { ClassDoc } from './classes';
import { inSentence, pick, slugOf } from './table';
import { demoVideo } from './videos';

const openings = ['Mengapa', 'Mengenal', 'Langkah pertama:', 'Gambaran besar:'];
const practices = ['Latihan terbimbing:', 'Praktik bersama:', 'Studi kasus:', 'Bedah contoh:'];

type Kind = 'video' | 'reading' | 'quiz' | 'project';

/** What a module and its chapters are called: as it is written, or in the organisation's manner. */
function titlesOf(doc: ClassDoc, title: string, index: number) {
  const labels = doc.manner?.labels;
  const named = labels?.map((label) => `${label}: ${title}`) ?? [
    `${pick(openings, index + doc.id)} ${inSentence(title)}`,
    `Bacaan: ${title}`,
    `${pick(practices, index + doc.id)} ${inSentence(title)}`,
    `Kuis ${inSentence(title)}`,
  ];
  const written = doc.lessons?.modules[index];
  const [opening = '', reading = '', practice = ''] = written?.chapters ?? named;
  const summary =
    written?.summary ??
    (labels ? '' : `Memahami ${inSentence(title)} lewat contoh, lalu mencobanya sendiri.`);
  return { summary, opening, reading, practice, quiz: named[3] ?? '' };
}

/** The text of a chapter, as HTML. */
function lesson(
  doc: ClassDoc,
  module: string,
  title: string,
  kind: Kind,
  isFirst: boolean,
): string {
  const topic = inSentence(module);
  switch (kind) {
    case 'reading':
      return `<p>${doc.summary}</p><p>Bacaan ini merangkum ${inSentence(title)}: istilah yang akan sering muncul, keputusan yang perlu kamu ambil, dan kesalahan yang biasa dibuat di awal.</p><ul><li>Baca sekali tanpa mencatat.</li><li>Baca lagi dan tulis tiga pertanyaan.</li><li>Bawa pertanyaanmu ke pertemuan berikutnya.</li></ul>`;
    case 'quiz':
      return `<p>Tiga soal tentang ${topic}. Tidak ada batas waktu, dan kamu boleh mengulanginya.</p>`;
    case 'project':
      return `<p>Satukan semua modul kelas ${doc.name} menjadi satu karya yang bisa kamu tunjukkan.</p><h2>Yang dikumpulkan</h2><ul><li>Laporan singkat dalam PDF, atau arsip ZIP berisi karyamu.</li><li>Paling besar 10 MB.</li></ul><h2>Cara menilainya</h2><p>Mentor membaca apakah karyamu menjawab masalah nyata, apakah langkahnya bisa diulang, dan apakah kamu jujur tentang batasnya.</p>`;
    case 'video':
      return isFirst
        ? `<p>Di bab pembuka ini mentor menunjukkan ke mana kelas ${doc.name} menuju dan mengapa ${topic} menjadi langkah pertamanya.</p><p>Siapkan buku catatan kecil: di akhir bab kamu akan menuliskan tujuan belajarmu sendiri.</p>`
        : `<p>Rekaman ini mengerjakan ${topic} dari awal sampai selesai. Jeda di setiap langkah, kerjakan sendiri, lalu bandingkan.</p>`;
  }
}

/** Three questions about a module, as a quiz takes them. */
const questions = (doc: ClassDoc, module: string) => [
  {
    question: `Kapan ${inSentence(module)} paling berguna di kelas ${doc.name}?`,
    topic: module,
    choices: [
      'Setelah semuanya selesai',
      'Sejak masalahnya dirumuskan',
      'Hanya ketika mentor meminta',
    ],
    answer: 1,
    explanation: 'Semakin awal dipakai, semakin murah memperbaiki arah.',
  },
  {
    question: 'Contoh yang kamu ikuti tidak berjalan. Apa yang pertama kamu lakukan?',
    topic: 'Cara kerja',
    choices: [
      'Membaca pesannya sampai habis',
      'Memulai dari awal',
      'Melewati bagian itu',
      'Menyalin jawaban teman',
    ],
    answer: 0,
    explanation: 'Pesan yang dibaca sampai habis biasanya menyebut letak dan sebabnya.',
  },
  {
    question: `Apa tanda bahwa kamu sudah memahami ${inSentence(module)}?`,
    topic: module,
    choices: [
      'Hafal istilahnya',
      'Sudah menonton videonya',
      'Bisa menjelaskannya dengan contoh sendiri',
    ],
    answer: 2,
    explanation: 'Menjelaskan dengan contoh sendiri hanya bisa kalau sudah dipahami.',
  },
];

/**
 * The modules of a class in order; ids are unique over all classes. Text, video and questions of the
 * chapters that are not free are there for whom the class is open to.
 */
export function syllabusOf(doc: ClassDoc, isOpen: boolean) {
  const each = doc.hours / Math.max(doc.modules.length, 1);
  return doc.modules.map((title, index) => {
    const id = doc.id * 100 + index + 1;
    const last = index === doc.modules.length - 1;
    const chapter = (number: number, name: string, type: Kind, share: number) => {
      const isFree = index === 0 && number <= 2;
      const isShown = isFree || isOpen;
      const content = lesson(doc, title, name, type, index === 0 && number === 1);
      return {
        id: id * 10 + number,
        slug: `${number}-${slugOf(name)}`,
        title: name,
        type,
        durationMinutes: Math.max(10, Math.round(each * 60 * share)),
        isFree,
        content: isShown ? content : '',
        video: isShown && type === 'video' ? demoVideo('kelas', doc.id + index + number - 1) : '',
        questions: isShown && type === 'quiz' ? questions(doc, title) : [],
      };
    };
    const { summary, opening, reading, practice, quiz } = titlesOf(doc, title, index);
    return {
      id,
      slug: slugOf(title),
      title,
      summary,
      durationHours: Math.round(each * 10) / 10,
      chapters: [
        chapter(1, opening, 'video', 0.2),
        chapter(2, reading, 'reading', 0.15),
        chapter(3, practice, 'video', 0.35),
        last
          ? chapter(4, `Proyek akhir ${doc.name}`, 'project', 0.3)
          : chapter(4, quiz, 'quiz', 0.1),
      ],
    };
  });
}
