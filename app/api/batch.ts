/** Batches that run now (spec sections 3 and 7, api host). */
import { type Decoded, object } from '../decode';
import { type Call, get } from './call';
import { amount, named, part, text } from './fields';
import { LARGE_PAGE, type Page, pagedBatches } from './page';

export type Batch = Decoded<typeof batch>;

export const batch = object((field) => ({
  id: field('id', text),
  name: field('name', text),
  program: field('program', part(named)),
  city: field('city', text),
  startDate: field('startDate', text),
  endDate: field('endDate', text),
  totalStudents: field('totalStudents', amount),
}));

/** Active batches. Their envelope differs from the other lists' and is brought to the same type. */
export function listActiveBatches(filter: { page?: number | undefined } = {}): Call<Page<Batch>> {
  const rules = { whole: true };
  return get(
    'api/batch/active',
    { page: filter.page ?? 1 },
    pagedBatches(batch, LARGE_PAGE),
    rules,
  );
}
