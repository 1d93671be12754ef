import { expect, it, vi } from 'vitest';
import { createFrameListeners } from './frame-listeners';

/** Frames that come when the test says so. */
function frames() {
  let next: (() => void) | null = null;
  const soon = (run: () => void) => {
    next = run;
    return () => {
      next = null;
    };
  };
  const pass = () => {
    const run = next;
    next = null;
    run?.();
  };
  return { soon, pass };
}

it('tells of a word at once, of those that follow within a frame together, and of none twice', () => {
  const { soon, pass } = frames();
  const listeners = createFrameListeners(soon);
  const told = vi.fn();
  const end = listeners.subscribe(told);
  listeners.notifySoon();
  expect(told).toHaveBeenCalledTimes(1);
  for (let word = 0; word < 5; word += 1) listeners.notifySoon();
  expect(told).toHaveBeenCalledTimes(1);
  pass();
  expect(told).toHaveBeenCalledTimes(2);
  listeners.notifySoon();
  pass();
  expect(told).toHaveBeenCalledTimes(3);
  // Nothing has come since.
  pass();
  pass();
  expect(told).toHaveBeenCalledTimes(3);
  listeners.notifySoon();
  listeners.notifySoon();
  listeners.notify();
  pass();
  expect(told).toHaveBeenCalledTimes(5);
  end();
  listeners.notifySoon();
  expect(told).toHaveBeenCalledTimes(5);
});
