import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { type ListQuery, type Orders, readListQuery } from './list-query';

/** What the list shows, as the address says. */
export function useListQuery(orders?: Orders): ListQuery {
  const { search } = useLocation();
  return useMemo(() => readListQuery(new URLSearchParams(search), orders), [search, orders]);
}
