import { expect, test } from 'vitest';
import { decode } from '../decode';
import { named } from './fields';
import { paged, pagedBatches } from './page';

const row = { id: 1, name: 'Satu', slug: 'satu' };
const read = { id: '1', name: 'Satu', slug: 'satu' };
const empty = { items: [], page: 1, perPage: 6, totalItems: 0, totalPages: 0 };

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
  ['items that are no list', { items: { a: row } }, empty],
  ['nothing', undefined, empty],
  ['null', null, empty],
  ['a text', 'oops', empty],
])('paged: %s', (_name, value, expected) => {
  expect(decode(paged(named, 6), value)).toEqual(expected);
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
  ['nothing', undefined, empty],
])('pagedBatches: %s', (_name, value, expected) => {
  expect(decode(pagedBatches(named, 6), value)).toEqual(expected);
});
