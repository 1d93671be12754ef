/** Which chapters a visitor has marked as read: kept in this browser only, by course. */

import { type LocalStore, readJson, writeJson } from '../../api/storage';
import { useApp } from '../../app-context';
import { array, record, string } from '../../decode';
import { useKeptState } from '../../live';

const KEY = 'course_progress';
const stored = record(array(string));

/** The ids of a course's chapters that have been read. */
export function readChapters(store: LocalStore, course: string): ReadonlySet<string> {
  const all = readJson(store, KEY, stored) ?? {};
  return new Set(Object.hasOwn(all, course) ? all[course] : []);
}

/** Marks a chapter as read, or takes the mark away; the result is what is stored now. */
export function markChapter(
  store: LocalStore,
  course: string,
  chapter: string,
  isRead: boolean,
): ReadonlySet<string> {
  const read = new Set(readChapters(store, course));
  if (isRead) read.add(chapter);
  else read.delete(chapter);
  const all = readJson(store, KEY, stored) ?? {};
  writeJson(store, KEY, { ...all, [course]: [...read] });
  return read;
}

const NONE: ReadonlySet<string> = new Set();

/** A course's read chapters and the way to change them. */
export function useProgress(course: string) {
  const { work } = useApp();
  const [read, setRead] = useKeptState(() => readChapters(work, course), NONE);
  const mark = (chapter: string, isRead: boolean) =>
    setRead(markChapter(work, course, chapter, isRead));
  return { read, mark };
}
