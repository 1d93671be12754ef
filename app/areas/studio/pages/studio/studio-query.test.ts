import { expect, it } from 'vitest';
import { type StudioQuery, studioHref, studioQueryOf } from './studio-query';

const full: StudioQuery = { kind: 'news', search: 'a', category: '21', page: 2 };

it.each<[Partial<StudioQuery>, string]>([
  [{}, '?kind=news&search=a&category=21'],
  [{ page: 3 }, '?kind=news&search=a&category=21&page=3'],
  [{ kind: 'blog' }, '?kind=blog'],
  [{ category: '' }, '?kind=news&search=a'],
])('%j: %s', (change, href) => expect(studioHref(full, change)).toBe(href));

it('begins with nothing chosen', () => {
  expect(studioHref(studioQueryOf({}))).toBe('?');
});
