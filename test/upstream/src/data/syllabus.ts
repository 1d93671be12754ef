/** The syllabus of a class: its modules with four chapters each, made from the class alone. */

import type { ClassDoc } from './classes';
import { inSentence, pick, slugOf } from './table';
import { demoVideo } from './videos';

const openings = ['Mengapa', 'Mengenal', 'Langkah pertama:', 'Gambaran besar:'];
const practices = ['Latihan terbimbing:', 'Praktik bersama:', 'Studi kasus:', 'Bedah contoh:'];

/** The text of a free chapter, as HTML; the others are for those who have joined the class. */
const lesson = (doc: ClassDoc, title: string, type: string): string =>
  type === 'reading'
    ? `<p>${doc.summary}</p><p>Bacaan ini merangkum ${inSentence(title)}: istilah yang akan sering muncul, keputusan yang perlu kamu ambil, dan kesalahan yang biasa dibuat di awal.</p><ul><li>Baca sekali tanpa mencatat.</li><li>Baca lagi dan tulis tiga pertanyaan.</li><li>Bawa pertanyaanmu ke pertemuan berikutnya.</li></ul>`
    : `<p>Di bab pembuka ini mentor menunjukkan ke mana kelas ${doc.name} menuju dan mengapa ${inSentence(title)} menjadi langkah pertamanya.</p><p>Siapkan buku catatan kecil: di akhir bab kamu akan menuliskan tujuan belajarmu sendiri.</p>`;

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
      content: index === 0 && number <= 2 ? lesson(doc, title, type) : '',
      video: index === 0 && number === 1 ? demoVideo('kelas', doc.id) : '',
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
