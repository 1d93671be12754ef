import { expect, test } from 'vitest';
import type { Document } from '../platform/contract.mjs';
import { formatOf, kindOf } from '../platform/kinds.mjs';
import { Schemas } from '../platform/schemas.mjs';
import { merged, Seen } from '../platform/seen.mjs';
import { operationAt } from './operation';

const document: Document = {
  paths: {},
  components: {
    schemas: {
      Course: {
        type: 'object',
        properties: { name: { type: 'string' }, startsAt: { type: ['string', 'null'] }, city: {} },
      },
    },
  },
};
const operation = operationAt('/v1/course', {
  schema: {
    type: 'object',
    properties: {
      data: { type: 'array', items: { $ref: '#/components/schemas/Course' } },
      scores: { type: 'object', additionalProperties: { type: 'number' } },
    },
  },
});

const seen = (...answers: unknown[]) => {
  const all = new Seen(new Schemas(document));
  for (const answer of answers) all.add(operation, answer);
  return all;
};
const day = '2026-11-25';
const at = { day, from: 'production' };
const fieldsOf = (one: Seen) => one.calls(day).get(operation.call)?.fields;

test.each([
  ['2026-11-25T08:00:00Z', 'date-time'],
  ['2026-11-25T08:00:00.123+07:00', 'date-time'],
  ['2026-11-25 08:00:00', 'date-time without zone'],
  ['2026-11-25', 'date'],
  ['25/11/2026', 'date of another form'],
  ['08:00', 'time'],
  ['ayu@contoh.id', 'email'],
  ['https://contoh.id/a.png', 'uri'],
  ['250000', 'integer'],
  ['1.5', 'number'],
  ['true', 'boolean'],
  ['', 'empty'],
  ['Dasar Web', 'plain'],
  ['x'.repeat(3000), 'plain'],
])('%s is of a format', (text, format) => {
  expect(formatOf(text)).toBe(format);
});

test('a value is told by its kind', () => {
  const kinds = [undefined, null, 1, 1.5, true, [], [1], {}, 'a', '1'].map(kindOf);
  expect(kinds).toEqual([
    'nothing',
    'null',
    'integer',
    'number',
    'boolean',
    'empty array',
    'array',
    'object',
    'string',
    'string (integer)',
  ]);
});

test('types, formats, presence and lengths are kept', () => {
  const rows = [
    { name: 'A', startsAt: '2026-11-25' },
    { name: '7', startsAt: null, hidden: { a: 1 } },
  ];
  expect(fieldsOf(seen({ data: rows }, { data: [] }, { data: [{ name: 'B' }] }))).toEqual({
    '': { types: ['object'] },
    '/data': { types: ['array'], presence: 'always', lengths: ['0', '1', 'many'] },
    '/data/[]': { types: ['object'] },
    '/data/[]/hidden': { types: ['object'], presence: 'sometimes' },
    '/data/[]/name': { types: ['string'], formats: ['integer', 'plain'], presence: 'always' },
    '/data/[]/startsAt': { types: ['null', 'string'], formats: ['date'], presence: 'sometimes' },
  });
});

test('no value is kept, and no key that is data', () => {
  const secret = 'rahasia';
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`${secret}${index}`, 1]),
  );
  const all = seen({
    data: [{ name: secret, [`${secret} 1`]: secret, city: { [secret]: secret } }, many],
    scores: { [secret]: 5 },
    [`${secret}@contoh.id`]: 1,
  });
  const file = merged({}, all, at);
  expect(JSON.stringify(file)).not.toContain(secret);
  expect(Object.keys(file.calls[operation.call]?.fields ?? {})).toContain('/scores/*');
});

test('a record’s field is seen on the day on which it has a value', () => {
  const file = merged(
    { fields: { 'Course.name': '2026-01-01', 'Old.x': '2026-01-01' } },
    seen({ data: [{ name: 'A', startsAt: null, city: 'B' }] }),
    at,
  );
  expect(file.fields).toEqual({
    'Course.city': day,
    'Course.name': '2026-01-01',
    'Old.x': '2026-01-01',
  });
  expect(Object.keys(file.fields)).toEqual(['Course.city', 'Course.name', 'Old.x']);
});

test('what looks the same keeps its day, and what was not asked stays', () => {
  const first = merged({}, seen({ data: [{ name: 'A' }] }), { ...at, day: '2026-01-01' });
  const other = { 'GET other': { seen: '2026-01-01', fields: {} } };
  const before = { ...first, calls: { ...first.calls, ...other } };
  expect(merged(before, seen({ data: [{ name: 'Z' }] }), at)).toEqual({ ...before, recorded: day });
  const changed = merged(before, seen({ data: [{ name: 7 }] }), at);
  expect(changed.calls[operation.call]?.seen).toBe(day);
  expect(changed.calls['GET other']).toEqual(other['GET other']);
});
