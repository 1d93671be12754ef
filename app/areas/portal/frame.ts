/** The code of the portal's frame, which visitors of the public pages never load. */

import type { ComponentType, ReactNode } from 'react';
import type { App } from '../../core/app';
import { createListeners } from '../../core/listeners';
import { browserOnly, loadChunk } from '../../router/chunk-guard';

export interface FrameProps {
  readonly children: ReactNode;
  /** Something else stands in the page's place. */
  readonly isOutOfReach: boolean;
}

export type Frame = ComponentType<FrameProps>;

export interface FrameCode {
  /** The frame; null until it has been loaded. */
  now(): Frame | null;
  /** Rejects with a ChunkError. */
  load(): Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

const loadFrame = browserOnly(() => import('./portal-frame'));

/** The app's one frame: `app.service(createFrame)`. */
export function createFrame(_: App): FrameCode {
  let frame: Frame | null = null;
  const { subscribe, notify } = createListeners();
  return {
    now: () => frame,
    async load() {
      if (frame !== null) return;
      ({ default: frame } = await loadChunk(loadFrame));
      notify();
    },
    subscribe,
  };
}
