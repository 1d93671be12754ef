/** Waits for the pages of a course. */
import { getClass, getSyllabus } from '../../api/class';
import { PageError } from '../../router/page-error';
import type { PageArgs, PageLoader } from '../../router/page-module';
import { findLesson } from '../../sections/courses/outline';

/** The course of the path. */
export const loadCourse: PageLoader = ({ params, read }) => read(getClass(params.slug ?? ''));

/** The course of the path, with the name of the path's chapter as `part`; PageError 404 when it has none. */
export async function loadChapter({ params, read }: PageArgs) {
  const item = await read(getClass(params.slug ?? ''));
  const { chapterSlug = '', moduleSlug } = params;
  const place = findLesson(await read(getSyllabus(item.id)), chapterSlug, moduleSlug);
  if (place === null) throw new PageError(404);
  return { ...item, part: place.lesson.chapter.title };
}
