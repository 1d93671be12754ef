/** The syllabus of a class: its modules with four chapters each, made from the class alone. */

import { familyChapters } from '../contents/chapters';
import { type ClassDoc, familyOf } from './classes';
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
function lesson(doc: ClassDoc, at: Place, kind: Kind, isOpening: boolean): string {
  const { content, recording } = at.texts;
  const topic = inSentence(at.module);
  switch (kind) {
    case 'reading':
      return content;
    case 'quiz':
      return `<p>${at.texts.questions.length} soal tentang ${topic}. Tidak ada batas waktu, dan kamu boleh mengulanginya.</p>`;
    case 'project':
      return `<p>Satukan semua modul kelas ${doc.name} menjadi satu karya yang bisa kamu tunjukkan.</p><h2>Yang dikumpulkan</h2><ul><li>Laporan singkat dalam PDF, atau arsip ZIP berisi karyamu.</li><li>Paling besar 10 MB.</li></ul><h2>Cara menilainya</h2><p>Mentor membaca apakah karyamu menjawab masalah nyata, apakah langkahnya bisa diulang, dan apakah kamu jujur tentang batasnya.</p>`;
    case 'video':
      return isOpening
        ? `<p>Di bab pembuka ini mentor menunjukkan ke mana kelas ${doc.name} menuju dan mengapa ${topic} menjadi langkah pertamanya.</p><p>Siapkan buku catatan kecil: di akhir bab kamu akan menuliskan tujuan belajarmu sendiri.</p>`
        : recording;
  }
}

/** A module and what its chapters say. */
interface Place {
  module: string;
  texts: ReturnType<typeof familyChapters>;
}

/** The chapters of a module: those of the first as they are written, the others by the class's kind. */
function textsOf(doc: ClassDoc, module: string, index: number): Place['texts'] {
  const family = familyChapters(familyOf(doc), module, index + doc.id);
  return index === 0 ? { ...family, ...doc.first } : family;
}

/**
 * The modules of a class in order; ids are unique over all classes. Text, video and questions of the
 * chapters that are not free are there for whom the class is open to.
 */
export function syllabusOf(doc: ClassDoc, isOpen: boolean) {
  const each = doc.hours / Math.max(doc.modules.length, 1);
  return doc.modules.map((title, index) => {
    const id = doc.id * 100 + index + 1;
    const last = index === doc.modules.length - 1;
    const at = { module: title, texts: textsOf(doc, title, index) };
    const chapter = (number: number, name: string, type: Kind, share: number) => {
      const isFree = index === 0 && number <= 2;
      const isShown = isFree || isOpen;
      const content = lesson(doc, at, type, index === 0 && number === 1);
      return {
        id: id * 10 + number,
        slug: `${number}-${slugOf(name)}`,
        title: name,
        type,
        durationMinutes: Math.max(10, Math.round(each * 60 * share)),
        isFree,
        content: isShown ? content : '',
        video: isShown && type === 'video' ? demoVideo('kelas', doc.id + index + number - 1) : '',
        questions: isShown && type === 'quiz' ? at.texts.questions : [],
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
