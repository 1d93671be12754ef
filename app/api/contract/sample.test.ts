import { expect, it } from 'vitest';
import {
  decode,
  nullable,
  object,
  oneOf,
  record,
  string,
  unknown,
  withDefault,
} from '../../core/decode';
import { callTable } from '../calls.fixture';
import { amount, flag, link, needed, text, texts } from '../fields';
import { nothing } from '../nothing';
import { sampleOf } from './sample';

it.each(callTable)('the answer to $host $row.0', ({ row: [, make] }) => {
  const { shape } = make();
  expect(() => decode(shape, sampleOf(shape))).not.toThrow();
});

it('has what is needed, and leaves out what is not', () => {
  const place = object((field) => ({ city: field('city', needed), zone: field('zone', text) }));
  const shape = object((field) => ({
    id: field('id', needed),
    title: field('title', text),
    place: field('place', place),
    former: field('former', nullable(place)),
    kind: field('kind', oneOf('news', 'events')),
    seats: field('seats', amount),
  }));
  expect(sampleOf(shape)).toEqual({ id: 'contoh', place: { city: 'contoh' }, kind: 'news' });
});

it.each([
  ['a text', text, 'contoh'],
  ['texts', texts, ['contoh']],
  ['a link', link, 'https://contoh.example/'],
  ['a flag', flag, true],
  ['an amount that may be missing', withDefault(amount, 0), 1],
  ['a record by keys', record(amount), { contoh: 1 }],
  ['anything', unknown, null],
  ['nothing', nothing, null],
])('alone, of %s', (_name, shape, sample) => {
  expect(sampleOf(shape)).toEqual(sample);
});

it('cannot be had of what tells no shape', () => {
  expect(() => sampleOf(string)).toThrow('without a shape');
});
