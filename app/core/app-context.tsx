import { createContext, useContext } from 'react';
import type { App } from './app';
import type { Boot, BootLook } from './boot';

/** Gives the app to everything below it; stands once, around the whole. */
export const AppContext = createContext<App | null>(null);

/** The app for this visitor. Throws outside an {@link AppContext}. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('useApp outside AppContext');
  return app;
}

/** Which variants of its parts the tenant's design takes: class names go by them, never by a brand. */
export function useLook(): BootLook {
  return useBoot().look;
}

/** The injected data: tenant, settings, page set. */
export function useBoot(): Boot {
  return useApp().boot;
}
