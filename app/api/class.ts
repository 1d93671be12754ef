/** Classes: the list, one class, its syllabus, webinars and the newest (spec section 7, services host). */
import * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, get } from './call';
import { LARGE_PAGE, type Page, type Paging, paged, SMALL_PAGE } from './page';
import {
  amount,
  answeredRows,
  flag,
  known,
  link,
  listed,
  named,
  needed,
  neededNumber,
  part,
  rows,
  text,
  texts,
} from './schemas';

export type ClassLevel = 'beginner' | 'intermediate' | 'advanced';
export type ClassType = 'online' | 'offline' | 'hybrid';
export type ClassState = 'coming_soon' | 'registration' | 'started' | 'ended';

/** Who teaches a class. */
export type ClassMentor = v.InferOutput<typeof classMentor>;

/** A class in a list. Prices are rupiah, 0 is free, null untold; dates are ISO texts; missing images are "". */
export type ClassItem = v.InferOutput<typeof classItem>;

/** Everything about one class. */
export type ClassOverview = v.InferOutput<typeof classOverview>;

export type ChapterType = 'video' | 'reading' | 'quiz' | 'project';

/** A question of a quiz with its choices; `answer` is the index of the right one. */
export type QuizQuestion = v.InferOutput<typeof quizQuestion>;

export type Chapter = v.InferOutput<typeof chapter>;

/** One part of a class's syllabus. */
export type SyllabusModule = v.InferOutput<typeof syllabusModule>;

/** A webinar. */
export type Webinar = v.InferOutput<typeof webinar>;

/** Filters of the class list; what is left out does not filter. */
export interface ClassFilter extends Paging {
  state?: ClassState | undefined;
  level?: ClassLevel | undefined;
  programIds?: readonly (string | number)[] | undefined;
  search?: string | undefined;
  type?: ClassType | undefined;
}

const classMentor = object({
  id: text,
  name: text,
  position: text,
  photo: text,
});

const itemFields = {
  id: text,
  code: text,
  slug: needed,
  name: needed,
  summary: text,
  /** HTML, not yet made safe. */
  description: text,
  logo: text,
  cover: text,
  level: v.fallback(v.picklist(['beginner', 'intermediate', 'advanced', '']), ''),
  type: v.fallback(v.picklist(['online', 'offline', 'hybrid', '']), ''),
  isComingSoon: flag,
  isRegistrationOpen: flag,
  isStarted: flag,
  isEnded: flag,
  program: part(named),
  price: known,
  startDate: text,
  endDate: text,
  registrationEndDate: text,
  quota: amount,
  totalStudents: known,
  totalModules: amount,
  durationHours: amount,
  city: text,
  mentor: part(classMentor),
  tags: texts,
};

/** Where nobody says how many have come, nobody can say what is left either. */
function withSeats<Item extends { quota: number; totalStudents: number | null }>(item: Item) {
  const { quota, totalStudents } = item;
  return { ...item, quota: totalStudents === null ? 0 : quota, totalStudents: totalStudents ?? 0 };
}

export const classItem = v.pipe(object(itemFields), v.transform(withSeats));

const classOverview = v.pipe(
  object({
    ...itemFields,
    benefits: texts,
    requirements: texts,
    outcomes: texts,
    faqs: rows(object({ question: needed, answer: needed })),
    mentors: rows(classMentor),
    schedule: rows(object({ day: needed, time: text })),
    related: rows(classItem),
  }),
  v.transform(withSeats),
);

/** One whose right answer is not among its choices can only be got wrong: it is left out. */
const quizQuestion = v.pipe(
  object({
    question: needed,
    topic: text,
    choices: texts,
    answer: neededNumber,
    explanation: text,
  }),
  v.check(({ answer, choices }) => answer in choices, 'a choice that is right'),
);

const chapter = v.pipe(
  object({
    /** What is kept of a visitor's progress goes by it; the slug where there is none. */
    id: text,
    slug: needed,
    title: needed,
    type: v.fallback(v.picklist(['video', 'reading', 'quiz', 'project', '']), ''),
    durationMinutes: amount,
    isFree: flag,
    /** HTML, not yet made safe; "" where the visitor has to join the class first. */
    content: text,
    /** The link of a video chapter's video; "" where there is none, or none for this visitor. */
    video: link,
    /** The questions of a quiz; none where the visitor has to join the class first. */
    questions: rows(quizQuestion),
  }),
  v.transform((found) => ({ ...found, id: found.id || found.slug })),
);

const syllabusModule = object({
  id: text,
  slug: needed,
  title: needed,
  summary: text,
  durationHours: amount,
  chapters: rows(chapter),
});

const webinar = object({
  id: text,
  slug: text,
  title: needed,
  summary: text,
  cover: text,
  startDate: text,
  link,
  speaker: part(classMentor),
  program: part(named),
});

/** Classes by filter, 10 a page. */
export function listClasses(filter: ClassFilter = {}): Call<Page<ClassItem>> {
  const { page = 1, perPage = LARGE_PAGE, type, ...rest } = filter;
  const query = { ...rest, page, pageSize: perPage, 'filter.type': type };
  return get('services/v1/class/active', query, paged(classItem, perPage));
}

/** One class by its slug; an unknown one is a failure with code 404. */
export function getClass(slug: string): Call<ClassOverview> {
  return get('services/v1/class/overview', { slug }, classOverview);
}

/**
 * A class's modules and chapters. `classId` is the class's `id`. Who has joined the class is answered
 * every chapter's text, video and questions, who has not those of the free chapters alone.
 */
export function getSyllabus(classId: string): Call<SyllabusModule[]> {
  const query = { classroomId: classId };
  return get('services/v1/class/syllabus', query, answeredRows(syllabusModule));
}

/** Webinars, of some programmes or of all, 6 a page. */
export function listWebinars(
  filter: Paging & { programIds?: readonly (string | number)[] | undefined } = {},
): Call<Page<Webinar>> {
  const { page = 1, perPage = SMALL_PAGE, programIds } = filter;
  const query = { page, pageSize: perPage, programIds };
  return get('services/v1/class/webinar', query, paged(webinar, perPage));
}

/** The newest classes. */
export function listRecentClasses(): Call<ClassItem[]> {
  return get('services/v1/class/recent', {}, listed(classItem));
}
