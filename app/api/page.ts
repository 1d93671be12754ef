/** Lists that come page by page (spec section 3), and their sizes (section 9). */
import { type Decoder, isRecord } from '../decode';
import { amount, rows } from './fields';

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
  return (value, path) => {
    if (Array.isArray(value)) return toPage(rows(item)(value, path), { size });
    const source = isRecord(value) ? value : {};
    return toPage(rows(item)(source.items, `${path}.items`), {
      size,
      page: source.page,
      perPage: source.perPage,
      totalItems: source.totalItems,
      totalPages: source.totalPages,
    });
  };
}

/** The active-batches variant: `{ data, page: { current_page, last_page }, data_count: { per_page, total_data } }`. */
export function pagedBatches<T>(item: Decoder<T>, size: number): Decoder<Page<T>> {
  return (value, path) => {
    const source = isRecord(value) ? value : {};
    const position = isRecord(source.page) ? source.page : {};
    const count = isRecord(source.data_count) ? source.data_count : {};
    return toPage(rows(item)(source.data, `${path}.data`), {
      size,
      page: position.current_page,
      perPage: count.per_page,
      totalItems: count.total_data,
      totalPages: position.last_page,
    });
  };
}

interface Figures {
  size: number;
  page?: unknown;
  perPage?: unknown;
  totalItems?: unknown;
  totalPages?: unknown;
}

function toPage<T>(items: T[], figures: Figures): Page<T> {
  const perPage = whole(figures.perPage) || figures.size;
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
