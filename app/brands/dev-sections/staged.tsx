import { type ReactNode, useState } from 'react';
import { type App, createApp } from '../../core/app';
import { AppContext, useApp } from '../../core/app-context';
import { answerIn, STATES, type State, stateLabels } from './samples';
import styles from './specimen.module.css';

/** The app, to which the platform answers as it does in a state. */
function stagedApp(app: App, state: State): App {
  const answer = (address: string) => answerIn(state, address) ?? new Promise<Response>(() => {});
  const { cache } = createApp({
    boot: { ...app.boot, prefetched: {} },
    fetch: async (input) => answer(input instanceof Request ? input.url : String(input)),
  });
  return { ...app, cache };
}

function Staged({ state, children }: { state: State; children: ReactNode }) {
  const app = useApp();
  const [staged] = useState(() => stagedApp(app, state));
  return <AppContext value={staged}>{children}</AppContext>;
}

/** A section in each state that it can be in, one below the other. */
interface EveryStateProps {
  /** What the section shows. */
  of: string;
  children: (title: string) => ReactNode;
}

export function EveryState({ of, children }: EveryStateProps) {
  return STATES.map((state) => (
    <div key={state} className={styles.stage} data-state={state}>
      <p className={styles.state}>{stateLabels[state]}</p>
      <Staged state={state}>{children(`${of}: ${stateLabels[state]}`)}</Staged>
    </div>
  ));
}
