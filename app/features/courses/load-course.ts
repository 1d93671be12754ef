import { type ClassOverview, getClass, getSyllabus, type SyllabusModule } from '../../api/class';
import type { Send } from '../../api/client';
import { deferred, MINIMUM_FETCH_MS } from '../../route/deferred';
import { PageError } from '../../route/page-error';
import type { PageArgs } from '../../route/page-module';
import { findLesson } from './outline';

/** The course of the path. Throws PageError 404 for one the platform does not know. */
async function loadCourse({ params, send }: PageArgs): Promise<ClassOverview> {
  const answer = await send(getClass(params.slug ?? ''));
  if (answer.status) return answer.data;
  throw new PageError(answer.code, answer.code === 404 ? '' : answer.message);
}

/** What a course page shows: the course, and its modules as they come in. */
export async function loadCoursePage(args: PageArgs) {
  const item = await loadCourse(args);
  const minimum = args.isFirstLoad ? 0 : MINIMUM_FETCH_MS;
  return { item, syllabus: deferred(args.send(getSyllabus(item.id)), minimum) };
}

/** The course and the chapter of the path; PageError 404 when either is not there. */
export async function loadChapter(args: PageArgs) {
  const item = await loadCourse(args);
  const modules = await loadModules(item.id, args.send);
  const { chapterSlug = '', moduleSlug } = args.params;
  const place = findLesson(modules, chapterSlug, moduleSlug);
  if (place === null) throw new PageError(404);
  return { item, modules, place };
}

async function loadModules(id: string, send: Send): Promise<SyllabusModule[]> {
  const answer = await send(getSyllabus(id));
  if (answer.status) return answer.data;
  throw new PageError(answer.code, answer.code === 404 ? '' : answer.message);
}
