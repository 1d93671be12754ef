import * as v from 'valibot';
import { expect, it } from 'vitest';
import { object, record } from '../../core/schema';
import { callTable } from '../calls.fixture';
import { nothing } from '../nothing';
import { amount, flag, link, needed, text, texts } from '../schemas';
import { sampleOf } from './sample';

it.each(callTable)('the answer to $host $row.0', ({ row: [, make] }) => {
  const { shape } = make();
  expect(() => v.parse(shape, sampleOf(shape))).not.toThrow();
});

it('has what is needed, and leaves out what is not', () => {
  const place = object({ city: needed, zone: text });
  const shape = object({
    id: needed,
    title: text,
    place,
    former: v.nullish(place, null),
    kind: v.picklist(['news', 'events']),
    seats: amount,
  });
  expect(sampleOf(shape)).toEqual({ id: 'contoh', place: { city: 'contoh' }, kind: 'news' });
});

it.each([
  ['a text', text, 'contoh'],
  ['texts', texts, ['contoh']],
  ['a link', link, 'https://contoh.example/'],
  ['a flag', flag, true],
  ['an amount that may be missing', v.nullish(amount, 0), 1],
  ['a record by keys', record(amount), { contoh: 1 }],
  ['anything', v.unknown(), null],
  ['nothing', nothing, null],
])('alone, of %s', (_name, shape, sample) => {
  expect(sampleOf(shape)).toEqual(sample);
});

it('cannot be had of what tells no shape', () => {
  expect(() => sampleOf(v.string())).toThrow('without a shape');
});
