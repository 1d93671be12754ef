/** Which words become a tenant's file. */

import { expect, test } from 'vitest';
import tenants from '../../tenants.json';
import pageTable from '../pages.json';
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

/** The brands: the default and the local tenant show the page table's words, developers' anybody's. */
const brands = tenants.tenants.filter(
  (row) => !('developer' in row) && ![tenants.default, tenants.local].includes(row.key),
);
const own = new Map(wordsOf(tenants));

/** Pages that anybody finds and that are described by themselves, not by an item. */
const described = pageTable.filter(
  (page) =>
    !('noindex' in page) &&
    !('portal' in page) &&
    page.name !== 'home' &&
    !(('item' in page || 'values' in page) && page.path.includes('{')),
);

test.each(brands)('$key describes every page of its set in its own words', ({ key, pages }) => {
  const listed = (Array.isArray(pages) ? pages : []).map((page) =>
    typeof page === 'string' ? page : page.name,
  );
  for (const { name, ...page } of described) {
    if (!('everyone' in page) && !listed.includes(name)) continue;
    const description = own.get(key)?.[name]?.description ?? '';
    const wanted = `${key} describes ${name} in tenants.json in 70 to 160 characters`;
    expect(description.length, wanted).toBeGreaterThanOrEqual(70);
    expect(description.length, wanted).toBeLessThanOrEqual(160);
  }
});

/** What the specification calls pages of some brands. */
test.each([
  ['foundation', 'about', 'Tentang'],
  ['foundation', 'campus', 'Untuk Kampus'],
  ['foundation', 'government', 'Untuk Pemerintahan'],
  ['foundation', 'corporates', 'Untuk Perusahaan'],
  ['coding-school', 'gallery', 'Galeri'],
])('at %s the page %s is called %s', (key, name, title) => {
  const row = pageTable.find((page) => page.name === name);
  expect(own.get(key)?.[name]?.title ?? row?.title).toBe(title);
});

test('everywhere an appointment is made under the same title', () => {
  const row = pageTable.find((page) => page.name === 'make-appointment');
  for (const [key, pages] of own)
    expect(pages['make-appointment']?.title ?? row?.title, key).toBe('Buat Perjanjian');
});

test('no two tenants describe anything alike', () => {
  const all = [...own].flatMap(([key, pages]) =>
    Object.entries(pages).map(([page, { description = `${key} ${page}` }]) => description),
  );
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});
