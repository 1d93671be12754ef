/** Batches that run now (spec sections 3 and 7, api host). */
import { type Decoded, type Decoder, isRecord, object, shaped } from '../core/decode';
import { type Call, get } from './call';
import { amount, answeredRows, named, needed, part, text } from './fields';
import { LARGE_PAGE, type Page, toPage } from './page';

export type Batch = Decoded<typeof batch>;

export const batch = object((field) => ({
  id: field('id', text),
  name: field('name', needed),
  program: field('program', part(named)),
  city: field('city', text),
  startDate: field('startDate', text),
  endDate: field('endDate', text),
  totalStudents: field('totalStudents', amount),
}));

/** The active-batches variant: `{ data, page: { current_page, last_page }, data_count: { per_page, total_data } }`. */
export function pagedBatches<T>(item: Decoder<T>, size: number): Decoder<Page<T>> {
  const items = answeredRows(item);
  const read = (value: unknown, path: string) => {
    const source = isRecord(value) ? value : { data: value };
    const position = isRecord(source.page) ? source.page : {};
    const count = isRecord(source.data_count) ? source.data_count : {};
    return toPage(items(source.data, `${path}.data`), size, {
      page: position.current_page,
      perPage: count.per_page,
      totalItems: count.total_data,
      totalPages: position.last_page,
    });
  };
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
