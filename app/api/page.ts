/** Lists that come page by page (spec section 3), and their sizes (section 9). */
import * as v from 'valibot';
import { isRecord, object, type Schema, shaped } from '../core/schema';
import { answeredRows, numberOf } from './schemas';

/** One page of a list. Pages count from 1. */
export interface Page<T> {
  items: T[];
  page: number;
  perPage: number;
  totalItems: number;
  totalPages: number;
}

/** Which page is asked for. */
export interface Paging {
  page?: number | undefined;
  perPage?: number | undefined;
}

/** Blog, categories, gallery and programmes. */
export const SMALL_PAGE = 6;
/** Posts, payouts, contents, schools and a programme's schools. */
export const LARGE_PAGE = 10;
/** The most a services call gives at once. */
export const WHOLE_PAGE = 100;
/** Where reading a whole list begins. */
export const FIRST_WHOLE_PAGE: Required<Paging> = { page: 1, perPage: WHOLE_PAGE };

/** The usual envelope `{ items, page, perPage, totalItems, totalPages }`; a bare list is its only page. */
export function paged<T>(item: Schema<T>, size: number): Schema<Page<T>> {
  const told = v.nullish(v.unknown());
  const enveloped = object({
    items: answeredRows(item),
    page: told,
    perPage: told,
    totalItems: told,
    totalPages: told,
  });
  const read = v.pipe(
    v.unknown(),
    v.transform((value) => (isRecord(value) ? value : { items: value }) as unknown),
    enveloped,
    v.transform(({ items, ...figures }) => toPage(items, size, figures)),
  );
  return shaped(read, 'page', item);
}

/** What an answer says of its page. */
interface Figures {
  page?: unknown;
  perPage?: unknown;
  totalItems?: unknown;
  totalPages?: unknown;
}

/** A page by what its answer says of it, and by its usual size where that is left out. */
export function toPage<T>(items: T[], size: number, figures: Figures): Page<T> {
  const perPage = whole(figures.perPage) || size;
  const totalItems = whole(figures.totalItems) || items.length;
  return {
    items,
    page: whole(figures.page) || 1,
    perPage,
    totalItems,
    totalPages: whole(figures.totalPages) || Math.ceil(totalItems / perPage),
  };
}

function whole(value: unknown): number {
  return Math.max(0, Math.trunc(numberOf(value) ?? 0));
}

/** One page of a list that is all here; a page beyond its end is empty. */
export function pageOf<T>(items: readonly T[], page: number, perPage: number): Page<T> {
  const start = (page - 1) * perPage;
  return {
    items: items.slice(start, start + perPage),
    page,
    perPage,
    totalItems: items.length,
    totalPages: Math.ceil(items.length / perPage),
  };
}
