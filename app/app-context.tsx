import { createContext, useContext } from 'react';
import type { App } from './app';
import type { Boot } from './boot';

/** Gives the app to everything below it; stands once, around the whole. */
export const AppContext = createContext<App | null>(null);

/** The app for this visitor. Throws outside an {@link AppContext}. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('useApp is called outside AppContext');
  return app;
}

/** The injected data: tenant, settings, page set. */
export function useBoot(): Boot {
  return useApp().boot;
}
