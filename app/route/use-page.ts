import { createContext, useContext } from 'react';
import type { PageView } from './page-loader';

/** Holds the page that is shown. */
export const PageContext = createContext<PageView | null>(null);

/** The page that is shown: its name, decoded parameters and canonical path. Throws outside a page. */
export function usePage(): PageView['match'] {
  return useView().match;
}

/**
 * What the page's own loader returned: `usePageData<typeof loader>()`. Only for the file that exports
 * that loader and its private parts, since the type is the caller's word.
 */
export function usePageData<Loader extends (...args: never) => object>(): Awaited<
  ReturnType<Loader>
> {
  return useView().data as Awaited<ReturnType<Loader>>;
}

function useView(): PageView {
  const view = useContext(PageContext);
  if (view === null) throw new Error('usePage is called outside a page');
  return view;
}
