/** The two shelves of courses: their pages, their words, and which courses stand on them. */
import type { ClassItem } from '../../api/class';
import { pagePath } from '../../router/page-table';
import type { Lesson } from './outline';

/** One shelf; both have a list, a course page and a chapter page. */
export interface Shelf {
  /** The name of its list page; the others' names begin with it. */
  readonly page: 'courses' | 'courses-premium';
  readonly label: string;
}

export const allCourses: Shelf = { page: 'courses', label: 'Kursus' };
export const premiumCourses: Shelf = { page: 'courses-premium', label: 'Kursus Premium' };

/** A course that is paid for comes with a mentor's company. */
export function isPremium({ price }: Pick<ClassItem, 'price'>): boolean {
  return price !== null && price > 0;
}

export function coursePath({ page }: Shelf, slug: string): string {
  return pagePath(`${page}-detail`, { slug });
}

export function lessonPath({ page }: Shelf, slug: string, { module, chapter }: Lesson): string {
  const params = { slug, moduleSlug: module.slug, chapterSlug: chapter.slug };
  return pagePath(`${page}-chapter`, params);
}
