/**
 * Splits app/pages.json for the browser: `virtual:page-paths` is what finding a page and the menus
 * take and stands in the entry chunk, which every visitor loads; `virtual:page-queries` is what their
 * addresses may hold, `virtual:page-calls` what a page's data takes, `virtual:page-texts` what a change of page takes, `virtual:page-values` the app's own
 * items, `virtual:page-sidebar` what the portal's sidebar shows. What only the edge reads is in none of them.
 *
 * Pages that are shown only to who is signed in are left out of the code for the edge, where nobody is.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { object, optional, record } from '../core/schema';
import { SCRIPTLESS_PAGES } from '../shell/session/scriptless-pages';
import { FIRST_VIEWS, readFirstViews } from './first-view-table';

/** What finding a page takes, which stands in the entry chunk. */
const PATHS = 'virtual:page-paths';

/** What a page's data takes. */
const CALLS = 'virtual:page-calls';

const PARTS: Readonly<Record<string, readonly string[]>> = {
  [PATHS]: ['name', 'path', 'everyone', 'menu', 'portal'],
  [CALLS]: ['name', 'calls', 'item'],
  'virtual:page-queries': ['name', 'query'],
  'virtual:page-texts': ['name', 'title', 'titleWith', 'description', 'item'],
  'virtual:page-values': ['name', 'values'],
  'virtual:page-sidebar': ['name', 'portal', 'sidebar'],
};

const TABLE = new URL('../pages.json', import.meta.url);

/** The environment that builds what runs at the edge. */
const EDGE = 'render';

const NOT_AT_THE_EDGE = 'export default () => null;';

/** Whether a file is a page that the guard stands before (app/areas/portal/guard.ts). */
function isGuarded(file: string): boolean {
  const name = /\/app\/areas\/[^/]+\/pages\/([^/]+)\.tsx$/.exec(file)?.[1];
  if (name === undefined) return false;
  return guardedPages(readFileSync(TABLE, 'utf8')).includes(name);
}

/** The names of the pages that only who is signed in may see, but for those that do without a script. */
export function guardedPages(json: string): string[] {
  const rows = v.parse(v.array(guardedRow), JSON.parse(json));
  return rows.flatMap(({ name, portal }) => {
    const isOpen = portal === undefined || portal === 'guests';
    return isOpen || SCRIPTLESS_PAGES.includes(name) ? [] : [name];
  });
}

const guardedRow = object({
  name: v.string(),
  portal: optional(v.string()),
});

/** The Vite plugin; tests and the dev server see the same rows as the build. */
export function pages(): Plugin {
  return {
    name: 'pages',
    resolveId: (id) => (id in PARTS ? `\0${id}` : null),
    load(id) {
      if (this.environment.name === EDGE && isGuarded(id)) return NOT_AT_THE_EDGE;
      const fields = PARTS[id.slice(1)];
      if (fields === undefined) return null;
      this.addWatchFile(fileURLToPath(TABLE));
      const json = readFileSync(TABLE, 'utf8');
      if (id === `\0${PATHS}`) return packedPaths(json);
      if (id === `\0${CALLS}`) {
        this.addWatchFile(FIRST_VIEWS);
        return `export default ${callsPart(json, readFirstViews().pages)}`;
      }
      return `export default ${partOf(json, fields)}`;
    },
  };
}

const menu = object({
  group: v.string(),
  label: v.string(),
  footer: optional(v.boolean()),
});

const pathRow = object({
  name: v.string(),
  path: v.string(),
  everyone: optional(v.boolean()),
  menu: optional(menu),
  portal: optional(v.string()),
});

/**
 * The module of {@link PATHS}: a line a page, its fields between bars, and what reads them. A path that its
 * page's name tells is left out. Every
 * visitor loads it, and the fields' names would be an eighth of it even compressed.
 */
export function packedPaths(json: string): string {
  const rows = v.parse(v.array(pathRow), JSON.parse(json));
  const lines = rows.map(({ name, path, everyone, portal, menu }) =>
    [
      name,
      path === pathOf(name) ? '' : path,
      everyone && 1,
      portal,
      menu?.group,
      menu?.label,
      menu?.footer && 1,
    ]
      .map((value) => value ?? '')
      .join('|')
      .replace(/\|+$/, ''),
  );
  return `export default ${JSON.stringify(lines.join('\n'))}.split("\\n").map(line => {
  const [name, path, everyone, portal, group, label, footer] = line.split("|");
  return {
    name, path: path || "/" + name.replace(/\\b./g, letter => letter.toUpperCase()),
    ...(everyone && { everyone: true }),
    ...(portal && { portal }),
    ...(group && { menu: { group, label, ...(footer && { footer: true }) } }),
  };
});`;
}

/** The path of most pages that have no parameter: `/Liga-Smk` of `liga-smk`; left out of the module. */
const pathOf = (name: string): string =>
  `/${name.replace(/\b./g, (letter) => letter.toUpperCase())}`;

/**
 * The table with the given fields of each row alone, as JSON without white space; rows that have none of
 * them but the name are left out.
 */
export function partOf(json: string, fields: readonly string[]): string {
  return part(v.parse(tableRows, JSON.parse(json)), fields);
}

/** The part with the calls of each page's first view, which are not written in the table. */
export function callsPart(
  json: string,
  views: Readonly<Record<string, readonly unknown[]>>,
): string {
  const rows = v.parse(tableRows, JSON.parse(json));
  return part(
    rows.map((row) => ({ ...row, calls: views[String(row.name)] })),
    PARTS[CALLS] ?? [],
  );
}

const tableRows = v.array(record(v.unknown()));

function part(rows: readonly Record<string, unknown>[], fields: readonly string[]): string {
  const isAsked = (field: string) => fields.includes(field);
  const kept = rows
    .map((row) =>
      Object.entries(row).filter(([field, value]) => isAsked(field) && value !== undefined),
    )
    .filter((row) => row.some(([field]) => field !== 'name'));
  return JSON.stringify(kept.map((row) => Object.fromEntries(row)));
}
