import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../core/fake-storage';
import { bookmarkIn, isReadWhole, keepBookmark, markChapter, readChapters } from './progress';

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
    expect([...readChapters(storeWith(value), course)]).toEqual(ids),
  );
});

describe('markChapter', () => {
  it('adds, takes away and leaves other courses alone', () => {
    const store = storeWith('{"b":["9"]}');
    expect([...markChapter(store, 'a', '1', true)]).toEqual(['1']);
    expect([...markChapter(store, 'a', '1', true)]).toEqual(['1']);
    expect([...markChapter(store, 'a', '2', true)]).toEqual(['1', '2']);
    expect([...markChapter(store, 'a', '1', false)]).toEqual(['2']);
    expect([...readChapters(store, 'b')]).toEqual(['9']);
  });
});

describe('the place where a course was left', () => {
  it('is kept by course', () => {
    const store = memoryStore();
    const stand = { done: 1, total: 4, next: { path: '/Courses/a', title: 'Bab 2' } };
    keepBookmark(store, 'a', { chapter: '1', at: 5, ...stand });
    keepBookmark(store, 'b', { chapter: '9', at: 6, ...stand });
    keepBookmark(store, 'a', { chapter: '2', at: 7, ...stand });
    expect(bookmarkIn(store, 'a')).toEqual({ chapter: '2', at: 7, ...stand });
    expect(bookmarkIn(store, 'b')).toEqual({ chapter: '9', at: 6, ...stand });
    expect(bookmarkIn(store, 'toString')).toBeNull();
  });

  it('of a version that did not tell how far it has come is a place all the same', () => {
    const place = bookmarkIn(memoryStore({ course_places: '{"a":{"chapter":"1","at":5}}' }), 'a');
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
    expect(bookmarkIn(memoryStore({ course_places: stored }), 'a')).toBeNull();
  });
});
