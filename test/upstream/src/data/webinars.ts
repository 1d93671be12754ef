/** Eighteen webinars, from last month to three months ahead. */

import { mentors } from './mentors';
import { programs } from './programs';
import { pick, slugOf, timeFromNow } from './table';

export interface WebinarDoc {
  id: number;
  slug: string;
  title: string;
  summary: string;
  programId: number;
  mentorId: number;
  startsIn: number;
}

const titles = ['Memulai Karier sebagai %', 'Sehari Bersama %', 'Bertanya Apa Saja kepada %'];

/** Every webinar; its program and its mentor are told by id. */
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
    mentorId: pick(
      mentors.filter(({ programId }) => programId === program.id),
      index,
    ).id,
    startsIn: -28 + index * 7,
  };
});

/** A webinar as it is answered. */
export function webinarItem(doc: WebinarDoc) {
  const mentor = pick(mentors, doc.mentorId - 1);
  const program = pick(programs, doc.programId - 1);
  return {
    id: doc.id,
    slug: doc.slug,
    title: doc.title,
    summary: doc.summary,
    cover: '',
    startDate: timeFromNow(doc.startsIn, 12),
    link: '',
    isEnded: doc.startsIn < 0,
    speaker: { id: mentor.id, name: mentor.name, position: mentor.position, photo: mentor.photo },
    program: { id: program.id, name: program.name, slug: program.slug },
  };
}
