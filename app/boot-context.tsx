import { createContext, type ReactNode, useContext } from 'react';
import type { Boot } from './boot';

const BootContext = createContext<Boot | null>(null);

/** Gives the injected data to everything below it; stands once, around the whole app. */
export function BootProvider({ boot, children }: { boot: Boot; children: ReactNode }) {
  return <BootContext value={boot}>{children}</BootContext>;
}

/** The injected data: tenant, settings, page set. Throws outside a {@link BootProvider}. */
export function useBoot(): Boot {
  const boot = useContext(BootContext);
  if (boot === null) throw new Error('useBoot is called outside BootProvider');
  return boot;
}
