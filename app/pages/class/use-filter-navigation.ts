import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { type ClassFilters, filtersHref } from './filters';

/** Puts filters into the URL, without a jump to the top and without the transition between pages. */
export function useFilterNavigation(): (
  filters: ClassFilters,
  options?: { replace?: boolean },
) => void {
  const navigate = useNavigate();
  return useCallback(
    (filters, { replace = false } = {}) => {
      void navigate(filtersHref(filters), { replace, preventScrollReset: true });
    },
    [navigate],
  );
}
