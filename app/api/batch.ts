/** Batches that run now (spec sections 3 and 7, api host). */
import * as v from 'valibot';
import { isRecord, object, record, type Schema, shaped } from '../core/schema';
import { type Call, get } from './call';
import { LARGE_PAGE, type Page, toPage } from './page';
import { amount, answeredRows, named, needed, part, text } from './schemas';

export type Batch = v.InferOutput<typeof batch>;

export const batch = object({
  id: text,
  name: needed,
  program: part(named),
  city: text,
  startDate: text,
  endDate: text,
  totalStudents: amount,
});

const figures = part(record(v.unknown()));

/** The active-batches variant: `{ data, page: { current_page, last_page }, data_count: { per_page, total_data } }`. */
export function pagedBatches<T>(item: Schema<T>, size: number): Schema<Page<T>> {
  const enveloped = object({ data: answeredRows(item), page: figures, data_count: figures });
  const read = v.pipe(
    v.unknown(),
    v.transform((value) => (isRecord(value) ? value : { data: value }) as unknown),
    enveloped,
    v.transform(({ data, page, data_count }) =>
      toPage(data, size, {
        page: page.current_page,
        perPage: data_count.per_page,
        totalItems: data_count.total_data,
        totalPages: page.last_page,
      }),
    ),
  );
  return shaped(read, 'page of batches', item);
}

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
