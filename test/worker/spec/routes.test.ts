/**
 * Every route of the page table on every tenant (spec section 2), at the sample paths of
 * test/cases/samples.json. The walks write the table of the statuses to .cache/routes.md.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import firstViews from '../../../app/first-views.json';
import table from '../../../app/pages.json';
import { matchPage, type PageParams, pagePath, pageSet } from '../../../app/router/page-table';
import { tenants as registry } from '../../../tenants.json';
import { samplesOf } from '../../cases/samples.mjs';
import { textAt } from '../../upstream/spec/harness';
import stress from '../../upstream/src/data/sites/dev-stress';
import { bootOf, canonicalOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { isWalk, sampled } from '../harness/walks';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

/** A row with as much of it as decides a status. */
interface Row {
  name: string;
  path: string;
  /** The call that says whether the page's item is there. */
  itemCall?: string;
  /** The call without which the page is nothing. */
  mainCall?: string;
  /** By parameter of the path. */
  values?: object;
  /** The page that shows its items as their own, where it is of some. */
  shownBy?: string;
  /** The page that it leads to where the path names none. */
  withoutItem?: string;
}

/** The first page of all that shows the items of this one. */
function shownBy(name: string, row: object): string {
  const listed = 'listed' in row ? Object(row.listed) : {};
  return String(listed.unless ?? name).split(' ')[0] ?? name;
}

/** The first call of a row, which may have more to say than its address. */
function firstCall(calls: readonly unknown[]): string {
  const [first] = calls;
  return typeof first === 'string' ? first : textAt(first, 'call');
}

const views = new Map<string, readonly unknown[]>(Object.entries(firstViews.pages));

const rows: Row[] = table.map(({ name, path, ...row }) => {
  const calls = views.get(name);
  return {
    name,
    path,
    ...('item' in row && calls && { itemCall: firstCall(calls) }),
    ...(('item' in row || 'needsFirst' in row) && calls && { mainCall: firstCall(calls) }),
    ...('values' in row && { values: row.values }),
    ...('item' in row && calls && { shownBy: shownBy(name, row) }),
    ...('withoutItem' in row && { withoutItem: row.withoutItem }),
  };
});
type Sample = ReadonlyMap<string, PageParams>;
const sampleAt = (tenant: string): Sample =>
  new Map(Object.entries(samplesOf(tenant)).map(([name, params]) => [name, textsOf(params)]));
const sampleOf = sampleAt('alpha');
const everyName = rows.map(({ name }) => name);
interface Tenant {
  key: string;
  has: (name: string) => boolean;
}

/** Pages, and those that come along with them. */
function withOthers(names: readonly string[]): string[] {
  const along = table.flatMap((row) =>
    'with' in row && names.includes(row.with) ? [row.name] : [],
  );
  return [...names, ...along];
}

const tenants: Tenant[] = registry.map(({ key, pages }) => ({
  key,
  has: pageSet(typeof pages === 'string' ? everyName : withOthers((pages ?? []).map(nameOf))),
}));

const samplePath = ({ name }: Row, sample = sampleOf): string => pagePath(name, sample.get(name));
/** The path without what may be left out. */
const shortPath = ({ name, path }: Row, sample: Sample): string => {
  const params = Object.entries(sample.get(name) ?? {});
  return pagePath(
    name,
    Object.fromEntries(params.filter(([param]) => !path.includes(`{${param}?}`))),
  );
};

/**
 * What a path answers on a tenant: its own page's item is there; one that another page takes is
 * there when the path names an item of that page, as a class is found by its code too.
 */
function expected({ key, has }: Tenant, path: string, sample: Sample): number {
  const match = matchPage(path, has);
  if (match === null || match === 'bad') return 404;
  if (match.name === 'login') return 302;
  const row = rows.find(({ name }) => name === match.name);
  if (row?.mainCall !== undefined && failsAt(key, row.mainCall)) return 503;
  const wanted = parametersOf(row?.itemCall);
  const isItemless = wanted.every((param) => match.params[param] === undefined);
  if (row?.withoutItem !== undefined && isItemless) return has(row.withoutItem) ? 308 : 404;
  const isThere = wanted.every((param) => isItem(match.name, match.params[param], sample));
  return isThere ? 200 : 404;
}

/** Whether the stand-in refuses a call of this tenant's on purpose. */
function failsAt(tenant: string, call: string): boolean {
  const parts = tenant === 'dev-stress' ? stress.fails : [];
  return parts.some((part) => call.startsWith(part.replace('*', '')));
}

