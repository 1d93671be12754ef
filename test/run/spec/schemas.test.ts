/** The schemas of what is written by hand: what stands in the project is valid by them, and faults are not. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Schema, Validator } from '@cfworker/json-schema';
import { describe, expect, test } from 'vitest';
import { root } from '../process.mjs';
import { rowFor } from '../tenant-template.mjs';

const ROW = 'worker/core/src/sites/tenant/row.schema.json';
const PUBLISHED = 'worker/core/src/sites/tenant/published.schema.json';
const TABLE = 'worker/core/src/sites/tenant/table.schema.json';
const PAGES = 'app/pages.schema.json';
const BRAND = 'app/brands/brand.schema.json';
const SCHEMAS = [ROW, PUBLISHED, TABLE, PAGES, BRAND];

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const urlOf = (file: string) => pathToFileURL(join(root, file)).href;

const brandFiles = readdirSync(join(root, 'app/brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'rooms')
  .map(({ name }) => `app/brands/${name}/brand.json`);

/** The places that are not as the schema says, without those that are only around such a place. */
function faults(schema: string, value: unknown): string[] {
  // Examples are no schemas, though their fields may be called like a schema's.
  const source = (file: string): Schema =>
    JSON.parse(JSON.stringify(read(file), (key, part) => (key === 'examples' ? undefined : part)));
  const validator = new Validator({ ...source(schema), $id: urlOf(schema) }, '2020-12', false);
  if (schema !== ROW) validator.addSchema(source(ROW), urlOf(ROW));
  const places = validator.validate(value).errors.map(({ instanceLocation }) => instanceLocation);
  const isAround = (place: string) => places.some((other) => other.startsWith(`${place}/`));
  return [...new Set(places.filter((place) => !isAround(place)))];
}

/** A copy with another value at a place; `undefined` takes it away. */
function changed(value: unknown, place: string, to: unknown) {
  const copy = structuredClone(value);
  const steps = place.split('/').slice(1);
  const last = steps.pop() ?? '';
  const object = steps.reduce<Record<string, unknown>>(
    (at, step) => at[step] as Record<string, unknown>,
    copy as Record<string, unknown>,
  );
  if (to === undefined) delete object[last];
  else object[last] = to;
  return copy;
}

const example = read(ROW).examples[0];
const pages = read(PAGES).$defs.page.examples;

describe('what stands in the project', () => {
  test.each(['tenants.json', ...brandFiles])('%s is valid by the schema that it names', (file) => {
    const value = read(file);
    expect(Object.keys(value)[0]).toBe('$schema');
    const schema = relative(root, join(root, dirname(file), value.$schema));
    expect(SCHEMAS).toContain(schema);
    expect(faults(schema, value)).toEqual([]);
  });

  test('the files that editors find a schema for by their settings are valid by it', () => {
    const settings = read('.vscode/settings.json')['json.schemas'];
    const named = settings.map((row: { fileMatch: string[]; url: string }) => [
      row.fileMatch.join(),
      join(row.url),
    ]);
    expect(named).toEqual([
      ['/app/pages.json', PAGES],
      ['/app/brands/*/brand.json', BRAND],
      ['/tenants.json', TABLE],
    ]);
    expect(faults(PAGES, read('app/pages.json'))).toEqual([]);
  });

  test.each([
    ['the row of a new tenant', ROW, rowFor('baru', 'Baru')],
    ['the row of a new tenant, to publish', PUBLISHED, rowFor('baru', 'Baru')],
    ['the example of a row', ROW, example],
    ['the same, to publish', PUBLISHED, { $schema: 'x', ...example }],
    ['the examples of pages', PAGES, pages],
  ])('%s is valid', (_what, schema, value) => {
    expect(faults(schema, value)).toEqual([]);
  });
});

/** What is right, to be changed, by its schema. */
const RIGHT: Readonly<Record<string, unknown>> = {
  [TABLE]: { default: 'a', local: 'a', tenants: [example] },
  [ROW]: example,
  [PUBLISHED]: example,
  [PAGES]: pages,
  [BRAND]: read('app/brands/festival/brand.json'),
};

