/**
 * The calls that a brand file names for its landing are the very ones that the landing reads: an
 * address that differs by one letter would be fetched at the edge and shown by nobody.
 */

import * as v from 'valibot';
import { expect, it } from 'vitest';
import { rendered } from '../../test/conventions/page-reading.fixture';
import { object } from '../core/schema';

const named = object({ calls: v.array(v.string()) });

const brands = Object.entries(
  import.meta.glob<Record<string, unknown>>('./*/brand.json', { eager: true, import: 'default' }),
).flatMap(([file, brand]) =>
  'calls' in brand ? [[file.split('/')[1] ?? '', v.parse(named, brand).calls] as const] : [],
);

it.each(brands)('the landing of %s reads what is fetched for it', async (layout, calls) => {
  const landing = await rendered('home', new URL('https://contoh.example/'), {}, layout);
  expect(calls.filter((call) => !landing?.read.has(call))).toEqual([]);
});
