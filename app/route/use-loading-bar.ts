import { useSyncExternalStore } from 'react';
import { useApp } from '../app-context';
import type { LoadingBarState } from './loading-bar';

/** The bar's present state, for its one view. */
export function useLoadingBarState(): LoadingBarState {
  const { subscribe, getState } = useApp().loadingBar;
  return useSyncExternalStore(subscribe, getState, getState);
}
