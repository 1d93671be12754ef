/** Where somebody who teaches is shown. */
import type { ClassMentor } from '../api/class';
import type { Mentor } from '../api/mentor';
import { type PageSet, pagePath, usePageSet } from '../router/page-table';

/** The address of a mentor's page; null where this tenant has none. */
export function mentorPath({ slug }: Pick<Mentor, 'slug'>, has: PageSet): string | null {
  return slug !== '' && has('mentor-detail') ? pagePath('mentor-detail', { slug }) : null;
}

/** `mentorPath` for this tenant. */
export function useMentorPath(): (mentor: Pick<Mentor, 'slug'>) => string | null {
  const has = usePageSet();
  return (mentor) => mentorPath(mentor, has);
}

/** The way to who teaches a class, of whom the class tells the id alone: the directory leads on. */
export function teacherPath({ id }: Pick<ClassMentor, 'id'>, has: PageSet): string | null {
  if (id === '' || !has('mentor-detail')) return null;
  return `${pagePath('mentor')}?mentor=${encodeURIComponent(id)}`;
}
