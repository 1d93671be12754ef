import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../api/fake-storage';
import { keepPlace, markChapter, placeIn, readChapters } from './progress';

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
    keepPlace(store, 'a', { chapter: '1', at: 5 });
    keepPlace(store, 'b', { chapter: '9', at: 6 });
    keepPlace(store, 'a', { chapter: '2', at: 7 });
    expect(placeIn(store, 'a')).toEqual({ chapter: '2', at: 7 });
    expect(placeIn(store, 'b')).toEqual({ chapter: '9', at: 6 });
    expect(placeIn(store, 'toString')).toBeNull();
  });

  it.each(['{', '{"a":{"chapter":1}}', '[]'])('is none where %s is stored', (stored) => {
    expect(placeIn(memoryStore({ course_places: stored }), 'a')).toBeNull();
  });
});
