import * as v from 'valibot';
import { expect, it } from 'vitest';
import { postItem } from '../../api/post';
import { onDay, planText, programmeDays, readPlan } from './programme';

const part = (slug: string, day: string) =>
  v.parse(postItem, { id: slug, slug, title: slug, startDate: day && `2026-12-${day}` });
const programme = [part('a', '31'), part('b', '30'), part('c', '30'), part('d', '')];

it('is told by its days', () => {
  expect(programmeDays(programme)).toEqual(['2026-12-30', '2026-12-31']);
  expect(onDay(programme, '2026-12-30').map(({ slug }) => slug)).toEqual(['b', 'c']);
});

it.each([
  [null, [], 'Belum ada yang kamu pilih.'],
  ['', [], 'Belum ada yang kamu pilih.'],
  ['c lama a', ['a', 'c'], '2 mata acara di 2 hari'],
  ['b c', ['b', 'c'], '2 mata acara di 1 hari'],
])('a plan kept as %j', (kept, slugs, text) => {
  const plan = readPlan(kept, programme);
  expect([...plan]).toEqual(slugs);
  expect(planText(plan, programme)).toBe(text);
});
