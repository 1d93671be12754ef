import { expect, test } from 'vitest';
import type { Operation, Parameter } from '../platform/contract.mjs';
import {
  type Asking,
  isSafe,
  questionOf,
  whyNotAsked,
  whyNotMeant,
} from '../platform/questions.mjs';
import { operationAt } from './operation';

const tenant = { key: 'alpha', host: 'alpha.example', lmsKey: 'alfa' };
const operation = (
  path: string,
  parameters: Parameter[] = [],
  more: Partial<Operation> = {},
): Operation => operationAt('', { call: `GET ${path}`, path, parameters, ...more });
const query = (name: string, more: Partial<Parameter> = {}): Parameter => ({
  name,
  in: 'query',
  required: true,
  ...more,
});
const asked = (
  one: Operation,
  sources: [string, { value: unknown; words: Map<string, string> }][] = [],
) => questionOf(one, tenant, new Map(sources));
const pathOf = (question: ReturnType<typeof asked>) => 'path' in question && question.path;

const list = 'GET list';
const take = { call: list, at: '/data/items/0/slug' };
const listed = (
  item: object,
  words: [string, string][] = [],
): [string, { value: unknown; words: Map<string, string> }] => [
  list,
  { value: { data: { items: [item] } }, words: new Map(words) },
];

test('only what leaves everything as it is is asked, and only of whom it is for', () => {
  expect(isSafe(operation('/a'))).toBe(true);
  expect(isSafe(operation('/a', [], { acts: true }))).toBe(false);
  expect(isSafe(operation('/a', [], { method: 'POST' }))).toBe(false);
  const mine = operation('/a', [], { access: 'signed-in' });
  expect(whyNotAsked(mine, false)).toBe('needs a session');
  expect(whyNotAsked(mine, true)).toBeUndefined();
  expect(whyNotAsked(operation('/a', [], { access: 'edge' }), true)).toBe(
    'the edge alone makes it',
  );
});

test.each<[string, Parameter[], string]>([
  ['an example', [query('kindSlug', { example: 'news' })], '/api/a?kindSlug=news'],
  ['lists from their beginning', [query('page', { example: '3' })], '/api/a?page=1'],
  ['nothing that only narrows', [query('search', { example: 'web' })], '/api/a'],
  ['nothing that may be left out', [query('level', { example: 'x', required: false })], '/api/a'],
  ['words as an address has them', [query('q', { example: 'a b&c' })], '/api/a?q=a+b%26c'],
])('is asked with %s', (_name, parameters, path) => {
  expect(pathOf(asked(operation('/a', parameters)))).toBe(path);
});

test('an example that names an item is told from others', () => {
  const exampleOf = (one: Operation) => Object(asked(one)).example;
  expect(exampleOf(operation('/a', [query('slug', { example: 'x' })]))).toBe('item');
  expect(exampleOf(operation('/{a}', [{ name: 'a', in: 'path', example: 'x' }]))).toBe('item');
  expect(exampleOf(operation('/a', [query('kindSlug', { example: 'x' })]))).toBe('word');
  expect(exampleOf(operation('/a', [query('page', { example: '1' })]))).toBeUndefined();
});

test('what nothing is known for is not asked', () => {
  expect(asked(operation('/a', [query('id')]))).toEqual({ why: 'nothing is known for id' });
});

test('is asked with what another answer has, and the words that one was asked with', () => {
  const detail = operation('/{slug}/x', [
    { name: 'slug', in: 'path', required: true, 'x-take': take, example: 'contoh' },
    query('kindSlug', { example: 'news' }),
  ]);
  const question = asked(detail, [listed({ slug: 'a/b' }, [['kindSlug', 'articles']])]);
  expect(question).toMatchObject({ path: '/api/a%2Fb/x?kindSlug=articles' });
  expect(question).not.toHaveProperty('example');
  for (const item of [{}, { slug: '' }, { slug: null }, { slug: ['a'] }]) {
    expect(asked(detail, [listed(item)])).toEqual({ why: 'nothing to ask for' });
  }
  expect(asked(detail)).toEqual({ why: 'nothing to ask for' });
  expect(
    pathOf(asked(operation('/b', [query('id', { 'x-take': take })]), [listed({ slug: 7 })])),
  ).toBe('/api/b?id=7');
});

test('the tenant’s own part of an address is the tenant’s', () => {
  const parameters = [{ name: 'lmsKey', in: 'path', required: true, example: 'lms' }];
  expect(asked(operation('/services/{lmsKey}/id', parameters))).toEqual({
    path: '/api/services/alfa/id',
    words: new Map([['lmsKey', 'alfa']]),
  });
});

test('what an example names need not be there, and some answers are not for everybody', () => {
  const byItem: Asking = { path: '/api/x', words: new Map(), example: 'item' };
  expect(whyNotMeant(operation('/{x}'), byItem, 404)).toContain('nothing to ask for');
  expect(whyNotMeant(operation('/a'), { ...byItem, example: 'word' }, 404)).toBeUndefined();
  expect(whyNotMeant(operation('/a', [], { kinds: ['admin', 'writer'] }), byItem, 403)).toBe(
    'is for admin, writer',
  );
  expect(whyNotMeant(operation('/a'), byItem, 403)).toBeUndefined();
  expect(whyNotMeant(operation('/a', [], { host: 'assistant' }), byItem, 401)).toContain(
    'assistant',
  );
});
