/** The subscribers of a value that changes, as `useSyncExternalStore` wants them. */

export interface Listeners {
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls each of them once. */
  readonly notify: () => void;
}

/** Makes an empty set of listeners. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
