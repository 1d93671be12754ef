/** What is looked for, as it stands in the address, which is its only home. */
export interface SearchAddress {
  readonly q: string;
  /** The only kind that is wanted; empty for all. */
  readonly kind: string;
  /** From 1. */
  readonly page: number;
}

/** The query of a search; any change of it but of the page begins at the first page. */
export function searchHref({ q, kind }: SearchAddress, change: Partial<SearchAddress>): string {
  const asked = { q, kind, page: 1, ...change };
  const params = new URLSearchParams({ q: asked.q });
  if (asked.kind !== '') params.set('kind', asked.kind);
  if (asked.page > 1) params.set('page', String(asked.page));
  return `?${params}`;
}
