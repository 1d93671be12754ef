/** A course's modules and chapters in reading order: finding one, and what stands beside it. */
import type { Chapter, SyllabusModule } from '../../api/class';

/** A chapter with the module it belongs to; `number` counts through the whole course, from 1. */
export interface Lesson {
  readonly module: SyllabusModule;
  readonly chapter: Chapter;
  readonly number: number;
}

/** A chapter and its neighbours. */
export interface LessonPlace {
  readonly lesson: Lesson;
  readonly previous: Lesson | undefined;
  readonly next: Lesson | undefined;
}

/** All chapters, one after the other. */
export function lessonsOf(modules: readonly SyllabusModule[]): readonly Lesson[] {
  return modules
    .flatMap((module) => module.chapters.map((chapter) => ({ module, chapter })))
    .map((lesson, index) => ({ ...lesson, number: index + 1 }));
}

/**
 * The chapter of a path. Without a module the first chapter of that name counts, as in links that
 * were shared before the course had modules; null when there is none.
 */
export function findLesson(
  modules: readonly SyllabusModule[],
  chapterSlug: string,
  moduleSlug?: string,
): LessonPlace | null {
  const lessons = lessonsOf(modules);
  const index = lessons.findIndex(({ module, chapter }) => {
    return chapter.slug === chapterSlug && (!moduleSlug || module.slug === moduleSlug);
  });
  const lesson = lessons[index];
  if (lesson === undefined) return null;
  return { lesson, previous: lessons[index - 1], next: lessons[index + 1] };
}

/** Whether the platform keeps the chapter's text back until the visitor has joined. */
export function isLocked({ isFree, content, video }: Chapter): boolean {
  return !isFree && content === '' && video === '';
}

/**
 * Where to go on: at the chapter that was left, unless it has been read; then at the next one that has
 * not, at the first of those before it, at the first of all when all have been.
 */
export function resumeAt(
  modules: readonly SyllabusModule[],
  read: ReadonlySet<string>,
  leftAt: string | null = null,
): Lesson | undefined {
  const lessons = lessonsOf(modules);
  const left = lessons.findIndex(({ chapter }) => chapter.id === leftAt);
  const isUnread = ({ chapter }: Lesson) => !read.has(chapter.id);
  const ahead = left === -1 ? undefined : lessons.slice(left).find(isUnread);
  return ahead ?? lessons.find(isUnread) ?? lessons[0];
}

export interface Resume {
  readonly lesson: Lesson;
  /** `again`: every chapter has been read. */
  readonly how: 'begin' | 'goOn' | 'again';
}

/** The chapter to go on with, and how that is meant; null where a course has none. */
export function resumeOf(
  modules: readonly SyllabusModule[],
  read: ReadonlySet<string>,
  leftAt: string | null,
): Resume | null {
  const lesson = resumeAt(modules, read, leftAt);
  if (lesson === undefined) return null;
  const { done, total } = progressOf(modules, read);
  const isBegun = leftAt !== null || done > 0;
  return { lesson, how: done === total ? 'again' : isBegun ? 'goOn' : 'begin' };
}

/** Chapters read of those there are; what is no longer in the course does not count. */
export function progressOf(modules: readonly SyllabusModule[], read: ReadonlySet<string>) {
  const lessons = lessonsOf(modules);
  const done = lessons.filter(({ chapter }) => read.has(chapter.id)).length;
  const percent = lessons.length > 0 ? Math.round((done / lessons.length) * 100) : 0;
  return { done, total: lessons.length, percent };
}
