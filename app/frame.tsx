import { type ReactNode, StrictMode, useEffect } from 'react';
import type { App } from './app';
import { AppContext } from './app-context';
import { LastResort } from './shell/error-screen';

interface FrameProps {
  app: App | null;
  /** Called once what came with the document is taken over. */
  onAlive?: (() => void) | undefined;
  children: ReactNode;
}

/** Set on the document's root element once the app has hydrated: tests wait for it. */
const HYDRATED = 'data-hydrated';

/** What stands round the app, in the browser and at the edge alike, or its markup would not hydrate. */
export function Frame({ app, onAlive, children }: FrameProps) {
  useEffect(() => {
    document.documentElement.setAttribute(HYDRATED, '');
    onAlive?.();
  }, [onAlive]);
  return (
    <StrictMode>
      <LastResort>
        <AppContext value={app}>{children}</AppContext>
      </LastResort>
    </StrictMode>
  );
}
