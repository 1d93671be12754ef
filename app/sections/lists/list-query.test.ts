import { describe, expect, it } from 'vitest';
import type { PageQuery } from '../../router/page-query';
import { isNarrowed, type ListQuery, listHref, listQueryOf } from './list-query';

const none: ListQuery = { search: '', category: '', sort: '', page: 1 };
const full: ListQuery = { search: 'data desa', category: '12', sort: 'popular', page: 3 };

describe('listQueryOf', () => {
  it.each<[PageQuery, Partial<ListQuery>]>([
    [{}, {}],
    [{ page: '1' }, {}],
    [{ search: 'data desa', category: '12', sort: 'popular', page: '3', other: 'x' }, full],
  ])('%j', (query, expected) => expect(listQueryOf(query)).toEqual({ ...none, ...expected }));
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
