/**
 * Whether somebody is there: a pointer has moved, a key or the screen was touched, the page was
 * scrolled. What nobody has turned to yet costs the first view neither code nor work.
 */
import type { App } from '../app';

/** The document's first script notes the same until this is asked for (start/early.ts). */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'];

export interface Presence {
  /** Runs something at the first sign, at once when there was one. Returns what takes it back. */
  whenSeen(run: () => void): () => void;
}

/** The app's own: `app.service(createPresence)`. For effects alone, as it listens to the window. */
export function createPresence(_: App): Presence {
  const waiting = new Set<() => void>();
  let isSeen = window.early.isSeen;
  const see = () => {
    isSeen = true;
    for (const sign of SIGNS) removeEventListener(sign, see, { capture: true });
    for (const run of waiting) run();
    waiting.clear();
  };
  // In front of React, which keeps to itself what happens to a part that it has not come to yet.
  if (!isSeen) {
    for (const sign of SIGNS) addEventListener(sign, see, { capture: true, passive: true });
  }
  return {
    whenSeen(run) {
      if (isSeen) run();
      else waiting.add(run);
      return () => waiting.delete(run);
    },
  };
}
