import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { usePageQuery } from '../../../../router/page-query';
import { useWayOn } from '../../../../router/use-way-on';
import { type ClassFilters, filtersHref, readFilters } from './filters';

/** Puts filters into the URL, without a jump to the top and without the transition between pages. */
export type GoToFilters = (filters: ClassFilters, options?: { replace?: boolean }) => void;

/**
 * The filters in the URL and the way to change them. What was just asked for counts before the URL
 * has caught up, since a control that waits for it would jump back for a moment.
 */
export function useFilters(): { filters: ClassFilters; go: GoToFilters } {
  const { key } = useLocation();
  const query = usePageQuery();
  const way = useWayOn();
  const [asked, setAsked] = useState<{ filters: ClassFilters; from: string } | null>(null);
  const go: GoToFilters = useCallback(
    (filters, { replace = false } = {}) => {
      setAsked({ filters, from: key });
      way.go(filtersHref(filters), { replace, preventScrollReset: true });
    },
    [way, key],
  );
  if (asked !== null && asked.from !== key) setAsked(null);
  const filters = asked?.from === key ? asked.filters : readFilters(query);
  return { filters, go };
}
