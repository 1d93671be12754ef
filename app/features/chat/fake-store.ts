/** For tests: a tenant's store in plain memory. */
import { createStore, type LocalStore } from '../../api/storage';

export function memoryStore(): LocalStore {
  const values = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
  return createStore('uji', () => storage);
}
