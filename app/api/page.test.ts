import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pagedBatches } from './batch';
import { paged, pageOf } from './page';
import { named } from './schemas';

const row = { id: 1, name: 'Satu', slug: 'satu' };
const read = { id: '1', name: 'Satu', slug: 'satu' };
const empty = { items: [], page: 1, perPage: 6, totalItems: 0, totalPages: 0 };

/** What says nothing of what there is: no list, or one of which no row can be read. */
const unread: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'oops'],
  ['an object', {}],
  ['no items', { items: null, data: null }],
  ['items that are no list', { items: { a: row }, data: { a: row } }],
  ['bad rows alone', { items: [null, 'a'], data: [null, 'a'] }],
  ['a bare list of bad rows alone', [7]],
];

test.each<[string, unknown, object]>([
  [
    'the whole envelope',
    { items: [row], page: 2, perPage: 5, totalItems: 6, totalPages: 2 },
    { items: [read], page: 2, perPage: 5, totalItems: 6, totalPages: 2 },
  ],
  [
    'figures as texts',
    { items: [row], page: '2', perPage: '5', totalItems: '6', totalPages: '2' },
    { items: [read], page: 2, perPage: 5, totalItems: 6, totalPages: 2 },
  ],
  [
    'figures missing or odd',
    { items: [row, row], page: -1, perPage: null, totalItems: 13 },
    { items: [read, read], page: 1, perPage: 6, totalItems: 13, totalPages: 3 },
  ],
  ['a bare list', [row], { items: [read], page: 1, perPage: 6, totalItems: 1, totalPages: 1 }],
  [
    'rows that are no objects',
    { items: [null, 'a', row, [row]] },
    { items: [read], page: 1, perPage: 6, totalItems: 1, totalPages: 1 },
  ],
  ['no items', { items: [] }, empty],
  ['an empty bare list', [], empty],
])('paged: %s', (_name, value, expected) => {
  expect(v.parse(paged(named, 6), value)).toEqual(expected);
});

test.each<[string, unknown, object]>([
  [
    'the whole variant',
    {
      data: [row],
      page: { current_page: 2, last_page: 4 },
      data_count: { per_page: 5, total_data: 18 },
    },
    { items: [read], page: 2, perPage: 5, totalItems: 18, totalPages: 4 },
  ],
  [
    'no figures',
    { data: [row] },
    { items: [read], page: 1, perPage: 6, totalItems: 1, totalPages: 1 },
  ],
  ['no data', { data: [] }, empty],
  ['an empty bare list', [], empty],
])('pagedBatches: %s', (_name, value, expected) => {
  expect(v.parse(pagedBatches(named, 6), value)).toEqual(expected);
});

test.each(unread)('%s is no page', (_name, value) => {
  for (const shape of [paged(named, 6), pagedBatches(named, 6)])
    expect(() => v.parse(shape, value)).toThrow(v.ValiError);
});

test.each([
  [1, ['a', 'b']],
  [2, ['c', 'd']],
  [3, ['e']],
  [4, []],
])('page %i of a list that is all here', (page, items) => {
  const expected = { items, page, perPage: 2, totalItems: 5, totalPages: 3 };
  expect(pageOf(['a', 'b', 'c', 'd', 'e'], page, 2)).toEqual(expected);
});
