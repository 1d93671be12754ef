import { describe, expect, it } from 'vitest';
import { isNarrowed, type ListQuery, listHref, readListQuery } from './list-query';

const orders = { popular: 'Paling dibaca', oldest: 'Terlama' };
const none: ListQuery = { search: '', category: '', sort: '', page: 1 };
const full: ListQuery = { search: 'data desa', category: '12', sort: 'popular', page: 3 };

describe('readListQuery', () => {
  it.each<[string, Partial<ListQuery>]>([
    ['', {}],
    ['?search=data+desa&category=12&sort=popular&page=3', full],
    ['?search=%20%20koding%20', { search: 'koding' }],
    [`?search=${'a'.repeat(140)}`, { search: 'a'.repeat(100) }],
    ['?category=ruang-guru', { category: 'ruang-guru' }],
    ['?category=%27%20OR%201', {}],
    ['?sort=random', {}],
    ['?sort=toString', {}],
    ['?page=0', {}],
    ['?page=-2', {}],
    ['?page=1e3', {}],
    ['?page=999999', {}],
  ])('%s', (query, expected) => {
    expect(readListQuery(new URLSearchParams(query), orders)).toEqual({ ...none, ...expected });
  });
});

describe('listHref', () => {
  it.each<[ListQuery, Partial<ListQuery>, string]>([
    [none, {}, '?'],
    [full, {}, '?search=data+desa&category=12&sort=popular'],
    [full, { page: 4 }, '?search=data+desa&category=12&sort=popular&page=4'],
    [full, { category: '' }, '?search=data+desa&sort=popular'],
    [full, { search: '', category: '', sort: '' }, '?'],
  ])('%j with %j', (query, change, expected) => {
    expect(listHref(query, change)).toBe(expected);
  });

  it('reads back what it wrote', () => {
    const params = new URLSearchParams(listHref(full, { page: full.page }));
    expect(readListQuery(params, orders)).toEqual(full);
  });
});

describe('isNarrowed', () => {
  it.each<[Partial<ListQuery>, boolean]>([
    [{}, false],
    [{ page: 2, sort: 'popular' }, false],
    [{ search: 'a' }, true],
    [{ category: '1' }, true],
  ])('%j: %s', (change, expected) => {
    expect(isNarrowed({ ...none, ...change })).toBe(expected);
  });
});
