import { type ReactNode, StrictMode } from 'react';
import type { App } from './app';
import { AppContext } from './app-context';
import { LastResort } from './shell/error-screen';

/** What stands round the app, in the browser and at the edge alike, or its markup would not hydrate. */
export function Frame({ app, children }: { app: App | null; children: ReactNode }) {
  return (
    <StrictMode>
      <LastResort>
        <AppContext value={app}>{children}</AppContext>
      </LastResort>
    </StrictMode>
  );
}
