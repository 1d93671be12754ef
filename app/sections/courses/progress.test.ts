import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../core/fake-storage';
import {
  bookmarkIn,
  isReadWhole,
  keepBookmark,
  markChapter,
  moveToId,
  nextIn,
  readChapters,
} from './progress';

/** A course of that slug, from before ids were keys. */
const of = (slug: string) => ({ id: '', slug });

const storeWith = (value: string | null) =>
  memoryStore(value === null ? {} : { course_progress: value });

describe('readChapters', () => {
  it.each([
    ['nothing stored', null, []],
    ['another course', '{"b":["1"]}', []],
    ['this course', '{"a":["1","2"]}', ['1', '2']],
    ['a name every object has', '{"b":[]}', [], 'toString'],
    ['no JSON', '{', []],
    ['another shape', '{"a":"1"}', []],
  ])('%s', (_name, value, ids, course = 'a') =>
    expect([...readChapters(storeWith(value), of(course))]).toEqual(ids),
  );
});

describe('markChapter', () => {
  it('adds, takes away and leaves other courses alone', () => {
    const store = storeWith('{"b":["9"]}');
    expect([...markChapter(store, of('a'), '1', true)]).toEqual(['1']);
    expect([...markChapter(store, of('a'), '1', true)]).toEqual(['1']);
    expect([...markChapter(store, of('a'), '2', true)]).toEqual(['1', '2']);
    expect([...markChapter(store, of('a'), '1', false)]).toEqual(['2']);
    expect([...readChapters(store, of('b'))]).toEqual(['9']);
  });
});

describe('the place where a course was left', () => {
  it('is kept by course', () => {
    const store = memoryStore();
    const stand = { done: 1, total: 4, next: { path: '/Courses/a', title: 'Bab 2' } };
    keepBookmark(store, of('a'), { chapter: '1', at: 5, ...stand });
    keepBookmark(store, of('b'), { chapter: '9', at: 6, ...stand });
    keepBookmark(store, of('a'), { chapter: '2', at: 7, ...stand });
    expect(bookmarkIn(store, of('a'))).toEqual({ chapter: '2', at: 7, ...stand });
    expect(bookmarkIn(store, of('b'))).toEqual({ chapter: '9', at: 6, ...stand });
    expect(bookmarkIn(store, of('toString'))).toBeNull();
  });

  it('of a version that did not tell how far it has come is a place all the same', () => {
    const place = bookmarkIn(
      memoryStore({ course_places: '{"a":{"chapter":"1","at":5}}' }),
      of('a'),
    );
    expect(place).toEqual({ chapter: '1', at: 5, done: 0, total: 0, next: null });
    expect(isReadWhole(place)).toBe(false);
  });

  it.each([
    [0, 0, false],
    [3, 4, false],
    [4, 4, true],
    // Chapters were taken out of it since.
    [5, 4, true],
  ])('%i of %i chapters are the whole: %j', (done, total, expected) => {
    expect(isReadWhole({ chapter: '1', at: 5, next: null, done, total })).toBe(expected);
  });

  it.each(['{', '{"a":{"chapter":1}}', '[]'])('is none where %s is stored', (stored) => {
    expect(bookmarkIn(memoryStore({ course_places: stored }), of('a'))).toBeNull();
  });
});

describe('a course whose address changes', () => {
  const before = { id: '7', slug: 'dasar-web' };
  const after = { id: '7', slug: 'dasar-web-baru' };
  const path = '/Courses/dasar-web/module/a/chapter/b';
  const place = { chapter: '1', at: 5, done: 1, total: 4, next: { path, title: 'Bab 2' } };

  it('keeps its progress and its place', () => {
    const store = memoryStore();
    markChapter(store, before, '1', true);
    keepBookmark(store, before, place);
    expect([...readChapters(store, after)]).toEqual(['1']);
    expect(bookmarkIn(store, after)).toEqual(place);
    // The chapter's path is of the old address.
    expect(nextIn(place, before)).toEqual(place.next);
    expect(nextIn(place, after)).toBeNull();
  });

  it('takes over what stands under its slug, once', () => {
    const store = memoryStore({
      course_progress: '{"dasar-web":["1","2"],"lain":["9"]}',
      course_places: JSON.stringify({ 'dasar-web': place }),
    });
    expect([...readChapters(store, before)]).toEqual(['1', '2']);
    moveToId(store, before);
    expect([...readChapters(store, after)]).toEqual(['1', '2']);
    expect(bookmarkIn(store, after)).toEqual(place);
    expect(store.get('course_progress')).toBe('{"lain":["9"],"id:7":["1","2"]}');
    // A new course at the old address begins with nothing.
    expect([...readChapters(store, { id: '8', slug: 'dasar-web' })]).toEqual([]);
  });
});
