import type { ReactNode } from 'react';
import type { App } from '../core/app';
import { AppContext } from '../core/app-context';
import { useHandOver } from '../core/early';
import { LastResort } from '../shell/error-screen';

interface FrameProps {
  app: App | null;
  children: ReactNode;
}

/** Header and footer. */
const round = () => window.early.snapshotOf(null);

/** What stands round the app, in the browser and at the edge alike, or its markup would not hydrate. */
export function Frame({ app, children }: FrameProps) {
  useHandOver(round);
  return (
    <LastResort>
      <AppContext value={app}>{children}</AppContext>
    </LastResort>
  );
}
