/**
 * Splits app/pages.json for the browser: `virtual:page-paths` is what finding a page and the menus
 * take and stands in the entry chunk, which every visitor loads; `virtual:page-calls` is what a
 * page's data takes, `virtual:page-texts` what a change of page takes. What only the edge reads is in
 * none of them.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { array, decode, record, unknown } from '../decode';

const PARTS: Readonly<Record<string, readonly string[]>> = {
  'virtual:page-paths': ['name', 'path', 'everyone', 'menu'],
  'virtual:page-calls': ['name', 'query', 'calls'],
  'virtual:page-texts': ['name', 'title', 'description', 'item'],
};

const TABLE = new URL('../pages.json', import.meta.url);

/** The Vite plugin; tests and the dev server see the same rows as the build. */
export function pages(): Plugin {
  return {
    name: 'pages',
    resolveId: (id) => (id in PARTS ? `\0${id}` : null),
    load(id) {
      const fields = PARTS[id.slice(1)];
      if (fields === undefined) return null;
      this.addWatchFile(TABLE.pathname);
      return `export default ${partOf(readFileSync(TABLE, 'utf8'), fields)}`;
    },
  };
}

/** The table with the given fields of each row alone, as JSON without white space. */
export function partOf(json: string, fields: readonly string[]): string {
  const rows = decode(array(record(unknown)), JSON.parse(json));
  const kept = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field))),
  );
  return JSON.stringify(kept);
}
