import { describe, expect, it } from 'vitest';
import * as d from './decode';

const point = d.object((field) => ({ x: field('x', d.number), y: field('y', d.number) }));

const accepted: readonly [string, d.Decoder<unknown>, unknown, unknown][] = [
  ['a string', d.string, 'a', 'a'],
  ['an empty string', d.string, '', ''],
  ['a number', d.number, 0, 0],
  ['a boolean', d.boolean, false, false],
  ['one of', d.oneOf('a', 'b'), 'b', 'b'],
  ['a list', d.array(d.number), [1, 2], [1, 2]],
  ['an object, other fields ignored', point, { x: 1, y: 2, z: 3 }, { x: 1, y: 2 }],
  ['a record', d.record(d.number), { a: 1 }, { a: 1 }],
  ['optional, missing', d.optional(d.string), undefined, undefined],
  ['optional, null', d.optional(d.string), null, undefined],
  ['nullable, missing', d.nullable(d.string), undefined, null],
  ['nullable, there', d.nullable(d.string), 'a', 'a'],
  ['default, missing', d.withDefault(d.string, 'x'), undefined, 'x'],
  ['default, there', d.withDefault(d.string, 'x'), 'a', 'a'],
  ['lenient, malformed', d.lenient(d.string, 'x'), 5, 'x'],
  ['malformed items left out', d.validItems(point), [{ x: 1, y: 2 }, 7, {}], [{ x: 1, y: 2 }]],
  ['mapped', d.map(d.string, (text) => text.length), 'abc', 3],
  ['anything', d.unknown, undefined, undefined],
];

const refused: readonly [string, d.Decoder<unknown>, unknown, string][] = [
  ['a number for a string', d.string, 1, '$: expected a string'],
  ['NaN', d.number, Number.NaN, '$: expected a number'],
  ['a numeric string', d.number, '1', '$: expected a number'],
  ['a number for a boolean', d.boolean, 1, '$: expected true or false'],
  ['an unknown word', d.oneOf('a', 'b'), 'c', '$: expected one of a, b'],
  ['an object for a list', d.array(d.number), {}, '$: expected a list'],
  ['a bad item', d.array(d.number), [1, 'a'], '$[1]: expected a number'],
  ['a list for an object', point, [], '$: expected an object'],
  ['null for an object', point, null, '$: expected an object'],
  ['a missing field', point, { x: 1 }, '$.y: expected a number'],
  ['an inherited field', d.object((f) => f('toString', d.unknown) ?? d.string(f, '$')), {}, '$'],
  ['a default does not hide nonsense', d.withDefault(d.string, 'x'), 5, '$: expected a string'],
  ['a bad record value', d.record(d.number), { a: '1' }, '$.a: expected a number'],
];

describe('decoders', () => {
  it.each(accepted)('accept %s', (_name, decoder, input, expected) => {
    expect(d.decode(decoder, input)).toEqual(expected);
  });

  it.each(refused)('refuse %s', (_name, decoder, input, message) => {
    expect(() => d.decode(decoder, input)).toThrow(message);
    expect(() => d.decode(decoder, input)).toThrow(d.DecodeError);
  });

  it('lets errors that are not about the shape through', () => {
    const broken: d.Decoder<string> = () => {
      throw new RangeError('a defect');
    };
    expect(() => d.decode(d.lenient(broken, 'x'), 1)).toThrow(RangeError);
    expect(() => d.decode(d.validItems(broken), [1])).toThrow(RangeError);
  });
});

it('is where a shape is declared: none is written once more beside what reads it', () => {
  const files = import.meta.glob<string>('../**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const doubles = Object.entries(files).filter(([path, source]) => {
    return !path.includes('.test.') && /: Decoder<[A-Z]\w*> = (?:map\(\s*)?object\(/.test(source);
  });
  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(doubles.map(([path]) => path)).toEqual([]);
});
