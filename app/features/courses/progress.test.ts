import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../api/fake-storage';
import { markChapter, readChapters } from './progress';

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
