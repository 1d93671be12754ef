import { expect, it } from 'vitest';
import { guardedPages, partOf } from './pages-plugin';

const json = `[
  { "name": "a", "path": "/A/{id}", "title": "A", "noindex": true, "calls": ["x"] },
  { "name": "b", "path": "/B", "title": "B", "kind": "home" }
]`;

it.each([
  [['name', 'path'], '[{"name":"a","path":"/A/{id}"},{"name":"b","path":"/B"}]'],
  [['title'], '[{"title":"A"},{"title":"B"}]'],
])('keeps rows, order and the fields %j alone', (fields, part) => {
  expect(partOf(json, fields)).toBe(part);
});

it.each(['{}', '[1]', 'null'])('refuses a table that is none: %s', (bad) => {
  expect(() => partOf(bad, ['name'])).toThrow();
});

it('names the pages that are not shown at the edge', () => {
  const rows = [
    { name: 'site' },
    { name: 'both', portal: 'guests' },
    { name: 'mine', portal: 'any' },
    { name: 'staff', portal: 'superadmin admin' },
  ];
  expect(guardedPages(JSON.stringify(rows))).toEqual(['mine', 'staff']);
});
