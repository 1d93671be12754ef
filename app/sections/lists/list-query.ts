/** What a list shows as it stands in the URL, which is its only home: search, category, order, page. */

import { useMemo } from 'react';
import { type PageQuery, usePageQuery } from '../../router/page-query';

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

/** What the list shows, as the address says and the page's row allows. */
export function useListQuery(): ListQuery {
  const query = usePageQuery();
  return useMemo(() => listQueryOf(query), [query]);
}

/** The list's part of a page's query. */
export function listQueryOf(query: PageQuery): ListQuery {
  const { search = '', category = '', sort = '', page = '1' } = query;
  return { search, category, sort, page: Number(page) };
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

/** What a search leaves as it is, as a form sends it along. */
export function keptBySearch({ category, sort }: ListQuery): Record<string, string> {
  return { ...(category !== '' && { category }), ...(sort !== '' && { sort }) };
}

/** Whether the list is narrowed, so that "nothing found" has a way out. */
export function isNarrowed({ search, category }: ListQuery): boolean {
  return search !== '' || category !== '';
}
