import { useEffect } from 'react';
import type { Chapter } from '../../api/class';
import { useApp } from '../../core/app-context';
import { clock } from '../../core/clock';
import { useIsHydrated } from '../../core/hydration/live';
import { isLocked } from '../../sections/courses/outline';
import { type CourseKey, keepBookmark } from '../../sections/courses/progress';

/** How far a course has come, and the chapter to go on with. */
export interface Stand {
  done: number;
  total: number;
  path: string;
  title: string;
}

/** Notes the chapter that is open, so that the course goes on here. */
export function useBookmark({ id: courseId, slug }: CourseKey, chapter: Chapter, stand: Stand) {
  const { work } = useApp();
  const isHydrated = useIsHydrated();
  const { id } = chapter;
  const { done, total, path, title } = stand;
  const isOpen = !isLocked(chapter);
  useEffect(() => {
    // What has been read is only known then.
    if (!isOpen || !isHydrated) return;
    const next = path === '' ? null : { path, title };
    keepBookmark(work, { id: courseId, slug }, { chapter: id, at: clock.now(), done, total, next });
  }, [work, courseId, slug, id, isOpen, isHydrated, done, total, path, title]);
}
