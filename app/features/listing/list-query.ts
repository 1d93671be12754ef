/** What a list shows as it stands in the URL, which is its only home: search, category, order, page. */

export interface ListQuery {
  readonly search: string;
  /** Id or slug of a category, as the list's call wants it; empty for all. */
  readonly category: string;
  /** A key of the list's orders; empty for its usual one. */
  readonly sort: string;
  /** From 1. */
  readonly page: number;
}

/** Orders a list can be put into beside its usual one: what the call takes, and its name. */
export type Orders = Readonly<Record<string, string>>;

const MOST_SEARCHED = 100;

/** Reads the query; what makes no sense there counts as not given. */
export function readListQuery(params: URLSearchParams, orders: Orders = {}): ListQuery {
  const category = params.get('category') ?? '';
  const sort = params.get('sort') ?? '';
  const page = params.get('page') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, MOST_SEARCHED),
    category: /^[\w-]{1,80}$/.test(category) ? category : '',
    sort: Object.hasOwn(orders, sort) ? sort : '',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/**
 * The query after a change, `?category=esai&page=2`; `?` alone where nothing is set. Any change but
 * of the page goes back to the first page.
 */
export function listHref(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const { search, category, sort, page } = { ...query, page: 1, ...change };
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (category !== '') params.set('category', category);
  if (sort !== '') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return `?${params}`;
}

/** Whether the list is narrowed, so that "nothing found" has a way out. */
export function isNarrowed({ search, category }: ListQuery): boolean {
  return search !== '' || category !== '';
}
