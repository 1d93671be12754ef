/** The cases that the edge and the app must decide alike; worker/ runs the same files. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  array,
  type Decoder,
  decode,
  nullable,
  number,
  object,
  optional,
  record,
  string,
  unknown,
  withDefault,
} from '../core/decode';
import { pageMeta } from '../route/meta';
import {
  callAddresses,
  type FoundItem,
  otherAddress,
  type PageCall,
  type PageCalls,
} from '../route/page-calls';
import { matchPage } from '../route/page-table';
import type { PageItem, PageTexts } from '../route/page-texts';

function readCases<T>(name: string, decoder: Decoder<T>): T {
  const file = new URL(`../../test/cases/${name}`, import.meta.url);
  return decode(decoder, JSON.parse(readFileSync(file, 'utf8')));
}

const item: Decoder<PageItem> = object((field) => {
  const description = field('description', optional(string));
  const title = field('title', optional(string));
  return {
    name: field('name', string),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    match: field('match', record(string)),
  };
});

const row: Decoder<PageTexts & { path: string }> = object((field) => {
  const itemFields = field('item', optional(item));
  return {
    name: field('name', string),
    path: field('path', string),
    title: field('title', string),
    description: field('description', string),
    ...(itemFields && { item: itemFields }),
  };
});

const pageCall: Decoder<string | PageCall> = (value, path) => {
  if (typeof value === 'string') return value;
  return object((field) => {
    const [when, unless] = [field('when', optional(string)), field('unless', optional(string))];
    const other = field('else', optional(string));
    return {
      call: field('call', string),
      ...(when !== undefined && { when }),
      ...(unless !== undefined && { unless }),
      ...(other !== undefined && { else: other }),
    };
  })(value, path);
};

const foundItem: Decoder<FoundItem> = object((field) => {
  const among = field('among', optional(string));
  return { match: field('match', record(string)), ...(among !== undefined && { among }) };
});

const callsRow: Decoder<PageCalls & { path: string }> = object((field) => {
  const found = field('item', optional(foundItem));
  return {
    name: field('name', string),
    path: field('path', string),
    query: field('query', withDefault(record(string), {})),
    calls: field('calls', withDefault(array(pageCall), [])),
    ...(found && { item: found }),
  };
});

const pages = readCases(
  'pages.json',
  object((file) => ({
    table: file('table', array(row)),
    cases: file(
      'cases',
      array(
        object((field) => ({
          path: field('path', string),
          set: field('set', (value, path) => (value === 'all' ? null : array(string)(value, path))),
          page: field('page', nullable(string)),
          params: field('params', optional(record(string))),
          canonical: field('canonical', optional(string)),
        })),
      ),
    ),
  })),
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
  object((field) => ({
    title: field('title', optional(string)),
    description: field('description', optional(string)),
  })),
);

const meta = readCases(
  'meta.json',
  object((file) =>
    file(
      'cases',
      array(
        object((field) => ({
          name: field('name', string),
          title: field('title', string),
          description: field('description', string),
          input: field(
            'input',
            object((input) => ({
              settings: input(
                'settings',
                object((part) => ({
                  title: part('title', string),
                  meta: part(
                    'meta',
                    object((own) => ({
                      name: own('name', string),
                      site_name: own('site_name', string),
                      description: own('description', string),
                    })),
                  ),
                })),
              ),
              tenant: input(
                'tenant',
                object((part) => ({
                  tagline: part('tagline', string),
                  titles: part('titles', texts),
                })),
              ),
              page: input('page', nullable(row)),
              params: input('params', withDefault(record(string), {})),
              item: input('answer', nullable(object((answer) => answer('data', unknown)))),
              status: input('status', number),
              number: input('number', withDefault(number, 1)),
            })),
          ),
        })),
      ),
    ),
  ),
);

describe('test/cases/meta.json', () => {
  for (const { name, input, title, description } of meta) {
    it(name, () => {
      const { page, ...rest } = input;
      const found = pageMeta({ ...rest, page: page?.name ?? null }, page ?? undefined);
      expect(found).toEqual({ title, description });
    });
  }
});

const calls = readCases(
  'calls.json',
  object((file) => ({
    table: file('table', array(callsRow)),
    cases: file(
      'cases',
      array(
        object((field) => ({
          path: field('path', string),
          first: field('first', unknown),
          calls: field('calls', array(string)),
          other: field('other', optional(string)),
        })),
      ),
    ),
  })),
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
