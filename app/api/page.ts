/** Lists that come page by page (spec section 3), and their sizes (section 9). */
import { type Decoder, isRecord, shaped } from '../core/decode';
import { amount, answeredRows } from './fields';

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

/** The usual envelope `{ items, page, perPage, totalItems, totalPages }`; a bare list is its only page. */
export function paged<T>(item: Decoder<T>, size: number): Decoder<Page<T>> {
  const items = answeredRows(item);
  const read = (value: unknown, path: string) => {
    const source: Record<string, unknown> = isRecord(value) ? value : { items: value };
    return toPage(items(source.items, `${path}.items`), size, source);
  };
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
  return Math.max(0, Math.trunc(amount(value, '')));
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
