import { describe, expect, it } from 'vitest';
import { matchPage } from '../../router/page-table';
import { articles, berita, blog, letters, news, type PostKind, postPath } from './post-kinds';

const category = { id: '11', name: 'Tips Belajar', slug: 'tips-belajar' };
const post = { id: '31', slug: 'langkah-awal', category };
const uncategorised = { ...post, category: { id: '', name: '', slug: '' } };
const all = () => true;

describe('postPath', () => {
  it.each<[PostKind, typeof post, (page: string) => boolean, string | null]>([
    [news, post, all, '/News/31/langkah-awal'],
    [blog, post, all, '/Blog/31/langkah-awal'],
    [berita, post, all, '/Berita/langkah-awal'],
    [berita, post, (page) => page === 'berita-detail', '/Berita/Detail/31/langkah-awal'],
    [articles, post, all, '/Articles/tips-belajar/Detail/31/langkah-awal'],
    [articles, uncategorised, all, '/Articles/Detail/31/langkah-awal'],
    [articles, post, (page) => page === 'article', '/Articles/langkah-awal'],
    [letters, post, all, '/Tulisan-Temans/langkah-awal'],
    [blog, post, () => false, null],
  ])('$slug: %#', (kind, which, has, expected) => {
    expect(postPath(kind, which, has)).toBe(expected);
  });

  it.each([news, blog, berita, articles, letters])('leads $slug to a page of its own', (kind) => {
    const path = postPath(kind, post, all);
    const found = matchPage(path ?? '', all);
    expect(found).toMatchObject({ name: kind.detailPages[0] });
  });
});
