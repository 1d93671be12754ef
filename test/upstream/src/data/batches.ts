/** Batches that run now, and the syllabi of programs. */

import { type ClassDoc, namedProgram } from './classes';
import { type Program, programs } from './programs';
import { dayFromNow, pick } from './table';

export interface BatchDoc {
  id: number;
  name: string;
  program: Pick<Program, 'id' | 'name' | 'slug'>;
  city: string;
  startedAgo: number;
  lengthDays: number;
  totalStudents: number;
}

const cities = [
  'Bandung',
  'Yogyakarta',
  'Surabaya',
  'Makassar',
  'Medan',
  'Denpasar',
  'Kupang',
  'Padang',
];

/** Twenty-six batches, spread over programs and cities. */
export const batches: BatchDoc[] = Array.from({ length: 26 }, (_, index) => {
  const program = pick(programs, index);
  const city = pick(cities, index * 3);
  return {
    id: index + 1,
    name: `Angkatan ${7 + Math.floor(index / programs.length)} ${program.name} ${city}`,
    program: namedProgram(program),
    city,
    startedAgo: 5 + ((index * 13) % 70),
    lengthDays: 112,
    totalStudents: 24 + ((index * 5) % 30),
  };
});

/** A batch as it is answered. */
export function batchItem(doc: BatchDoc) {
  return {
    id: doc.id,
    name: doc.name,
    program: doc.program,
    city: doc.city,
    startDate: dayFromNow(-doc.startedAgo),
    endDate: dayFromNow(doc.lengthDays - doc.startedAgo),
    totalStudents: doc.totalStudents,
  };
}

/** A program's syllabus: one part for each of its classes. */
export const silabusOf = (classes: ClassDoc[]) =>
  classes.map((doc) => ({
    id: doc.id,
    title: doc.name,
    summary: doc.summary,
    durationHours: doc.hours,
    topics: doc.modules,
  }));
