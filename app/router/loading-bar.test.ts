import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createLoadingBar,
  DURATION_MS,
  HIDE_DELAY_MS,
  initialLoadingBar,
  type LoadingBar,
  type LoadingBarEvent,
  loadingBarReducer,
  SHOW_DELAY_MS,
  TICK_MS,
} from './loading-bar';

const reduce = (...events: LoadingBarEvent['type'][]) =>
  events.reduce(
    (state, type) => loadingBarReducer(state, type === 'increase' ? { type, by: 10 } : { type }),
    initialLoadingBar,
  );

const cases: readonly [LoadingBarEvent['type'][], string, number][] = [
  [[], 'hidden', 0],
  [['start'], 'waiting', 0],
  [['start', 'finish'], 'hidden', 0],
  [['start', 'fail'], 'failed', 100],
  [['start', 'increase'], 'waiting', 0],
  [['start', 'show'], 'running', 0],
  [['start', 'show', 'increase', 'increase'], 'running', 20],
  [['start', 'show', 'start'], 'running', 0],
  [['start', 'show', 'finish'], 'finished', 100],
  [['start', 'show', 'fail'], 'failed', 100],
  [['start', 'start', 'show', 'finish'], 'running', 0],
  [['start', 'start', 'show', 'finish', 'finish'], 'finished', 100],
  [['start', 'start', 'show', 'fail', 'finish'], 'failed', 100],
  [['start', 'show', 'finish', 'hide'], 'hidden', 0],
  [['start', 'show', 'finish', 'finish'], 'finished', 100],
  [['start', 'show', 'finish', 'start'], 'waiting', 0],
  [['start', 'show', 'finish', 'start', 'hide'], 'waiting', 0],
  [['start', 'show', 'fail', 'start', 'show', 'finish'], 'finished', 100],
  [['finish', 'fail', 'show', 'hide', 'increase'], 'hidden', 0],
];

describe('loadingBarReducer', () => {
  it.each(cases)('%j ends %s at %i', (events, phase, percent) => {
    expect(reduce(...events)).toMatchObject({ phase, percent });
  });

  it('is never full before the end', () => {
    const running = reduce('start', 'show');
    expect(loadingBarReducer(running, { type: 'increase', by: 500 }).percent).toBe(95);
  });
});

describe('createLoadingBar', () => {
  let bar: LoadingBar;
  beforeEach(() => {
    vi.useFakeTimers();
    bar = createLoadingBar();
  });
  afterEach(() => vi.useRealTimers());

  it('shows after its delay, ticks, and hides after the end', () => {
    bar.start();
    vi.advanceTimersByTime(SHOW_DELAY_MS - 1);
    expect(bar.getState().phase).toBe('waiting');
    vi.advanceTimersByTime(1);
    expect(bar.getState()).toMatchObject({ phase: 'running', percent: 0 });
    vi.advanceTimersByTime(TICK_MS * 10);
    expect(bar.getState().percent).toBeCloseTo((100 * TICK_MS * 10) / DURATION_MS);
    bar.finish();
    expect(bar.getState()).toMatchObject({ phase: 'finished', percent: 100 });
    vi.advanceTimersByTime(HIDE_DELAY_MS - 1);
    expect(bar.getState().phase).toBe('finished');
    vi.advanceTimersByTime(1);
    expect(bar.getState()).toEqual(initialLoadingBar);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never shows for a quick load, and leaves no timer', () => {
    const phases: string[] = [];
    bar.subscribe(() => phases.push(bar.getState().phase));
    bar.start();
    vi.advanceTimersByTime(SHOW_DELAY_MS - 1);
    bar.finish();
    vi.advanceTimersByTime(DURATION_MS);
    expect(phases).toEqual(['waiting', 'hidden']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts anew while the last end still shows', () => {
    bar.start();
    vi.advanceTimersByTime(SHOW_DELAY_MS);
    bar.fail();
    bar.start();
    vi.advanceTimersByTime(SHOW_DELAY_MS);
    expect(bar.getState()).toMatchObject({ phase: 'running', percent: 0, hasFailure: false });
  });

  it('tells nobody who has left', () => {
    const listener = vi.fn();
    bar.subscribe(listener)();
    bar.start();
    expect(listener).not.toHaveBeenCalled();
  });
});
