/** Which words become a tenant's file. */

import { expect, test } from 'vitest';
import { wordsOf } from './page-words-plugin';

test('a tenant has a file of its own words, an empty one where it has none', () => {
  const table = {
    tenants: [
      {
        key: 'satu',
        pages: ['class', { name: 'news', title: 'Kabar', description: 'Kabar kami.' }],
      },
      { key: 'dua', pages: [{ name: 'courses', description: 'Kursus kami.' }, { name: 'video' }] },
      { key: 'tiga', pages: 'all' },
      { key: 'empat' },
    ],
  };
  expect(wordsOf(table)).toEqual([
    ['satu', { news: { title: 'Kabar', description: 'Kabar kami.' } }],
    ['dua', { courses: { description: 'Kursus kami.' } }],
    ['tiga', {}],
    ['empat', {}],
  ]);
});

test.each([null, [], { tenants: 3 }])('%j has no tenants', (table) => {
  expect(wordsOf(table)).toEqual([]);
});
