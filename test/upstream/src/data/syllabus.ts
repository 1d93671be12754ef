/** The syllabus of a class: its modules with four chapters each, made from the class alone. */

import type { ClassDoc } from './classes';
import { inSentence, pick, slugOf } from './table';

const openings = ['Mengapa', 'Mengenal', 'Langkah pertama:', 'Gambaran besar:'];
const practices = ['Latihan terbimbing:', 'Praktik bersama:', 'Studi kasus:', 'Bedah contoh:'];

/** The modules of a class in order; ids are unique over all classes. */
export function syllabusOf(doc: ClassDoc) {
  const each = doc.hours / Math.max(doc.modules.length, 1);
  return doc.modules.map((title, index) => {
    const id = doc.id * 100 + index + 1;
    const last = index === doc.modules.length - 1;
    const chapter = (number: number, name: string, type: string, share: number) => ({
      id: id * 10 + number,
      slug: `${number}-${slugOf(name)}`,
      title: name,
      type,
      durationMinutes: Math.max(10, Math.round(each * 60 * share)),
      isFree: index === 0 && number <= 2,
    });
    return {
      id,
      slug: slugOf(title),
      title,
      summary: `Memahami ${inSentence(title)} lewat contoh, lalu mencobanya sendiri.`,
      durationHours: Math.round(each * 10) / 10,
      chapters: [
        chapter(1, `${pick(openings, index + doc.id)} ${inSentence(title)}`, 'video', 0.2),
        chapter(2, `Bacaan: ${title}`, 'reading', 0.15),
        chapter(3, `${pick(practices, index + doc.id)} ${inSentence(title)}`, 'video', 0.35),
        last
          ? chapter(4, `Proyek akhir ${doc.name}`, 'project', 0.3)
          : chapter(4, `Kuis ${inSentence(title)}`, 'quiz', 0.1),
      ],
    };
  });
}
