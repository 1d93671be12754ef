import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LoadingBar, LoadingBarState } from './loading-bar';

/** Holds the app's one loading bar. */
export const LoadingBarContext = createContext<LoadingBar | null>(null);

/** The loading bar, for work that is no navigation and no API call. */
export function useLoadingBar(): LoadingBar {
  const bar = useContext(LoadingBarContext);
  if (bar === null) throw new Error('useLoadingBar is called outside its context');
  return bar;
}

/** The bar's present state, for its one view. */
export function useLoadingBarState(): LoadingBarState {
  const bar = useLoadingBar();
  return useSyncExternalStore(bar.subscribe, bar.getState);
}
