import { type ReactNode, useEffect } from 'react';
import type { App } from '../core/app';
import { AppContext } from '../core/app-context';
import { useHandOver } from '../core/hydration/early';
import { LastResort } from '../shell/error-screen';

interface FrameProps {
  app: App | null;
  children: ReactNode;
}

/** Header and footer. */
const round = () => window.early.snapshotOf(null);

/** Set on the document's root element once the app has hydrated: tests wait for it. */
const HYDRATED = 'data-hydrated';

/** What stands round the app, in the browser and at the edge alike, or its markup would not hydrate. */
export function Frame({ app, children }: FrameProps) {
  useHandOver(round);
  useEffect(() => document.documentElement.setAttribute(HYDRATED, ''), []);
  return (
    <LastResort>
      <AppContext value={app}>{children}</AppContext>
    </LastResort>
  );
}
