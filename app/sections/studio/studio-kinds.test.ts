import { expect, it } from 'vitest';
import { isFoundById, studioKindOf } from './studio-kinds';

const post = { id: '12', slug: 'kabar', category: { id: '1', name: 'Tips', slug: 'tips' } };

it.each([
  ['news', ['news-detail'], true],
  ['blog', ['blog-detail'], true],
  ['articles', ['article-detail', 'article'], true],
  ['articles', ['article'], false],
  ['events', ['event-detail'], false],
  ['event-program', ['event-program-detail'], true],
  ['news', [], false],
])('%s on a site with %j: %j', (kind, pages, found) => {
  const has = (page: string) => pages.includes(page);
  expect(isFoundById(studioKindOf(kind), post, has)).toBe(found);
});