/** A page's own sample is an item; a class answers to its code and to its slug. */
function isItem(page: string, value: string | undefined, sample: Sample): boolean {
  if (value === undefined) return true;
  const own = Object.values(sample.get(page) ?? {});
  const isClass = rows.some(({ name, path }) => name === page && /^\/Class\/\{/.test(path));
  const known = isClass ? [...own, ...Object.values(sample.get('class-code') ?? {})] : own;
  return known.includes(value);
}

describe('statuses', () => {
  const statuses = new Map<string, number[]>(rows.map(({ name }) => [name, []]));
  if (isWalk) afterAll(() => writeTable(statuses));

  test.each(sampled(tenants))('of $key', async (tenant) => {
    const { key } = tenant;
    const sample = sampleAt(key);
    const both = (row: Row) => [samplePath(row, sample), shortPath(row, sample)];
    const paths = [...new Set(rows.flatMap(both))];
    const got = new Map(
      await inBatches(paths, async (path): Promise<[string, number]> => {
        return [path, (await site.get(`${key}.localhost`, path)).status];
      }),
    );
    for (const row of rows) statuses.get(row.name)?.push(got.get(samplePath(row, sample)) ?? 0);
    const wanted = new Map(paths.map((path) => [path, expected(tenant, path, sample)]));
    expect(got).toEqual(wanted);
  });
});

test('every page has a tenant that shows it', () => {
  const shown = rows.filter((row) =>
    tenants.some(({ has }) => matchesItself(samplePath(row), row.name, has)),
  );
  expect(shown.map(({ name }) => name)).toEqual(everyName);
});

test('any spelling answers, and the canonical one is the table’s', async () => {
  const pages = rows.filter(({ name }) => name !== 'login');
  const got = await inBatches(pages, async (row) => {
    const { status, text } = await site.get(
      'alpha.localhost',
      `${otherCase(row)}/`.replace('//', '/'),
    );
    const canonical = canonicalOf(text);
    const path = canonical === '' ? '' : new URL(canonical).pathname;
    const own = matchPage(path, () => true);
    const shown = row.shownBy === undefined || own === 'bad' ? path : own?.name;
    return [row.name, status, textAt(bootOf(text), 'page', 'name'), shown];
  });
  const expected = pages.map((row) => [row.name, 200, row.name, row.shownBy ?? samplePath(row)]);
  expect(got).toEqual(expected);
});

const unknown = rows.flatMap((row) => {
  return [...parametersOf(row.itemCall), ...Object.keys(row.values ?? {})].map((param) => {
    const params = { ...sampleOf.get(row.name), [param]: unknownValue(param) };
    return { name: row.name, param, path: pagePath(row.name, params) };
  });
});

test('an item nobody knows is not found', async () => {
  const got = await inBatches(unknown, async ({ name, param, path }) => {
    const { status, text } = await site.get('alpha.localhost', path);
    return [name, param, status, textAt(bootOf(text), 'page', 'name')];
  });
  expect(got).toEqual(unknown.map(({ name, param }) => [name, param, 404, name]));
});

function unknownValue(param: string): string {
  if (param === 'id') return '987654';
  return param === 'code' ? 'ZZ-98765' : 'tidak-ada';
}

/** The sample path with the case of its literals turned; values keep theirs. */
function otherCase(row: Row): string {
  const values = new Set(Object.values(sampleOf.get(row.name) ?? {}));
  const turn = (text: string) =>
    text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();
  const segments = samplePath(row).split('/');
  return segments
    .map((text) => (values.has(decodeURIComponent(text)) ? text : turn(text)))
    .join('/');
}

function matchesItself(path: string, name: string, has: (name: string) => boolean): boolean {
  const match = matchPage(path, has);
  return match !== null && match !== 'bad' && match.name === name;
}

/** The path's parameters that a call stands on. */
function parametersOf(call = ''): string[] {
  return [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

function nameOf(page: string | { name: string }): string {
  return typeof page === 'string' ? page : page.name;
}

function textsOf(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** All results in order, so many at a time that the runtime is kept busy but never flooded. */
async function inBatches<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const size = 12;
  const done: R[] = [];
  for (let start = 0; start < all.length; start += size) {
    done.push(...(await Promise.all(all.slice(start, start + size).map(work))));
  }
  return done;
}

function writeTable(statuses: ReadonlyMap<string, readonly number[]>) {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const heads = ['page', 'path', 'sample', ...tenants.map(({ key }) => key)];
  const lines = rows.map((row) => {
    return line([row.name, row.path, samplePath(row), ...(statuses.get(row.name) ?? [])]);
  });
  const folder = join(import.meta.dirname, '..', '..', '..', '.cache');
  mkdirSync(folder, { recursive: true });
  const text = [line(heads), line(heads.map(() => '---')), ...lines].join('\n');
  writeFileSync(join(folder, 'routes.md'), `${text}\n`);
}
