import { expect, it } from 'vitest';
import { callsPart, guardedPages, packedPaths, partOf } from './pages-plugin';

const json = `[
  { "name": "a", "path": "/A/{id}", "title": "A", "noindex": true },
  { "name": "b", "path": "/B", "title": "B", "kind": "home" }
]`;

it.each([
  [['name', 'path'], '[{"name":"a","path":"/A/{id}"},{"name":"b","path":"/B"}]'],
  [['title'], '[{"title":"A"},{"title":"B"}]'],
])('keeps rows, order and the fields %j alone', (fields, part) => {
  expect(partOf(json, fields)).toBe(part);
});

it('gives rows the calls of their first views', () => {
  const rows = '[{"name":"a","path":"/A"},{"name":"b","query":{"q":"text"}},{"name":"c"}]';
  const views = { b: ['x', { call: 'y', when: 'q' }], c: ['z'] };
  expect(JSON.parse(callsPart(rows, views))).toEqual([
    { name: 'b', calls: views.b },
    { name: 'c', calls: views.c },
  ]);
});

it.each(['{}', '[1]', 'null'])('refuses a table that is none: %s', (bad) => {
  expect(() => partOf(bad, ['name'])).toThrow();
});

it('names the pages that are not shown at the edge', () => {
  const rows = [
    { name: 'site' },
    { name: 'both', portal: 'guests' },
    { name: 'mine', portal: 'any' },
    { name: 'profile', portal: 'any' },
    { name: 'staff', portal: 'superadmin admin' },
  ];
  expect(guardedPages(JSON.stringify(rows))).toEqual(['mine', 'staff']);
});

it('packs the paths of pages, and unpacks them as they were', async () => {
  const rows = [
    { name: 'home', path: '/', everyone: true },
    { name: 'class', path: '/Class', menu: { group: 'Belajar', label: 'Kelas & "Jadwal"' } },
    {
      name: 'terms',
      path: '/Terms',
      everyone: true,
      menu: { group: 'B', label: 'S', footer: true },
    },
    { name: 'payouts', path: '/Payouts', portal: 'superadmin admin' },
  ];
  const module = packedPaths(JSON.stringify(rows));
  const { default: unpacked } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
  expect(unpacked).toEqual(rows);
});
