/** Eighteen webinars, from last month to three months ahead. */

import { namedProgram, type Teacher } from './classes';
import { type Mentor, mentors } from './mentors';
import { type Program, programs } from './programs';
import { pick, slugOf, timeFromNow } from './table';

export interface WebinarDoc {
  id: number;
  slug: string;
  title: string;
  summary: string;
  programId: number;
  program: Pick<Program, 'id' | 'name' | 'slug'>;
  speaker: Pick<Teacher, 'id' | 'name' | 'position' | 'photo'>;
  startsIn: number;
}

const titles = ['Memulai Karier sebagai %', 'Sehari Bersama %', 'Bertanya Apa Saja kepada %'];

/** Who speaks, as a webinar tells it. */
export const speaker = ({ id, name, position, photo }: Mentor) => ({ id, name, position, photo });

/** Every webinar. */
export const webinars: WebinarDoc[] = Array.from({ length: 18 }, (_, index) => {
  const program = pick(programs, index);
  const career = pick(program.careers, Math.floor(index / programs.length) + index);
  const title = pick(titles, index).replace(
    '%',
    career.replace(/^\p{Ll}/u, (c) => c.toUpperCase()),
  );
  return {
    id: index + 1,
    slug: slugOf(title),
    title,
    summary: `Satu jam bersama praktisi ${program.name}: jalur masuk, keseharian, dan kesalahan yang sering dibuat pemula.`,
    programId: program.id,
    program: namedProgram(program),
    speaker: speaker(
      pick(
        mentors.filter(({ programId }) => programId === program.id),
        index,
      ),
    ),
    startsIn: -28 + index * 7,
  };
});

/** A webinar as it is answered. */
export function webinarItem(doc: WebinarDoc) {
  return {
    id: doc.id,
    slug: doc.slug,
    title: doc.title,
    summary: doc.summary,
    cover: '',
    startDate: timeFromNow(doc.startsIn, 12),
    link: '',
    isEnded: doc.startsIn < 0,
    speaker: doc.speaker,
    program: doc.program,
  };
}
