/** The cases that the edge and the app must decide alike; worker/ runs the same files. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { object, optional, record, type Schema } from '../../app/core/schema';
import { pageMeta } from '../../app/router/meta';
import {
  callAddresses,
  type FoundItem,
  otherAddress,
  type PageCall,
  type PageCalls,
} from '../../app/router/page-calls';
import { matchPage } from '../../app/router/page-table';
import type { PageItem, PageTexts } from '../../app/router/page-texts';

function readCases<T>(name: string, schema: Schema<T>): T {
  const file = new URL(`../cases/${name}`, import.meta.url);
  return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}

const item: Schema<PageItem> = object({
  name: v.string(),
  title: v.exactOptional(v.string()),
  description: v.exactOptional(v.string()),
  match: record(v.string()),
});

const row: Schema<PageTexts & { path: string }> = object({
  name: v.string(),
  path: v.string(),
  title: v.string(),
  description: v.string(),
  item: v.exactOptional(item),
});

const pageCall: Schema<string | PageCall> = v.union([
  v.string(),
  object({
    call: v.string(),
    when: v.exactOptional(v.string()),
    unless: v.exactOptional(v.string()),
    else: v.exactOptional(v.string()),
  }),
]);

const foundItem: Schema<FoundItem> = object({
  match: record(v.string()),
  among: v.exactOptional(v.string()),
});

const callsRow: Schema<PageCalls & { path: string }> = object({
  name: v.string(),
  path: v.string(),
  query: v.nullish(record(v.string()), {}),
  calls: v.nullish(v.array(pageCall), []),
  item: v.exactOptional(foundItem),
});

const pages = readCases(
  'pages.json',
  object({
    table: v.array(row),
    cases: v.array(
      object({
        path: v.string(),
        set: v.union([
          v.pipe(
            v.literal('all'),
            v.transform(() => null),
          ),
          v.array(v.string()),
        ]),
        page: v.nullish(v.string(), null),
        params: optional(record(v.string())),
        canonical: optional(v.string()),
      }),
    ),
  }),
);

describe('test/cases/pages.json', () => {
  for (const { path, set, page, params, canonical } of pages.cases) {
    it(`${JSON.stringify(path)} is ${page ?? 'no page'}`, () => {
      const found = matchPage(path, (name) => set?.includes(name) ?? true, pages.table);
      const expected = page === null || page === 'bad' ? page : { name: page, params, canonical };
      expect(found).toEqual(expected);
    });
  }
});

const texts = record(
  object({
    title: optional(v.string()),
    description: optional(v.string()),
  }),
);

const meta = readCases(
  'meta.json',
  object({
    cases: v.array(
      object({
        name: v.string(),
        title: v.string(),
        description: v.string(),
        input: object({
          settings: object({
            title: v.string(),
            meta: object({
              name: v.string(),
              site_name: v.string(),
              description: v.string(),
            }),
          }),
          tenant: object({
            tagline: v.string(),
            titles: texts,
          }),
          page: v.nullish(row, null),
          params: v.nullish(record(v.string()), {}),
          answer: optional(object({ data: v.unknown() })),
          status: v.number(),
          number: v.nullish(v.number(), 1),
        }),
      }),
    ),
  }),
);

describe('test/cases/meta.json', () => {
  for (const { name, input, title, description } of meta.cases) {
    it(name, () => {
      const { page, answer, ...rest } = input;
      const shown = { ...rest, query: {}, page: page?.name ?? null, item: answer?.data ?? null };
      const found = pageMeta(shown, page ?? undefined);
      expect(found).toEqual({ title, description });
    });
  }
});

const calls = readCases(
  'calls.json',
  object({
    table: v.array(callsRow),
    cases: v.array(
      object({
        path: v.string(),
        first: v.optional(v.unknown()),
        calls: v.array(v.string()),
        other: optional(v.string()),
      }),
    ),
  }),
);

describe('test/cases/calls.json', () => {
  for (const { path, first, calls: expected, other } of calls.cases) {
    it(first === undefined ? path : `${path} with ${JSON.stringify(first)}`, () => {
      const { pathname, search } = new URL(path, 'https://contoh.example');
      const match = matchPage(pathname, () => true, calls.table);
      if (match === null || match === 'bad') throw new Error('no page');
      const found = calls.table.find(({ name }) => name === match.name);
      expect(found && callAddresses(found, match.params, search, first)).toEqual(expected);
      if (first === undefined) return;
      expect(found && otherAddress(found, match.params, search, first)).toEqual(other);
    });
  }
});
