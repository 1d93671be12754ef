/**
 * Which chapters a visitor has marked as read, and where they left a course: kept in this browser
 * only, by course, since the platform has no call for it.
 */

import { useApp } from '../../core/app-context';
import { array, lenient, nullable, number, object, record, string } from '../../core/decode';
import { useKeptState } from '../../core/live';
import { type LocalStore, readJson, writeJson } from '../../core/storage';

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

/**
 * The chapter that was opened last, and when, in Unix ms; how far the course has come with it, so that
 * lists of courses need no call for each: chapters that are done, all chapters, and the one to go on with.
 */
export interface Bookmark {
  readonly chapter: string;
  readonly at: number;
  readonly done: number;
  /** 0 where it has not been told. */
  readonly total: number;
  readonly next: { readonly path: string; readonly title: string } | null;
}

const PLACES = 'course_places';
const leading = object((field) => ({ path: field('path', string), title: field('title', string) }));
const places = record(
  object((field) => ({
    chapter: field('chapter', string),
    at: field('at', number),
    done: field('done', lenient(number, 0)),
    total: field('total', lenient(number, 0)),
    next: field('next', lenient(nullable(leading), null)),
  })),
);

/** Where a course was left; null when it has never been opened here. */
export function bookmarkIn(store: LocalStore, course: string): Bookmark | null {
  const all = readJson(store, PLACES, places) ?? {};
  return (Object.hasOwn(all, course) ? all[course] : null) ?? null;
}

/** Notes the chapter that is open. */
export function keepBookmark(store: LocalStore, course: string, place: Bookmark): void {
  writeJson(store, PLACES, { ...readJson(store, PLACES, places), [course]: place });
}

/** Whether every chapter of the course was done when it was open last. */
export function isReadWhole(place: Bookmark | null): boolean {
  return place !== null && place.total > 0 && place.done >= place.total;
}

const NONE: ReadonlySet<string> = new Set();

/** A course's read chapters and the way to change them, and the chapter at which it was left. */
export function useProgress(course: string) {
  const { work } = useApp();
  const [read, setRead] = useKeptState(() => readChapters(work, course), NONE);
  const [leftAt] = useKeptState(() => bookmarkIn(work, course)?.chapter ?? null, null);
  const mark = (chapter: string, isRead: boolean) =>
    setRead(markChapter(work, course, chapter, isRead));
  return { read, leftAt, mark };
}
