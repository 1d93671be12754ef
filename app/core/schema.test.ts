import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { validItems } from '../api/schemas';
import { object, optional, record, type Schema } from './schema';

const point = object({ x: v.number(), y: v.number() });

const accepted: readonly [string, Schema<unknown>, unknown, unknown][] = [
  ['an object, other fields left out', point, { x: 1, y: 2, z: 3 }, { x: 1, y: 2 }],
  ['a record', record(v.number()), { a: 1 }, { a: 1 }],
  ['optional, missing', optional(v.string()), undefined, undefined],
  ['optional, null', optional(v.string()), null, undefined],
  ['optional, a missing field', object({ a: optional(v.string()) }), {}, { a: undefined }],
  ['malformed items left out', validItems(point), [{ x: 1, y: 2 }, 7, {}, []], [{ x: 1, y: 2 }]],
];

const refused: readonly [string, Schema<unknown>, unknown, string | null][] = [
  ['a list for an object', point, [], null],
  ['null for an object', point, null, null],
  ['a missing field', point, { x: 1 }, 'y'],
  ['a list for a record', record(v.number()), [1], null],
  ['a bad record value', record(v.number()), { a: '1' }, 'a'],
  ['what is there and malformed', optional(v.string()), 5, null],
  ['an object for a list', validItems(point), {}, null],
];

describe('schemas', () => {
  it.each(accepted)('accept %s', (_name, schema, input, expected) => {
    expect(v.parse(schema, input)).toEqual(expected);
  });

  it.each(refused)('refuse %s', (_name, schema, input, path) => {
    const { issues } = v.safeParse(schema, input);
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([path]);
  });

  it('let errors that are not about the shape through', () => {
    const broken = v.pipe(
      v.unknown(),
      v.transform((): string => {
        throw new RangeError('a defect');
      }),
    );
    expect(() => v.parse(v.fallback(broken, 'x'), 1)).toThrow(RangeError);
    expect(() => v.parse(validItems(broken), [1])).toThrow(RangeError);
  });
});

it('is where a type is declared: none is written once more beside its schema', () => {
  const files = import.meta.glob<string>('../**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const doubles = Object.entries(files).filter(([path, source]) => {
    return (
      !path.includes('.test.') && /: Schema<[A-Z]\w*> = (?:v\.pipe\(\s*)?object\(/.test(source)
    );
  });
  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(doubles.map(([path]) => path)).toEqual([]);
});
