import { useMemo } from 'react';
import { usePageQuery } from '../../router/page-query';
import { type ListQuery, listQueryOf } from './list-query';

/** What the list shows, as the address says and the page's row allows. */
export function useListQuery(): ListQuery {
  const query = usePageQuery();
  return useMemo(() => listQueryOf(query), [query]);
}
