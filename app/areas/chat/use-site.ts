import { useMemo } from 'react';
import { useBoot } from '../../core/app-context';
import { usePageSet } from '../../router/page-table';
import type { Site } from './site-link';

/** What tells which links of an answer are pages of this tenant. */
export function useSite(): Site {
  const { domain } = useBoot().tenant;
  const has = usePageSet();
  return useMemo(() => ({ has, domain }), [has, domain]);
}