/** The schema, the place that is changed, the value there, and where the fault is told. */
const WRONG: readonly (readonly [string, string, unknown, string])[] = [
  [TABLE, '/default', 'Alpha', '#/default'],
  [TABLE, '/local', undefined, '#'],
  [TABLE, '/tenants/0/colour', 'red', '#/tenants/0/colour'],
  [TABLE, '/tenants/0/$schema', 'x', '#/tenants/0/$schema'],
  [ROW, '/key', 'Coding School', '#/key'],
  [ROW, '/developer', false, '#/developer'],
  [ROW, '/name', ' Contoh', '#/name'],
  [ROW, '/tagline', 'Dua\nbaris', '#/tagline'],
  [ROW, '/appId', undefined, '#'],
  [ROW, '/lmsKey', 'buku/cms', '#/lmsKey'],
  [ROW, '/hosts', [], '#/hosts'],
  [ROW, '/hosts/0', 'https://contoh.example/', '#/hosts/0'],
  [ROW, '/hosts/0', 'Contoh.example', '#/hosts/0'],
  [ROW, '/hosts/0', 'contoh.example:8080', '#/hosts/0'],
  [ROW, '/hosts/0', 'contoh.localhost', '#/hosts/0'],
  [ROW, '/hosts/0', '203.0.113.7', '#/hosts/0'],
  [ROW, '/domain', '*.contoh.example', '#/domain'],
  [ROW, '/pesilat', {}, '#/pesilat'],
  [ROW, '/analytics', 'G-1&id=x', '#/analytics'],
  [ROW, '/pages', 'semua', '#/pages'],
  [ROW, '/pages/1/titel', 'Kelas', '#/pages/1/titel'],
  [ROW, '/pages/1', { name: 'class' }, '#/pages/1'],
  [ROW, '/settings/css/clr_primary', 'red', '#/settings/css/clr_primary'],
  [ROW, '/settings/css/ft_primary', 'Comic Sans MS', '#/settings/css/ft_primary'],
  [ROW, '/settings/css/ft_primary', 'Raleway', '#/settings/css/ft_primary'],
  [ROW, '/settings/favicon', 'http://contoh.example/a.svg', '#/settings/favicon'],
  [ROW, '/settings/title', 'a'.repeat(121), '#/settings/title'],
  [ROW, '/settings/layout', 'campus', '#/settings/layout'],
  [PUBLISHED, '/hosts/1', '*.contoh.example', '#/hosts/1'],
  [PAGES, '/0/name', 'classDetail', '#/0/name'],
  [PAGES, '/0/path', '/Kursus/', '#/0/path'],
  [PAGES, '/0/path', '/Kursus/{Slug}', '#/0/path'],
  [PAGES, '/0/path', '/{a?}/{b?}/{c?}/{d?}/{e?}', '#/0/path'],
  [PAGES, '/0/title', ' ', '#/0/title'],
  [PAGES, '/0/kind', 'article', '#/0/kind'],
  [PAGES, '/0/query/sort', 'a  b', '#/0/query/sort'],
  [PAGES, '/0/calls', ['services/v1/class'], '#/0/calls'],
  [PAGES, '/1/everyone', true, '#/1/everyone'],
  [PAGES, '/1/shapes/number', 'isbn', '#/1/shapes/number'],
  [PAGES, '/1/item/match', undefined, '#/1/item'],
  [PAGES, '/2/portal', 'mentor pirate', '#/2/portal'],
  [PAGES, '/2/noindex', undefined, '#/2'],
  [PAGES, '/2/portal', undefined, '#/2'],
  [PAGES, '/2/sidebar/icon', 'house', '#/2/sidebar/icon'],
  [BRAND, '/palette/ground', '#FFF', '#/palette/ground'],
  [BRAND, '/type/heading', 'Comic Sans MS', '#/type/heading'],
  [BRAND, '/motif', 'batik', '#/motif'],
  [BRAND, '/corner', 'rounded', '#/corner'],
  [BRAND, '/second', { opning: 'band' }, '#/second/opning'],
  [BRAND, '/menu', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], '#/menu'],
  [BRAND, '/calls', ['services/v1/class'], '#/calls'],
  [BRAND, '/room', undefined, '#'],
];

test.each(WRONG)('%s refuses at %s what is %j', (schema, place, to, expected) => {
  const right = RIGHT[schema];
  expect(faults(schema, right)).toEqual([]);
  expect(faults(schema, changed(right, place, to))).toEqual([expected]);
});

describe('the schemas', () => {
  /** Every schema in one, with the place that it stands at. */
  function parts(schema: unknown, place: string): [string, Record<string, unknown>][] {
    if (typeof schema !== 'object' || schema === null) return [];
    const own = Object.entries(schema).filter(([key]) => key !== 'examples');
    const below = own.flatMap(([key, part]) => parts(part, `${place}/${key}`));
    return Array.isArray(schema) ? below : [[place, { ...schema }], ...below];
  }

  test.each(SCHEMAS)(
    '%s says of each property what it is, and of each pattern what to write',
    (file) => {
      const schema = read(file);
      expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
      const all = parts(schema, '#');
      const properties = all.filter(([place]) =>
        /^(?!.*\/then\/).*\/properties\/[^/]+$/.test(place),
      );
      // The published row takes its properties from the row, with their descriptions.
      const isTold = ([, part]: (typeof all)[number]) =>
        /^[A-Z].*\.$/.test(String(part.description)) ||
        /^row\.schema\.json/.test(String(part.$ref));
      expect(properties.filter((one) => !isTold(one)).map(([place]) => place)).toEqual([]);
      const patterns = all.filter(([, { pattern }]) => pattern !== undefined);
      const isHelp = ([place, { patternErrorMessage }]: (typeof all)[number]) =>
        patternErrorMessage !== undefined || /\/(?:not|propertyNames)$/.test(place);
      expect(patterns.filter((one) => !isHelp(one)).map(([place]) => place)).toEqual([]);
    },
  );

  test('a row to publish is a row, with exact hosts', () => {
    const [row, published] = [read(ROW), read(PUBLISHED)];
    const { $schema: _for, hosts, ...fields } = published.properties;
    expect(published.required).toEqual(row.required);
    const { hosts: _any, ...same } = row.properties;
    const names = Object.keys(same).map((name) => [
      name,
      { $ref: `row.schema.json#/properties/${name}` },
    ]);
    expect(fields).toEqual(Object.fromEntries(names));
    expect(hosts).toEqual({
      ...row.properties.hosts,
      description: hosts.description,
      items: { $ref: 'row.schema.json#/$defs/domain' },
    });
    const [domain, host] = [row.$defs.domain.pattern, row.$defs.host.pattern];
    expect(host).toBe(`^(\\*\\.)?${domain.slice(1)}`);
  });

  test('the fonts are those of the project', () => {
    const families = read('app/art/identity/fonts.json').map(
      ({ family }: { family: string }) => family,
    );
    expect(read(ROW).$defs.font.enum).toEqual(families);
    expect(read(BRAND).$defs.font.enum).toEqual(families);
  });
});
