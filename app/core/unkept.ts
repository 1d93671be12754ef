/**
 * What the visitor takes for kept, and is not: writes that found no room. It is told on the page
 * (`app/shell/unkept-notice.tsx`), so that nobody goes away believing that a text is safe.
 */
import { createListeners } from './listeners';
import type { LocalStore } from './storage';

export interface Unkept {
  /** The keys whose last write was not kept. A new list with each change, so that it can be compared. */
  keys(): readonly string[];
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** The store, whose writes are watched from here on. */
  watch<Store extends LocalStore>(store: Store): Store;
}

export function createUnkept(): Unkept {
  const { subscribe, notify } = createListeners();
  let keys: readonly string[] = [];
  const note = (key: string, isKept: boolean) => {
    if (keys.includes(key) !== isKept) return;
    keys = isKept ? keys.filter((one) => one !== key) : [...keys, key];
    notify();
  };
  return {
    keys: () => keys,
    subscribe,
    watch: (store) => ({
      ...store,
      set(key, value) {
        const stored = store.set(key, value);
        note(key, stored === 'kept');
        return stored;
      },
      remove(key) {
        store.remove(key);
        note(key, true);
      },
    }),
  };
}
