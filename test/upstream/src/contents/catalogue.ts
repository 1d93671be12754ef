/** A tenant's programs, mentors, classes and webinars, made from its file. */

import { type ClassDoc, type ClassTexts, namedProgram, type Phase, teacher } from '../data/classes';
import type { Mentor } from '../data/mentors';
import type { Program } from '../data/programs';
import { beginning, parts, pick, rows, slugOf } from '../data/table';
import { speaker, type WebinarDoc } from '../data/webinars';
import { type ChapterTexts, writtenChapters } from './chapters';
import { type ClassLessons, type LessonTexts, lessonsOf } from './lessons';
import type { SiteContents } from './site';

const programsOf = (site: SiteContents): Program[] =>
  site.programs.map(({ name, summary, description = '', keywords, careers }, index) => ({
    id: index + 1,
    slug: slugOf(name),
    name,
    summary,
    description,
    keywords: parts(keywords, ','),
    careers: parts(careers),
  }));

const mentorsOf = (site: SiteContents): Mentor[] =>
  rows(5, site.mentors).map(
    ([name = '', position = '', city = '', subjects, bio = ''], index): Mentor => ({
      id: index + 1,
      slug: slugOf(name),
      name,
      position,
      photo: '',
      company: '',
      city,
      bio,
      programId: 0,
      expertise: parts(subjects, ','),
      totalClasses: 0,
      totalStudents: 0,
      isDemo: true,
    }),
  );

/** How full classes of a phase are. */
const taken: Record<Phase, number> = {
  registration: 0.6,
  started: 0.9,
  ended: 1,
  coming_soon: 0,
  upcoming: 0.85,
};
const starts: Record<Phase, number> = {
  registration: 16,
  started: -10,
  coming_soon: 75,
  ended: -120,
  upcoming: 10,
};

const isPhase = (name: string): name is Phase => Object.hasOwn(starts, name);

/** `Sabtu 09.00–10.30 WIB`, by semicolon. */
const meetings = (cell: string) =>
  parts(cell).map((meeting) => {
    const [day = '', ...time] = meeting.split(' ');
    return { day, time: time.join(' ') };
  });

function textsOf({ classTexts }: SiteContents): ClassTexts {
  const { benefits, beginner, intermediate, advanced, faqs } = classTexts;
  return {
    benefits,
    requirements: { beginner, intermediate, advanced },
    faqs: faqs.map(([question, answer]) => ({ question, answer })),
  };
}

function mentorNamed(mentors: Mentor[], name: string): Mentor {
  const found = mentors.find((mentor) => mentor.name.startsWith(name));
  if (!found) throw new Error(`demo data: no mentor ${name}`);
  return found;
}

/** A class that meets every week. */
const weekly = (phase: Phase, index: number, weeks: number) => ({
  startsIn: starts[phase] + ((index * 4) % 9),
  lengthDays: weeks * 7,
});

/** A class whose beginning is written; it is over on that day where no weeks are. */
function beginningOn(day: string, weeks: number) {
  const { startsIn = 0, weekday } = beginning(day);
  return { startsIn, lengthDays: weeks * 7, ...(weekday !== undefined && { weekday }) };
}

/** What is written of classes, by name. */
interface Written {
  lessons: Map<string, ClassLessons>;
  chapters: Map<string, ChapterTexts>;
}

/** The written lessons of a class; what names other modules than the class is a mistake in the data. */
function written(told: Written, name: string, modules: string[]) {
  const lessons = told.lessons.get(name);
  const first = told.chapters.get(name);
  if (lessons === undefined) return {};
  if (lessons.modules.map(({ title }) => title).join() !== modules.join()) {
    throw new Error(`demo data: the lessons of ${name} have other modules`);
  }
  return { lessons, ...(first && { first }) };
}

function classesOf(
  site: SiteContents,
  programs: Program[],
  mentors: Mentor[],
  lessons?: LessonTexts,
): ClassDoc[] {
  const texts = textsOf(site);
  const manner = lessons && { ends: lessons.ends, labels: lessons.labels };
  const told: Written = {
    lessons: lessons ? lessonsOf(lessons) : new Map(),
    chapters: writtenChapters(lessons?.chapters ?? ''),
  };
  const table = site.programs.flatMap(({ classes }, index) =>
    rows(11, classes).map((cells) => ({ cells, program: pick(programs, index) })),
  );
  return table.map(({ cells, program }, index) => {
    const [name = '', level = '', where = '', length = '', price, stage = '', schedule = ''] =
      cells;
    const [, , , , , , , teachers, summary = '', tags, modules] = cells;
    const [phase = '', on] = stage.split(' ');
    if (!isPhase(phase)) throw new Error(`demo data: no phase ${phase}: ${name}`);
    const [type = '', ...city] = where.split(' ');
    const [hours = 0, span = 0] = length.split('/').map(Number);
    const weeks = span || Math.max(2, Math.ceil(hours / 4));
    return {
      id: index + 1,
      slug: slugOf(name),
      code: `${site.code}-${101 + index}`,
      name,
      summary,
      level,
      type,
      hours,
      tags: parts(tags, ','),
      modules: parts(modules),
      programId: program.id,
      program: namedProgram(program),
      mentors: parts(teachers, ',').map((teaching) => teacher(mentorNamed(mentors, teaching))),
      phase,
      ...(on === undefined ? weekly(phase, index, weeks) : beginningOn(on, span)),
      price: Number(price),
      quota: site.quota,
      totalStudents: Math.max(0, Math.round(site.quota * taken[phase]) - (index % 3)),
      city: city.join(' '),
      schedule: meetings(schedule),
      texts,
      ...(manner && { manner }),
      ...written(told, name, parts(modules)),
    };
  });
}

/** Mentors with what they teach, as the classes say. */
const busy = (mentors: Mentor[], classes: ClassDoc[]): Mentor[] =>
  mentors.map((mentor) => {
    const own = classes.filter((doc) => doc.mentors.some(({ id }) => id === mentor.id));
    return {
      ...mentor,
      programId: own[0]?.programId ?? 0,
      totalClasses: own.length,
      totalStudents: own.reduce((sum, doc) => sum + doc.totalStudents, 0),
    };
  });

function webinarsOf(site: SiteContents, programs: Program[], mentors: Mentor[]): WebinarDoc[] {
  if (!site.webinars) return [];
  return rows(4, site.webinars).map(([title = '', ahead, name = '', summary = ''], index) => {
    const program = pick(programs, index);
    return {
      id: index + 1,
      slug: slugOf(title),
      title,
      summary,
      programId: program.id,
      program: namedProgram(program),
      speaker: speaker(mentorNamed(mentors, name)),
      startsIn: Number(ahead),
    };
  });
}

/** What a tenant teaches, and who. */
export function catalogueOf(site: SiteContents, lessons?: LessonTexts) {
  const programs = programsOf(site);
  const mentors = mentorsOf(site);
  const classes = classesOf(site, programs, mentors, lessons);
  const webinars = webinarsOf(site, programs, mentors);
  return { programs, mentors: busy(mentors, classes), classes, webinars };
}
