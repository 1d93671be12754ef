/**
 * What the heads of one page of each kind say on four tenants. Structured data is held to the table of
 * what its readers insist on and ask for (test/cases/structured-data.json) and to the words that there are
 * (test/cases/schema-org.json). Writes what each head says to
 * .cache/heads.md.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import table from '../../../app/pages.json';
import { matchPage, pagePath } from '../../../app/router/page-table';
import { samplesOf } from '../../cases/samples.mjs';
import vocabulary from '../../cases/schema-org.json';
import known from '../../cases/structured-data.json';
import { tenantOf, textAt, valueAt } from '../../upstream/spec/harness';
import { bootOf, canonicalOf, metaOf, titleOf } from '../harness/document';
import type { Got } from '../harness/http';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
const lines: string[] = [];
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(async () => {
  writeTable();
  await Promise.all([site.stop(), platform.stop()]);
});

type Fields = Readonly<Record<string, string>>;
interface Asked {
  readonly required: Fields;
  readonly recommended: Fields;
}
const types: Readonly<Record<string, Asked>> = known.types;

/** How many of what is asked for are there: most. */
const MOST = 0.6;

/** Everything at a path, where a list stands for each of its things. */
function allAt(value: unknown, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (found, name) => found.flatMap((one) => valueAt(one, name) ?? []).flat(),
      [value],
    );
}

const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

function is(value: unknown, kind: string): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '' && !/<\w|&\w+;/.test(value);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'url':
      return typeof value === 'string' && URL.canParse(value) && value.startsWith('https://');
    case 'date':
      return typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value));
    default:
      return typeof value === 'object' && value !== null;
  }
}

/** What a thing lacks, and what of it is not as it has to be. */
function problemsOf(thing: unknown): string[] {
  const type = textAt(thing, '@type');
  const asked = types[type];
  if (asked === undefined) return [`${type} is not in the table`];
  const fields = Object.entries({ ...asked.required, ...asked.recommended });
  const wrong = fields.flatMap(([path, kind]) =>
    allAt(thing, path)
      .filter((value) => !is(value, kind))
      .map((value) => `${type}.${path} is no ${kind}: ${JSON.stringify(value)}`),
  );
  const isThere = (path: string) => allAt(thing, path).length > 0;
  const lacking = Object.keys(asked.required).filter((path) => !isThere(path));
  const wanted = Object.keys(asked.recommended);
  const there = wanted.filter(isThere);
  const few = there.length < wanted.length * MOST ? [`${type} has only ${there.join(', ')}`] : [];
  return [...wrong, ...lacking.map((path) => `${type} lacks ${path}`), ...few];
}

interface Word {
  readonly within: string;
  readonly properties: string;
}
const words: Readonly<Record<string, Word>> = vocabulary.types;

/** A type and those that it is within, by their names. */
const allWithin = (type: string): string[] => [
  type,
  ...(words[type]?.within.split(' ').filter(Boolean).flatMap(allWithin) ?? []),
];

/** The types that a property of a type may hold; none where it has no such property. */
const rangeOf = (type: string, name: string): string[] | undefined =>
  allWithin(type)
    .flatMap((one) => words[one]?.properties.split(' ') ?? [])
    .find((property) => property.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .split('|');

/** What is written as a text. */
const WRITTEN = ['Text', 'URL', 'Date', 'DateTime', 'Duration'];
const COUNTED = ['Number', 'Integer'];

/** Whether a value is of one of these types; an address stands for what has it. */
function isOf(value: unknown, range: readonly string[]): boolean {
  if (typeof value === 'number') return range.some((one) => COUNTED.includes(one));
  if (typeof value === 'string') {
    return range.some((one) => WRITTEN.includes(one)) || is(value, 'url');
  }
  const type = textAt(value, '@type');
  return type === ''
    ? is(valueAt(value, '@id'), 'url')
    : allWithin(type).some((one) => range.includes(one));
}

/** What of a thing, and of what it holds, is not in schema.org's vocabulary. */
function strangeIn(thing: unknown): string[] {
  if (typeof thing !== 'object' || thing === null) return [];
  const type = textAt(thing, '@type');
  if (type === '') return [];
  if (words[type] === undefined) return [`${type} is not in the vocabulary`];
  // How an action's input is asked for is an annotation of its own (schema.org/docs/actions.html).
  const own = Object.entries(thing).filter(([name]) => !/^@|-input$/.test(name));
  return own.flatMap(([name, value]) => {
    const range = rangeOf(type, name);
    if (range === undefined) return [`${type} has no ${name}`];
    const values: unknown[] = [value].flat();
    const wrong = values.filter((one) => !isOf(one, range));
    return [
      ...wrong.map((one) => `${type}.${name} is none of ${range}: ${JSON.stringify(one)}`),
      ...values.flatMap(strangeIn),
    ];
  });
}

/** Addresses and dates, wherever they stand in a thing. */
function strayIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => strayIn(one, name));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, one]) => strayIn(one, key));
  }
  const isUrl = ['url', 'image', 'logo', 'contentUrl', 'item', '@id'].includes(name);
  const isDate = /Date$|^date|^validThrough$/.test(name);
  if (value === null || value === '') return [`${name} is empty`];
  if (isUrl && !is(value, 'url')) return [`${name} is no address: ${value}`];
  return isDate && !is(value, 'date') ? [`${name} is no date: ${value}`] : [];
}

