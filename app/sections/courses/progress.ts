/**
 * Which chapters a visitor has marked as read, and where they left a course: kept in this browser
 * only, by course, since the platform has no call for it.
 */

import { useEffect } from 'react';
import * as v from 'valibot';
import { useApp } from '../../core/app-context';
import { useStoredState } from '../../core/hydration/live';
import { object, record } from '../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../core/storage';

const KEY = 'course_progress';
const stored = record(v.array(v.string()));

/** A course by its id, which stays; its slug is its address, and can change. */
export interface CourseKey {
  readonly id: string;
  readonly slug: string;
}

/** Under which key a course stands. Slugs, which were the keys once, have no colon. */
const keyOf = ({ id, slug }: CourseKey) => (id === '' ? slug : `id:${id}`);

/** What is kept of a course, under its id or, from before that, under its slug. */
function keptOf<T>(all: Readonly<Record<string, T>>, course: CourseKey): T | undefined {
  const key = [keyOf(course), course.slug].find((one) => Object.hasOwn(all, one));
  return key === undefined ? undefined : all[key];
}

/** The same record with another value for a course, and nothing under its slug any more. */
function withKept<T>(all: Readonly<Record<string, T>>, course: CourseKey, value: T) {
  const { [course.slug]: _, ...others } = all;
  return { ...others, [keyOf(course)]: value };
}

/** Puts what is kept under a course's slug under its id, so that it is found when the slug changes. */
export function moveToId(store: LocalStore, course: CourseKey): void {
  if (course.id === '') return;
  const read = readJson(store, KEY, stored) ?? {};
  if (Object.hasOwn(read, course.slug)) {
    writeJson(store, KEY, withKept(read, course, keptOf(read, course) ?? []));
  }
  const left = readJson(store, PLACES, places) ?? {};
  const place = keptOf(left, course);
  if (place && Object.hasOwn(left, course.slug)) {
    writeJson(store, PLACES, withKept(left, course, place));
  }
}

/** The ids of a course's chapters that have been read. */
export function readChapters(store: LocalStore, course: CourseKey): ReadonlySet<string> {
  return new Set(keptOf(readJson(store, KEY, stored) ?? {}, course));
}

/** Marks a chapter as read, or takes the mark away; the result is what is stored now. */
export function markChapter(
  store: LocalStore,
  course: CourseKey,
  chapter: string,
  isRead: boolean,
): ReadonlySet<string> {
  const read = new Set(readChapters(store, course));
  if (isRead) read.add(chapter);
  else read.delete(chapter);
  const all = readJson(store, KEY, stored) ?? {};
  writeJson(store, KEY, withKept(all, course, [...read]));
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
const leading = object({ path: v.string(), title: v.string() });
const places = record(
  object({
    chapter: v.string(),
    at: v.number(),
    done: v.fallback(v.number(), 0),
    total: v.fallback(v.number(), 0),
    next: v.fallback(v.nullish(leading, null), null),
  }),
);

/** Where a course was left; null when it has never been opened here. */
export function bookmarkIn(store: LocalStore, course: CourseKey): Bookmark | null {
  return keptOf(readJson(store, PLACES, places) ?? {}, course) ?? null;
}

/** Notes the chapter that is open. */
export function keepBookmark(store: LocalStore, course: CourseKey, place: Bookmark): void {
  writeJson(store, PLACES, withKept(readJson(store, PLACES, places) ?? {}, course, place));
}

/** The chapter to go on with; null where its path is of an address that the course no longer has. */
export function nextIn(place: Bookmark | null, { slug }: CourseKey): Bookmark['next'] {
  const next = place?.next ?? null;
  return next?.path.split('/').includes(slug) ? next : null;
}

/** Whether every chapter of the course was done when it was open last. */
export function isReadWhole(place: Bookmark | null): boolean {
  return place !== null && place.total > 0 && place.done >= place.total;
}

const NONE: ReadonlySet<string> = new Set();

/** A course's read chapters and the way to change them, and the chapter at which it was left. */
export function useProgress({ id, slug }: CourseKey) {
  const { work } = useApp();
  const course = { id, slug };
  useEffect(() => moveToId(work, { id, slug }), [work, id, slug]);
  const [read, setRead] = useStoredState(() => readChapters(work, course), NONE);
  const [leftAt] = useStoredState(() => bookmarkIn(work, course)?.chapter ?? null, null);
  const mark = (chapter: string, isRead: boolean) =>
    setRead(markChapter(work, course, chapter, isRead));
  return { read, leftAt, mark };
}
