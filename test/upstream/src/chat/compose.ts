/** The assistant's answers: composed from the question and the classes there are. */

import { shelf } from '../contents/contents';
import type { ClassDoc } from '../data/classes';
import type { Program } from '../data/programs';
import { pick } from '../data/table';
import type { Database } from '../env';
import { all, type Condition } from '../store';

const levels: [level: string, heading: string, advice: string][] = [
  ['beginner', 'Mulai dari dasar', 'Jangan terburu-buru; dasar yang kuat menghemat waktumu nanti.'],
  [
    'intermediate',
    'Perdalam dengan proyek',
    'Kerjakan tugasnya sampai selesai dan minta tinjauan mentor.',
  ],
  [
    'advanced',
    'Naik ke tingkat lanjut',
    'Di tahap ini karya akhirmu sudah layak masuk portofolio.',
  ],
];

const rhythms = [
  'Sisihkan **enam jam setiap pekan**, misalnya dua malam dan satu pagi di akhir pekan.',
  'Belajar **satu jam setiap hari** lebih mudah dipertahankan daripada satu hari penuh.',
  'Pilih **dua malam tetap** dalam sepekan dan beri tahu orang rumah supaya tidak terganggu.',
];

/** The programs the question is about: those whose words it has, best first; all start somewhere. */
function programsFor(programs: Program[], question: string): Program[] {
  const words = ` ${question.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const scored = programs.map((program) => ({
    program,
    score: program.keywords.filter((keyword) => words.includes(` ${keyword} `)).length,
  }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
    .map(({ program }) => program);
}

const price = (doc: ClassDoc): string =>
  doc.price === 0 ? 'gratis' : `Rp ${doc.price.toLocaleString('id-ID')}`;

const line = (doc: ClassDoc): string =>
  `[${doc.name}](/Class/${doc.slug}) (${doc.hours} jam, ${price(doc)}): ${doc.summary}`;

function path(program: Program, classes: ClassDoc[]): string {
  const steps = levels.flatMap(([level, heading, advice]) => {
    const found = classes.filter((doc) => doc.level === level).slice(0, 2);
    return found.length === 0
      ? []
      : [{ heading, advice, items: found.map((doc) => `   - ${line(doc)}`).join('\n') }];
  });
  const numbered = steps.map(
    ({ heading, advice, items }, index) => `${index + 1}. **${heading}**\n${items}\n   ${advice}`,
  );
  return `### Jalur ${program.name}\n\n${numbered.join('\n')}\n\nArah kerjanya antara lain ${program.careers.join(', ')}.`;
}

function overview(programs: Program[]): string {
  const items = programs.slice(0, 6).map(({ name, summary }) => `- **${name}**: ${summary}`);
  return `Aku belum menangkap bidang yang kamu maksud, jadi ini beberapa program yang bisa kamu jelajahi:\n\n${items.join('\n')}\n\nCeritakan apa yang kamu suka, misalnya *menggambar*, *menghitung*, atau *membongkar cara kerja sesuatu*, dan waktu yang kamu punya setiap pekan.`;
}

/** The question as it is repeated at the beginning: one line, without Markdown of its own. */
function topic(question: string): string {
  const flat = question.replace(/[\s*_`#<>[\]]+/g, ' ').trim();
  return flat.length > 80 ? `${flat.slice(0, 80).trimEnd()}…` : flat;
}

/** An answer in Markdown to a question from the contents named; the same gets the same answer. */
export async function compose(db: Database, contents: string, question: string): Promise<string> {
  const programs = await all<Program>(db, shelf(contents, 'programs'));
  const matching = programsFor(programs, question);
  const opening = `Terima kasih sudah bertanya tentang “${topic(question)}”.`;
  if (matching.length === 0) return `${opening}\n\n${overview(programs)}`;
  const paths = await Promise.all(
    matching.map(async (program) => {
      const where: Condition[] = [["doc ->> '$.programId' = ?", program.id]];
      return path(program, await all<ClassDoc>(db, shelf(contents, 'classes'), { where }));
    }),
  );
  const names = matching.map(({ name }) => `**${name}**`).join(' dan ');
  return [
    `${opening} Menurutku program yang paling dekat adalah ${names}.`,
    ...paths,
    `### Supaya konsisten\n\n- ${pick(rhythms, question.length)}\n- Catat satu hal yang baru kamu pahami setiap selesai belajar.\n- Tanyakan hal yang membingungkan sebelum pertemuan berikutnya.`,
    'Kalau kamu memberi tahu pengalaman dan waktu luangmu, jalurnya bisa kusesuaikan lagi.',
  ].join('\n\n');
}

/** An answer cut into the pieces it is streamed in: 40 to 120 of them unless it is very short. */
export function phrases(answer: string): string[] {
  const words = answer.match(/\s*\S+/g) ?? [];
  const size = Math.max(1, Math.ceil(words.length / 90));
  const pieces: string[] = [];
  for (let at = 0; at < words.length; at += size) pieces.push(words.slice(at, at + size).join(''));
  return pieces;
}