const DATA = /<script type="application\/ld\+json">([^<]*)<\/script>/g;

/** The things that a document tells of: in its head, and where its page shows them. */
const graphOf = (html: string): unknown[] =>
  [...html.matchAll(DATA)].flatMap(([, json = '{}']) => {
    const { '@context': _, ...data } = Object(JSON.parse(json));
    return valueAt(data, '@graph') ?? data;
  });

/** What is asked for again while the platform is slow with its answer. */
async function answerOf(host: string, path: string): Promise<Got> {
  const got = await site.get(host, path);
  return got.status === 503 ? answerOf(host, path) : got;
}

/** A path of each public page of a tenant's, of an item where it shows some. */
function pathsOf(tenant: string, pages: readonly string[]): [name: string, path: string][] {
  const samples: Readonly<Record<string, Fields>> = samplesOf(tenant);
  return table.flatMap(({ name, path, ...row }): [string, string][] => {
    const isOpen = pages.includes(name) && !('portal' in row) && name !== 'login';
    const isSample = samples[name] !== undefined || !/\{\w+\}/.test(path);
    if (!isOpen || !isSample) return [];
    const sample = pagePath(name, samples[name]);
    const match = matchPage(sample, (one) => pages.includes(one));
    return match !== null && match !== 'bad' && match.name === name ? [[name, sample]] : [];
  });
}

test.each(['alpha', 'foundation', 'coding-school', 'festival'])(
  'heads of %s',
  async (key) => {
    const host = tenantOf(key).domain;
    const pages = valueAt(bootOf((await answerOf(host, '/')).text), 'tenant', 'pages');
    const names = (Array.isArray(pages) ? pages : []).map(String);
    const wrong: string[] = [];
    for (const [name, path] of pathsOf(key, names)) {
      const { status, text } = await answerOf(host, path);
      const graph = graphOf(text);
      if (status === 200) {
        const found = graph.flatMap((thing) => [
          ...problemsOf(thing),
          ...strayIn(thing),
          ...strangeIn(thing),
        ]);
        wrong.push(...found.map((problem) => `${path}: ${problem}`));
      }
      lines.push(line([key, name, path, status, ...saidBy(text), typesOf(graph)]));
    }
    expect(wrong).toEqual([]);
  },
  240_000,
);

const typesOf = (graph: unknown[]): string =>
  graph.map((thing) => textAt(thing, '@type')).join(', ');

/** What a head says of its page. */
function saidBy(html: string): string[] {
  return [
    titleOf(html),
    metaOf(html, 'description'),
    canonicalOf(html),
    metaOf(html, 'robots'),
    metaOf(html, 'og:type'),
    metaOf(html, 'og:image').replace(/\?.*/, ''),
  ];
}

const line = (cells: readonly (string | number)[]) =>
  `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;

function writeTable(): void {
  const heads = ['tenant', 'page', 'path', 'status', 'title', 'description', 'canonical'];
  const others = ['robots', 'og:type', 'og:image', 'structured data'];
  const all = [...heads, ...others];
  const folder = join(import.meta.dirname, '..', '..', '..', '.cache');
  mkdirSync(folder, { recursive: true });
  const text = [line(all), line(all.map(() => '---')), ...lines].join('\n');
  writeFileSync(join(folder, 'heads.md'), `${text}\n`);
}
