import { describe, expect, it } from 'vitest';
import type { Chapter, SyllabusModule } from '../../api/class';
import { findLesson, isLocked, lessonsOf, progressOf, resumeAt, resumeOf } from './outline';

const chapter = (id: string, slug: string, rest: Partial<Chapter> = {}): Chapter => ({
  id,
  slug,
  title: slug,
  type: 'reading',
  durationMinutes: 10,
  isFree: false,
  content: '',
  video: '',
  questions: [],
  ...rest,
});
const module = (slug: string, chapters: Chapter[]): SyllabusModule => ({
  id: slug,
  slug,
  title: slug,
  summary: '',
  durationHours: 1,
  chapters,
});
const modules = [
  module('dasar', [chapter('1', 'mulai'), chapter('2', 'latihan')]),
  module('kosong', []),
  module('lanjut', [chapter('3', 'latihan'), chapter('4', 'proyek')]),
];

describe('findLesson', () => {
  it.each([
    ['the first', 'mulai', 'dasar', [undefined, '1', '2']],
    ['over a module without chapters', 'latihan', 'dasar', ['1', '2', '3']],
    ['the module tells chapters of one name apart', 'latihan', 'lanjut', ['2', '3', '4']],
    ['without a module', 'latihan', undefined, ['1', '2', '3']],
    ['the last', 'proyek', undefined, ['3', '4', undefined]],
  ])('%s', (_name, slug, moduleSlug, ids) => {
    const place = findLesson(modules, slug, moduleSlug);
    const found = [place?.previous, place?.lesson, place?.next];
    expect(found.map((lesson) => lesson?.chapter.id)).toEqual(ids);
  });

  it.each([
    ['an unknown chapter', 'tidak-ada', undefined],
    ['a chapter of another module', 'proyek', 'dasar'],
    ['an unknown module', 'mulai', 'tidak-ada'],
  ])('%s', (_name, slug, moduleSlug) => expect(findLesson(modules, slug, moduleSlug)).toBeNull());
});

describe('progress', () => {
  it.each([
    ['nothing read', [], { done: 0, total: 4, percent: 0 }, '1'],
    ['one read', ['1'], { done: 1, total: 4, percent: 25 }, '2'],
    ['one skipped', ['1', '3'], { done: 2, total: 4, percent: 50 }, '2'],
    ['all read', ['1', '2', '3', '4'], { done: 4, total: 4, percent: 100 }, '1'],
    ['one that is gone', ['99'], { done: 0, total: 4, percent: 0 }, '1'],
  ])('%s', (_name, ids, progress, next) => {
    const read = new Set(ids);
    expect(progressOf(modules, read)).toEqual(progress);
    expect(resumeAt(modules, read)?.chapter.id).toBe(next);
  });

  it('of a course without chapters is none', () => {
    expect(progressOf([], new Set())).toEqual({ done: 0, total: 0, percent: 0 });
    expect(resumeAt([], new Set())).toBeUndefined();
    expect(lessonsOf([])).toEqual([]);
  });
});

describe('a course that was left', () => {
  const modules = [
    module(
      'm',
      ['1', '2', '3', '4'].map((id) => chapter(id, id)),
    ),
  ];
  it.each<[leftAt: string | null, read: string[], next: string]>([
    [null, [], '1'],
    ['3', [], '3'],
    ['3', ['1'], '3'],
    ['3', ['3'], '4'],
    ['4', ['4'], '1'],
    ['4', ['1', '2', '4'], '3'],
    ['2', ['1', '2', '3', '4'], '1'],
    ['gone', ['1'], '2'],
  ])('at %s, with %j read, goes on at %s', (leftAt, read, next) => {
    expect(resumeAt(modules, new Set(read), leftAt)?.chapter.id).toBe(next);
  });
});

it.each<[read: string[], leftAt: string | null, how: string | undefined]>([
  [[], null, 'begin'],
  [[], '2', 'goOn'],
  [['1'], null, 'goOn'],
  [lessonsOf(modules).map(({ chapter: { id } }) => id), '2', 'again'],
])('with %j read, left at %s, it is to %s', (read, leftAt, how) => {
  expect(resumeOf(modules, new Set(read), leftAt)?.how).toBe(how);
});

describe('isLocked', () => {
  it.each([
    ['kept back', {}, true],
    ['free', { isFree: true }, false],
    ['opened for this visitor', { content: '<p>a</p>' }, false],
    ['a video opened for this visitor', { video: 'https://youtu.be/abcdef' }, false],
  ])('%s', (_name, rest, locked) => expect(isLocked(chapter('1', 'a', rest))).toBe(locked));
});
