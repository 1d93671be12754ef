/** For tests: a browser's storage, and a tenant's store, in plain memory. */
import { createStore, type LocalStore } from './storage';

/** A `Storage` over a map. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** A tenant's store that holds `values`. */
export function memoryStore(values: Readonly<Record<string, string>> = {}): LocalStore {
  const storage = memoryStorage();
  const store = createStore('uji', () => storage);
  for (const [key, value] of Object.entries(values)) store.set(key, value);
  return store;
}

/** All that a store holds. */
export function contentOf(store: LocalStore): Record<string, string> {
  return Object.fromEntries(store.keys().map((key) => [key, store.get(key) ?? '']));
}
