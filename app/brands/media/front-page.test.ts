import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Post, postItem } from '../../api/post';
import { desksOf, editionOf, mostRead } from './edition';
import { rangeOf, verdictOf } from './survey';

/** A post as words: `a sekolah 3 7!`: its slug, desk, day and readers, `!` where it is put forward. */
function post(words: string): Post {
  const [slug, name, day, views = ''] = words.split(' ');
  return v.parse(postItem, {
    id: slug,
    slug,
    title: slug,
    category: { name: name === '-' ? '' : name },
    publishedAt: `2026-11-0${day}`,
    views: Number.parseInt(views, 10) || 0,
    isFeatured: views.endsWith('!'),
  });
}
const posts = (...all: string[]) => all.map(post);
const slugs = (all: readonly Post[]) => all.map(({ slug }) => slug).join('');

describe('a front page', () => {
  const news = posts('a sekolah 1 5', 'b kerja 3 9', 'c sekolah 2 1!');
  const briefs = posts('d daerah 4 2', 'e sekolah 5 3');
  it.each([
    ['opens with what is put forward', news, null, 'c', 'ba', 'ed'],
    ['else with the newest', news.slice(0, 2), null, 'b', 'a', 'ed'],
    ['shows a desk alone', news, 'sekolah', 'c', 'a', 'e'],
    ['opens with a short one where a desk has no other', news, 'daerah', 'd', '', ''],
    ['is empty where nobody wrote', [], 'lain', '', '', ''],
  ])('%s', (_name, stories, desk, lead, beside, short) => {
    const edition = editionOf(stories, briefs, desk);
    expect([edition.lead?.slug ?? '', slugs(edition.beside), slugs(edition.briefs)]).toEqual([
      lead,
      beside,
      short,
    ]);
  });

  it('lists its desks, the busiest first', () => {
    expect(desksOf([...news, ...briefs, post('f - 1')])).toEqual(['sekolah', 'daerah', 'kerja']);
  });

  it('ranks what was read', () => {
    expect(slugs(mostRead([...news, post('g kerja 1 0')], 2))).toBe('ba');
  });
});

describe('the range of a survey', () => {
  it.each([
    [70, 10, 40, 89],
    [52, 400, 47, 57],
    [9, 1200, 8, 11],
    [0, 20, 0, 16],
    [100, 20, 84, 100],
  ])('%d%% of %d', (share, people, low, high) => {
    expect(rangeOf(share, people)).toEqual({ low, high });
  });

  it.each([
    [101, 10],
    [-1, 10],
    [Number.NaN, 10],
    [50, 0],
    [50, 2.5],
  ])('%d%% of %d makes no sense', (share, people) => {
    expect(rangeOf(share, people)).toBeNull();
  });

  it.each([
    [46, 54, 'firm'],
    [40, 60, 'loose'],
    [30, 60, 'empty'],
  ])('%d to %d is %s', (low, high, expected) => {
    expect(verdictOf({ low, high })).toBe(expected);
  });
});
