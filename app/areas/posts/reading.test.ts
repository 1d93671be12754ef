import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { postItem } from '../../api/post';
import { neighboursOf } from '../../sections/posts/neighbours';
import { readingMinutes } from '../../sections/posts/reading-time';
import { arrange } from './post-arrangement';

describe('readingMinutes', () => {
  const words = (count: number) => `<p>${'kata '.repeat(count)}</p>`;
  it.each([
    ['', 0],
    ['<p></p>', 0],
    [words(1), 1],
    [words(299), 1],
    [words(300), 2],
    [words(1000), 5],
  ])('%#', (html, minutes) => {
    expect(readingMinutes(html)).toBe(minutes);
  });
});

describe('neighboursOf', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  it.each([
    ['a', null, b],
    ['b', a, c],
    ['c', b, null],
    ['x', null, null],
  ])('%s', (id, newer, older) => {
    expect(neighboursOf([a, b, c], id)).toEqual({ newer, older });
  });
});

describe('arrange', () => {
  const post = (id: string, isFeatured = false) =>
    v.parse(postItem, { id, slug: id, title: id, isFeatured });
  const query = { search: '', category: '', sort: '', page: 1 };
  const chosen = [post('1'), post('2', true), post('3')];
  it.each([
    ['puts the chosen post first', chosen, {}, '2', ['1', '3']],
    ['else the first', [post('1'), post('2')], {}, '1', ['2']],
    ['has none without posts', [], {}, undefined, []],
    ['has none on later pages', chosen, { page: 2 }, undefined, ['1', '2', '3']],
    ['has none in a search', chosen, { search: 'a' }, undefined, ['1', '2', '3']],
    ['has none in another order', chosen, { sort: 'title' }, undefined, ['1', '2', '3']],
  ])('%s', (_name, items, change, featured, rest) => {
    const shown = arrange(items, { ...query, ...change });
    expect(shown.featured?.id).toBe(featured);
    expect(shown.rest.map(({ id }) => id)).toEqual(rest);
  });
});
