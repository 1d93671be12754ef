import { describe, expect, it } from 'vitest';
import { address } from '../api/query';
import { asWords, first, given, orElse, templatesOf, unless, when } from './first-view';

interface Given {
  slug: string;
  page: number;
  ids: readonly string[];
}

interface First {
  id: string;
  category: { id: string };
  items: { 0: { id: string } };
}

const { slug, page, ids } = given<Given>();
const call = (path: string, query: Parameters<typeof address>[1] = {}) => ({
  address: address(path, query),
});

describe('a call of a first view is written with its parameters', () => {
  it.each([
    ['of the path', call(`a/b/${encodeURIComponent(slug)}`), 'a/b/{slug}'],
    ['of the query, sorted', call('a/b', { page, code: slug }), 'a/b?code={slug}&page={page}'],
    ['in a list', call('a/b', { ids: [slug] }), 'a/b?ids={slug}'],
    ['as a list', call('a/b', { ids }), 'a/b?ids={ids}'],
    ['of the first answer', call(`a/${encodeURIComponent(first<First>().id)}`), 'a/{first.id}'],
    [
      'deep in the first answer',
      call('a/b', { id: first<First>().category.id, of: first<First>().items[0].id }),
      'a/b?id={first.category.id}&of={first.items.0.id}',
    ],
    ['as words', call('a/b', { search: asWords(slug) }), 'a/b?search={slug|words}'],
    [
      'beside text',
      call('a/b-c.d', { 'filter.type': 'x-1', page }),
      'a/b-c.d?filter.type=x-1&page={page}',
    ],
    ['only where given', when('slug', call('a/b')), { call: 'a/b', when: 'slug' }],
    ['only where not given', unless('slug', call('a/b')), { call: 'a/b', unless: 'slug' }],
    [
      'with another list',
      orElse(call('a/b'), call('a/c', { page: 1 })),
      { call: 'a/b', else: 'a/c?page=1' },
    ],
  ])('%s', (_what, asked, expected) => {
    expect(templatesOf(() => [asked])).toEqual([expected]);
  });
});

describe('a call that makes more of a parameter is refused', () => {
  it.each([
    ['a part of a value', () => call('a/b', { id: `eq.${slug}` })],
    ['a sum', () => call('a/b', { page: page + 1 })],
    ['a part of a segment', () => call(`a/x${encodeURIComponent(slug)}`)],
    ['two in one value', () => call('a/b', { ids: [slug, page] })],
    ['a text that is encoded', () => call('a/b', { search: 'satu dua' })],
    ['letters changed', () => call('a/b', { search: slug.toLowerCase() })],
    ['all that is given', () => call('a/b', { ...given<{ page: number }>() })],
    ['what has no name', () => call('a/b', { id: String(given<Given>()) })],
  ])('%s', (_what, make) => {
    expect(() => templatesOf(() => [make()])).toThrow(/./);
  });
});
