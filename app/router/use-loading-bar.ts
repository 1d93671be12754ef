import { useSyncExternalStore } from 'react';
import { useApp } from '../core/app-context';
import { initialLoadingBar, type LoadingBarState } from './loading-bar';

/** The bar's present state, for its one view. The edge has rendered none, whatever has begun since. */
export function useLoadingBarState(): LoadingBarState {
  const { subscribe, getState } = useApp().loadingBar;
  return useSyncExternalStore(subscribe, getState, () => initialLoadingBar);
}
