/** Classes: the list, one class, its syllabus, webinars and the newest (spec section 7, services host). */
import {
  type Decoded,
  DecodeError,
  type FieldReader,
  lenient,
  map,
  object,
  oneOf,
} from '../core/decode';
import { type Call, get } from './call';
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
} from './fields';
import { LARGE_PAGE, type Page, type Paging, paged, SMALL_PAGE } from './page';

export type ClassLevel = 'beginner' | 'intermediate' | 'advanced';
export type ClassType = 'online' | 'offline' | 'hybrid';
export type ClassState = 'coming_soon' | 'registration' | 'started' | 'ended';

/** Who teaches a class. */
export type ClassMentor = Decoded<typeof classMentor>;

/** A class in a list. Prices are rupiah, 0 is free, null untold; dates are ISO texts; missing images are "". */
export type ClassItem = ReturnType<typeof readItem>;

/** Everything about one class. */
export type ClassOverview = Decoded<typeof classOverview>;

export type ChapterType = 'video' | 'reading' | 'quiz' | 'project';

/** A question of a quiz with its choices; `answer` is the index of the right one. */
export type QuizQuestion = Decoded<typeof quizQuestion>;

export type Chapter = Decoded<typeof chapter>;

/** One part of a class's syllabus. */
export type SyllabusModule = Decoded<typeof syllabusModule>;

/** A webinar. */
export type Webinar = Decoded<typeof webinar>;

/** Filters of the class list; what is left out does not filter. */
export interface ClassFilter extends Paging {
  state?: ClassState | undefined;
  level?: ClassLevel | undefined;
  programIds?: readonly (string | number)[] | undefined;
  search?: string | undefined;
  type?: ClassType | undefined;
}

const classMentor = object((field) => ({
  id: field('id', text),
  name: field('name', text),
  position: field('position', text),
  photo: field('photo', text),
}));

function readItem(field: FieldReader) {
  return {
    id: field('id', text),
    code: field('code', text),
    slug: field('slug', needed),
    name: field('name', needed),
    summary: field('summary', text),
    /** HTML, not yet made safe. */
    description: field('description', text),
    logo: field('logo', text),
    cover: field('cover', text),
    level: field('level', lenient(oneOf('beginner', 'intermediate', 'advanced', ''), '')),
    type: field('type', lenient(oneOf('online', 'offline', 'hybrid', ''), '')),
    isComingSoon: field('isComingSoon', flag),
    isRegistrationOpen: field('isRegistrationOpen', flag),
    isStarted: field('isStarted', flag),
    isEnded: field('isEnded', flag),
    program: field('program', part(named)),
    price: field('price', known),
    startDate: field('startDate', text),
    endDate: field('endDate', text),
    registrationEndDate: field('registrationEndDate', text),
    /** Where nobody says how many have come, nobody can say what is left either. */
    quota: field('totalStudents', known) === null ? 0 : field('quota', amount),
    totalStudents: field('totalStudents', amount),
    totalModules: field('totalModules', amount),
    durationHours: field('durationHours', amount),
    city: field('city', text),
    mentor: field('mentor', part(classMentor)),
    tags: field('tags', texts),
  };
}

export const classItem = object(readItem);

const classOverview = object((field) => ({
  ...readItem(field),
  benefits: field('benefits', texts),
  requirements: field('requirements', texts),
  outcomes: field('outcomes', texts),
  faqs: field(
    'faqs',
    rows(object((faq) => ({ question: faq('question', needed), answer: faq('answer', needed) }))),
  ),
  mentors: field('mentors', rows(classMentor)),
  schedule: field(
    'schedule',
    rows(object((row) => ({ day: row('day', needed), time: row('time', text) }))),
  ),
  related: field('related', rows(classItem)),
}));

/** One whose right answer is not among its choices can only be got wrong: it is left out. */
const quizQuestion = map(
  object((field) => ({
    question: field('question', needed),
    topic: field('topic', text),
    choices: field('choices', texts),
    answer: field('answer', neededNumber),
    explanation: field('explanation', text),
  })),
  (read, path) => {
    if (!(read.answer in read.choices)) throw new DecodeError(path, 'a choice that is right');
    return read;
  },
);

const chapter = object((field) => ({
  /** What is kept of a visitor's progress goes by it. */
  id: field('id', text) || field('slug', needed),
  slug: field('slug', needed),
  title: field('title', needed),
  type: field('type', lenient(oneOf('video', 'reading', 'quiz', 'project', ''), '')),
  durationMinutes: field('durationMinutes', amount),
  isFree: field('isFree', flag),
  /** HTML, not yet made safe; "" where the visitor has to join the class first. */
  content: field('content', text),
  /** The link of a video chapter's video; "" where there is none, or none for this visitor. */
  video: field('video', link),
  /** The questions of a quiz; none where the visitor has to join the class first. */
  questions: field('questions', rows(quizQuestion)),
}));

const syllabusModule = object((field) => ({
  id: field('id', text),
  slug: field('slug', needed),
  title: field('title', needed),
  summary: field('summary', text),
  durationHours: field('durationHours', amount),
  chapters: field('chapters', rows(chapter)),
}));

const webinar = object((field) => ({
  id: field('id', text),
  slug: field('slug', text),
  title: field('title', needed),
  summary: field('summary', text),
  cover: field('cover', text),
  startDate: field('startDate', text),
  link: field('link', link),
  speaker: field('speaker', part(classMentor)),
  program: field('program', part(named)),
}));

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
