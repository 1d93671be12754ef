/** For tests: a tenant's store in plain memory. */
import { createStore, type LocalStore } from '../../api/storage';
import { memoryStorage } from '../../app.fixture';

export function memoryStore(): LocalStore {
  const storage = memoryStorage();
  return createStore('uji', () => storage);
}
