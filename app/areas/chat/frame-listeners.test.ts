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

it('tells of the words until a frame together with it, and of none twice', () => {
  const { soon, pass } = frames();
  const listeners = createFrameListeners(soon);
  const told = vi.fn();
  const end = listeners.subscribe(told);
  for (let word = 0; word < 5; word += 1) listeners.notifySoon();
  expect(told).toHaveBeenCalledTimes(0);
  pass();
  expect(told).toHaveBeenCalledTimes(1);
  // Nothing has come since.
  pass();
  expect(told).toHaveBeenCalledTimes(1);
  listeners.notifySoon();
  pass();
  expect(told).toHaveBeenCalledTimes(2);
  // What is told at once takes along what waits for the frame.
  listeners.notifySoon();
  listeners.notify();
  expect(told).toHaveBeenCalledTimes(3);
  pass();
  expect(told).toHaveBeenCalledTimes(3);
  listeners.notifySoon();
  end();
  pass();
  expect(told).toHaveBeenCalledTimes(3);
});
