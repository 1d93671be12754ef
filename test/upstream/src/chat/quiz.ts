/** A test of three questions, as the assistant writes one where it is asked to. */

import { shelf } from '../contents/contents';
import type { ClassDoc } from '../data/classes';
import type { Database } from '../env';
import { list } from '../store';

const levels: Record<string, string> = {
  beginner: 'Pemula',
  intermediate: 'Menengah',
  advanced: 'Lanjut',
};

interface Question {
  question: string;
  choices: string[];
  answer: number;
  explanation: string;
  topic: string;
}

/** The right choice in its turn, so that not the first is always right. */
const placed = (right: string, wrong: string[], place: number) => ({
  choices: wrong.toSpliced(place, 0, right),
  answer: place,
});

function hours({ name, hours: right }: ClassDoc): Question {
  return {
    question: `Berapa jam belajar kelas ${name}?`,
    ...placed(`${right} jam`, [`${right + 8} jam`, `${right * 2 + 1} jam`], 1),
    explanation: `Kelas ${name} dirancang untuk ${right} jam.`,
    topic: 'Waktu belajar',
  };
}

function level({ name, level: right }: ClassDoc): Question {
  const others = Object.values(levels).filter((word) => word !== levels[right]);
  return {
    question: `Untuk tingkat apa kelas ${name}?`,
    ...placed(levels[right] ?? 'Semua', others, 0),
    explanation: `Kelas ${name} dibuat untuk tingkat ${(levels[right] ?? 'semua').toLowerCase()}.`,
    topic: 'Tingkat',
  };
}

const habit: Question = {
  question: 'Apa yang paling membantu supaya belajar konsisten?',
  choices: ['Belajar seharian sekali sebulan', 'Menunggu waktu luang', 'Jadwal tetap setiap pekan'],
  answer: 2,
  explanation: 'Jadwal yang tetap lebih mudah dipertahankan daripada satu hari penuh.',
  topic: 'Kebiasaan',
};

/** The answer to a question that asks for a block of code named "kuis", from the contents named. */
export async function quiz(
  db: Database,
  contents: string,
  question: string,
): Promise<string | undefined> {
  if (!/blok kode ```kuis/.test(question)) return undefined;
  const { items } = await list<ClassDoc>(db, shelf(contents, 'classes'), { page: 1, perPage: 2 });
  const [first, second = first] = items;
  if (first === undefined || second === undefined) return undefined;
  const questions = [hours(first), level(second), habit];
  return `Baik, ini tiga soal untukmu.\n\n\`\`\`kuis\n${JSON.stringify(questions, null, 2)}\n\`\`\`\n\nKerjakan pelan-pelan; pembahasannya muncul setelah kamu menjawab.`;
}
