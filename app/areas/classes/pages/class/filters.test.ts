import { describe, expect, it } from 'vitest';
import { queryShapes, readQuery } from '../../../../router/page-query';
import {
  activeFilters,
  changeFilters,
  filtersHref,
  noFilters,
  readFilters,
  toApiFilter,
  toggleProgram,
} from './filters';

/** Reads a query as the page does. */
const read = (query: string) => readFilters(readQuery(queryShapes('class'), query));

describe('readFilters', () => {
  it.each([
    ['', {}],
    ['search=%20web%20', { search: 'web' }],
    [
      'state=registration&level=beginner&type=online',
      { state: 'registration', level: 'beginner', type: 'online' },
    ],
    ['programs=3,1,3', { programs: ['1', '3'] }],
    ['page=4', { page: 4 }],
    ['state=gone&level=__proto__&type=toString', {}],
    ['programs=,,%3Cb%3E', {}],
  ])('%s', (query, expected) => expect(read(query)).toEqual({ ...noFilters, ...expected }));
});

describe('filtersHref', () => {
  it.each([
    '?',
    '?page=2',
    '?search=belajar+web',
    '?search=a%26b&state=ended&level=advanced&type=hybrid&programs=1%2C2&page=3',
  ])('%s is written as it is read', (href) => expect(filtersHref(read(href))).toBe(href));
});

describe('changes', () => {
  const filters = read('level=beginner&programs=2&page=3');

  it.each([
    [
      'a filter goes back to page one',
      changeFilters(filters, { type: 'online' }),
      '?level=beginner&type=online&programs=2',
    ],
    [
      'the page keeps the filters',
      changeFilters(filters, { page: 4 }),
      '?level=beginner&programs=2&page=4',
    ],
    ['a program is added', toggleProgram(filters, '1'), '?level=beginner&programs=1%2C2'],
    ['a program is taken out', toggleProgram(filters, '2'), '?level=beginner'],
  ])('%s', (_name, changed, href) => expect(filtersHref(changed)).toBe(href));

  it('sends what is set', () => {
    expect(toApiFilter(filters)).toEqual({
      page: 3,
      perPage: 12,
      search: '',
      state: undefined,
      level: 'beginner',
      type: undefined,
      programIds: ['2'],
    });
  });

  it('names each filter that is on, with the way to switch it off', () => {
    const active = activeFilters(read('search=web&level=beginner&programs=1,2'), (id) => `P${id}`);
    expect(active.map(({ label, without }) => [label, filtersHref(without)])).toEqual([
      ['“web”', '?level=beginner&programs=1%2C2'],
      ['Pemula', '?search=web&programs=1%2C2'],
      ['P1', '?search=web&level=beginner&programs=2'],
      ['P2', '?search=web&level=beginner&programs=1'],
    ]);
  });
});
