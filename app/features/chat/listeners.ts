/** Who is to be told of a change, at once or together with the changes that follow shortly. */
export interface Listeners {
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  notify(): void;
  /** Tells once for all calls within a frame: a fast stream would otherwise draw every word alone. */
  notifySoon(): void;
}

const FRAME_MS = 16;

/** Makes an empty set of listeners. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  let frame: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    clearTimeout(frame);
    frame = undefined;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify,
    notifySoon() {
      frame ??= setTimeout(notify, FRAME_MS);
    },
  };
}
