/** What the studio's list shows, as it stands in the address. */
import type { PageQuery } from '../../../../router/page-query';

export interface StudioQuery {
  readonly kind: string;
  readonly search: string;
  /** A category's id; empty for all. */
  readonly category: string;
  readonly page: number;
}

/** The list's part of a page's query. */
export function studioQueryOf(query: PageQuery): StudioQuery {
  const { kind = '', search = '', category = '', page = '1' } = query;
  return { kind, search, category, page: Number(page) };
}

/** The query after a change: another kind has other categories, any change its first page. */
export function studioHref(query: StudioQuery, change: Partial<StudioQuery> = {}): string {
  const reset = change.kind === undefined ? { page: 1 } : { page: 1, category: '', search: '' };
  const { kind, search, category, page } = { ...query, ...reset, ...change };
  const params = new URLSearchParams();
  if (kind !== '') params.set('kind', kind);
  if (search !== '') params.set('search', search);
  if (category !== '') params.set('category', category);
  if (page > 1) params.set('page', String(page));
  return `?${params}`;
}
