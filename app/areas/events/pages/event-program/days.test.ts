import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type Post, postItem } from '../../../../api/post';
import { byDay } from './days';

const part = (id: string, startDate: string): Post =>
  v.parse(postItem, { id, slug: `acara-${id}`, title: `Acara ${id}`, startDate });

it.each<[string, [string, string][], [string, string[]][]]>([
  ['nothing', [], []],
  [
    'days in order, parts as they came',
    [
      ['1', '2026-12-02'],
      ['2', '2026-12-01'],
      ['3', '2026-12-01T18:00:00Z'],
    ],
    [
      ['2026-12-01', ['2']],
      ['2026-12-02', ['1', '3']],
    ],
  ],
  [
    'parts without a day last',
    [
      ['1', ''],
      ['2', '2026-12-01'],
    ],
    [
      ['2026-12-01', ['2']],
      ['', ['1']],
    ],
  ],
])('%s', (_name, parts, expected) => {
  const days = byDay(parts.map(([id, date]) => part(id, date)));
  expect(days.map(({ date, parts: inDay }) => [date, inDay.map(({ id }) => id)])).toEqual(expected);
});
