/**
 * The loading bar's life: start, increase, finish or fail (spec sections 4 and 9). Starts may
 * overlap, a navigation and the calls it makes; the bar finishes with the last of them.
 */
import { createListeners } from '../core/listeners';

/** Waits this long before it shows, so that quick loads show none. */
export const SHOW_DELAY_MS = 200;
/** Would be full after this long. */
export const DURATION_MS = 5000;
export const TICK_MS = 100;
/** Stays this long after the end. */
export const HIDE_DELAY_MS = 500;
/** Ticks alone never fill the bar: only the end does. */
const MOST_BEFORE_END = 95;
const TICK_PERCENT = (100 * TICK_MS) / DURATION_MS;

export interface LoadingBarState {
  readonly phase: 'hidden' | 'waiting' | 'running' | 'finished' | 'failed';
  readonly percent: number;
  /** Loads that have started and not ended. */
  readonly pending: number;
  /** Whether one of the loads since the start has failed. */
  readonly hasFailure: boolean;
}

export type LoadingBarEvent =
  | { readonly type: 'start' | 'show' | 'finish' | 'fail' | 'hide' }
  | { readonly type: 'increase'; readonly by: number };

export const initialLoadingBar: LoadingBarState = {
  phase: 'hidden',
  percent: 0,
  pending: 0,
  hasFailure: false,
};

/** The bar's next state. */
export function loadingBarReducer(state: LoadingBarState, event: LoadingBarEvent): LoadingBarState {
  switch (event.type) {
    case 'start':
      if (state.phase === 'running' || state.phase === 'waiting') {
        return { ...state, pending: state.pending + 1 };
      }
      return { phase: 'waiting', percent: 0, pending: 1, hasFailure: false };
    case 'show':
      return state.phase === 'waiting' ? { ...state, phase: 'running' } : state;
    case 'increase': {
      if (state.phase !== 'running') return state;
      const percent = Math.min(MOST_BEFORE_END, state.percent + event.by);
      return percent === state.percent ? state : { ...state, percent };
    }
    case 'finish':
    case 'fail':
      return end(state, state.hasFailure || event.type === 'fail');
    case 'hide':
      return state.phase === 'finished' || state.phase === 'failed' ? initialLoadingBar : state;
  }
}

function end(state: LoadingBarState, hasFailure: boolean): LoadingBarState {
  if (state.phase !== 'running' && state.phase !== 'waiting') return state;
  const pending = state.pending - 1;
  if (pending > 0) return { ...state, pending, hasFailure };
  if (hasFailure) return { phase: 'failed', percent: 100, pending: 0, hasFailure };
  // A load that was over before the bar showed leaves no trace.
  if (state.phase === 'waiting') return initialLoadingBar;
  return { phase: 'finished', percent: 100, pending: 0, hasFailure };
}

/** The bar as the app drives it. Each `start` is followed by one `finish` or `fail`. */
export interface LoadingBar {
  start(): void;
  increase(by: number): void;
  finish(): void;
  fail(): void;
  getState(): LoadingBarState;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** Makes a loading bar with its timers. */
export function createLoadingBar(): LoadingBar {
  let state = initialLoadingBar;
  let stopTimers = () => {};
  const { subscribe, notify } = createListeners();

  const send = (event: LoadingBarEvent) => {
    const next = loadingBarReducer(state, event);
    if (next === state) return;
    const hasNewPhase = next.phase !== state.phase;
    state = next;
    if (hasNewPhase) {
      stopTimers();
      stopTimers = startTimers(next.phase, send);
    }
    notify();
  };

  return {
    start: () => send({ type: 'start' }),
    increase: (by) => send({ type: 'increase', by }),
    finish: () => send({ type: 'finish' }),
    fail: () => send({ type: 'fail' }),
    getState: () => state,
    subscribe,
  };
}

/**
 * Shows on the bar that something is loading. A redirect is thrown as a response and is no failure,
 * and neither is what the visitor gave up.
 */
export async function showProgress<T>(
  bar: LoadingBar,
  signal: AbortSignal,
  load: () => Promise<T>,
): Promise<T> {
  bar.start();
  try {
    const loaded = await load();
    bar.finish();
    return loaded;
  } catch (error) {
    if (error instanceof Response || signal.aborted) bar.finish();
    else bar.fail();
    throw error;
  }
}

function startTimers(
  phase: LoadingBarState['phase'],
  send: (event: LoadingBarEvent) => void,
): () => void {
  switch (phase) {
    case 'hidden':
      return () => {};
    case 'waiting': {
      const timer = setTimeout(() => send({ type: 'show' }), SHOW_DELAY_MS);
      return () => clearTimeout(timer);
    }
    case 'running': {
      const timer = setInterval(() => send({ type: 'increase', by: TICK_PERCENT }), TICK_MS);
      return () => clearInterval(timer);
    }
    case 'finished':
    case 'failed': {
      const timer = setTimeout(() => send({ type: 'hide' }), HIDE_DELAY_MS);
      return () => clearTimeout(timer);
    }
  }
}
