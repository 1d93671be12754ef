import { expect, test } from 'vitest';
import type { Document } from '../platform/contract.mjs';
import { driftsIn } from '../platform/drift.mjs';
import { Schemas } from '../platform/schemas.mjs';
import { comparing } from '../platform/verdict.mjs';
import { operationAt } from './operation';

const schema = {
  type: 'object' as const,
  properties: {
    status: { const: true },
    data: {
      type: 'object' as const,
      properties: {
        items: { type: 'array' as const, items: { $ref: '#/components/schemas/Course' } },
        page: { type: 'integer' as const, minimum: 1 },
        scores: { type: 'object' as const, additionalProperties: { type: 'number' as const } },
      },
      required: ['items'],
    },
  },
  required: ['status', 'data'],
};

const document: Document = {
  paths: {},
  components: {
    schemas: {
      Course: {
        type: 'object',
        properties: {
          id: { type: ['string', 'integer', 'null'] },
          name: { type: 'string', minLength: 1 },
          level: { enum: ['beginner', 'advanced', null], 'x-without': 'the card has no level' },
          startsAt: {
            anyOf: [{ type: 'string', format: 'date-time' }, { const: '' }, { type: 'null' }],
          },
          mentor: { anyOf: [{ $ref: '#/components/schemas/Mentor' }, { type: 'null' }] },
          parts: {
            anyOf: [
              { type: 'array', items: { $ref: '#/components/schemas/Mentor' } },
              {
                type: 'object',
                properties: { items: { type: 'array' } },
                required: ['items'],
              },
            ],
          },
        },
        required: ['name'],
      },
      Mentor: {
        type: 'object',
        properties: { name: { type: 'string' }, photo: { type: ['string', 'null'] } },
        required: ['name'],
      },
    },
  },
};

const schemas = new Schemas(document);
const answer = (items: unknown, more: object = {}) => ({ status: true, data: { items, ...more } });
const found = (value: unknown) => driftsIn(schemas, schema, value);
const told = (value: unknown) => found(value).map(({ at, found: what }) => `${at}: ${what}`);

test('what conforms has none, and nothing need be there that is not needed', () => {
  expect(found(answer([]))).toEqual([]);
  expect(found(answer([{ name: 'A', startsAt: '', mentor: null, unknown: 1 }]))).toEqual([]);
});

test.each<[string, unknown, string[]]>([
  ['a list for the whole', [], [': empty array']],
  ['an envelope without data', { status: true, items: [] }, ['/data: nothing']],
  ['null for a list', answer(null), ['/data/items: null']],
  ['a list of one as an object', answer({ name: 'A' }), ['/data/items: object']],
  ['pages counted from 0', answer([], { page: 0 }), ['/data/page: integer below 1']],
  ['a number as text', answer([], { page: '2' }), ['/data/page: string (integer)']],
  [
    'an unknown word',
    answer([{ name: 'A', level: 'x' }]),
    ['/data/items/[]/level: another string'],
  ],
  [
    'another form of date',
    answer([{ name: 'A', startsAt: '24/11/2026' }]),
    ['/data/items/[]/startsAt: string (date of another form)'],
  ],
  ['an empty text', answer([{ name: '' }]), ['/data/items/[]/name: string (empty)']],
  ['a row that is null', answer([null, { name: 'A' }]), ['/data/items/[]: null']],
  [
    'a part of a record that may be null, where it is of the record',
    answer([{ name: 'A', mentor: { photo: 1 } }]),
    ['/data/items/[]/mentor/photo: integer', '/data/items/[]/mentor/name: nothing'],
  ],
  ['none of several forms', answer([{ name: 'A', parts: 'x' }]), ['/data/items/[]/parts: string']],
  [
    'a map in place of a list',
    answer([{ name: 'A', parts: { a: 1 } }]),
    ['/data/items/[]/parts: object'],
  ],
  [
    'a row of one of the forms',
    answer([{ name: 'A', parts: [{}] }]),
    ['/data/items/[]/parts/[]/name: nothing'],
  ],
  ['a key that is data', answer([], { scores: { 'budi/1': 'x' } }), ['/data/scores/*: string']],
])('%s is named', (_name, value, expected) => {
  expect(told(value).sort()).toEqual(expected.sort());
});

test('what was expected is told in the words of the schema', () => {
  const [drift] = found(answer([{ name: 'A', startsAt: 5, level: 'x', mentor: 3 }]));
  expect(drift?.expected).toBe('one of "beginner", "advanced", null');
  const expected = found(answer([{ name: 'A', startsAt: 5, mentor: 3 }])).map(
    (one) => one.expected,
  );
  expect(expected).toEqual(['string (date-time) or "" or null', 'object with name or null']);
});

test('rows are one place, and it is told how many of them', () => {
  const value = answer([{ judul: 'A' }, { name: 'B' }, { judul: 'C' }]);
  expect(found(value)).toEqual([
    {
      at: '/data/items/[]/name',
      expected: 'string that is not empty',
      found: 'nothing',
      beside: 'judul',
      places: 2,
      of: 3,
      shows: 'these rows are left out',
    },
  ]);
});

test.each([
  ['all rows without what is needed', answer([{}]), 'the page says that it cannot be shown'],
  ['a field with its own words', answer([{ name: 'A', level: 1 }]), 'the card has no level'],
  ['a field without any', answer([{ name: 'A', mentor: 1 }]), 'the page does without it'],
  ['what a part needs', answer([{ name: 'A', mentor: {} }]), 'the page does without it'],
])('%s: it is told what is shown', (_name, value, shows) => {
  expect(found(value)[0]?.shows).toBe(shows);
});

const operation = operationAt('/v1/course', { schema });
const compared = (value: unknown, before = {}) => comparing(schemas, operation, before)(value);
const whole = { id: 1, name: 'A', level: null, startsAt: '', mentor: null };

test('a field that no record has has drifted where a new one fits', () => {
  const [drift, ...others] = compared(answer([{ ...whole, bits: [] }])).drifts;
  expect(others).toEqual([]);
  expect(drift).toMatchObject({ at: '/data/items/[]/parts', found: 'nothing', beside: 'bits' });
});

test('one that no record has may be so, where none fits or too many are missing', () => {
  const at = '/data/items/[]';
  expect(compared(answer([{ ...whole, isDemo: true }]))).toMatchObject({
    drifts: [],
    nowhere: [
      { at: '/data', fields: ['page', 'scores'], beside: [] },
      { at, fields: ['parts'], beside: ['isDemo'] },
    ],
  });
  expect(compared(answer([{ name: 'A', extra: 'x' }])).drifts).toEqual([]);
});

test('what was always there has drifted where it is gone, and what was seen is not new', () => {
  const always = { types: ['array'], presence: 'always' as const };
  const before = { '/data/items/[]/parts': always };
  expect(compared(answer([whole]), before).drifts).toMatchObject([{ at: '/data/items/[]/parts' }]);
  const known = { '/data/items/[]/bits': always };
  expect(compared(answer([{ ...whole, bits: [] }]), known).drifts).toEqual([]);
});
