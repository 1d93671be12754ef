import { createContext, useContext } from 'react';
import type { PageMatch } from './page-table';

/** Holds the page that is shown. */
export const PageContext = createContext<PageMatch | null>(null);

/** The page that is shown: its name, decoded parameters and canonical path. Throws outside a page. */
export function usePage(): PageMatch {
  const match = useContext(PageContext);
  if (match === null) throw new Error('usePage outside a page');
  return match;
}
