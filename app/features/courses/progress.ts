/**
 * Which chapters a visitor has marked as read, and where they left a course: kept in this browser
 * only, by course, since the platform has no call for it.
 */

import { type LocalStore, readJson, writeJson } from '../../api/storage';
import { useApp } from '../../app-context';
import { array, number, object, record, string } from '../../decode';
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

/** The chapter that was opened last, and when, in Unix ms. */
export interface Place {
  readonly chapter: string;
  readonly at: number;
}

const PLACES = 'course_places';
const places = record(
  object((field) => ({ chapter: field('chapter', string), at: field('at', number) })),
);

/** Where a course was left; null when it has never been opened here. */
export function placeIn(store: LocalStore, course: string): Place | null {
  const all = readJson(store, PLACES, places) ?? {};
  return (Object.hasOwn(all, course) ? all[course] : null) ?? null;
}

/** Notes the chapter that is open. */
export function keepPlace(store: LocalStore, course: string, place: Place): void {
  writeJson(store, PLACES, { ...readJson(store, PLACES, places), [course]: place });
}

const NONE: ReadonlySet<string> = new Set();

/** A course's read chapters and the way to change them, and the chapter at which it was left. */
export function useProgress(course: string) {
  const { work } = useApp();
  const [read, setRead] = useKeptState(() => readChapters(work, course), NONE);
  const [leftAt] = useKeptState(() => placeIn(work, course)?.chapter ?? null, null);
  const mark = (chapter: string, isRead: boolean) =>
    setRead(markChapter(work, course, chapter, isRead));
  return { read, leftAt, mark };
}
