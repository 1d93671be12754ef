/**
 * What the browser keeps, with keys that carry the tenant's key (design section 7): several tenants
 * share an origin on a developer's machine and under the path rule. Storage may be missing, full or
 * forbidden, and what it holds may be anything: reads then give `null`, and writes are dropped.
 */
import { type Decoder, decode } from '../decode';

export interface LocalStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** What is stored, of this tenant alone. */
  keys(): string[];
}

/** A tenant's part of a storage. `open` is a function because reading `localStorage` may throw. */
export function createStore(tenantKey: string, open: () => Storage): LocalStore {
  const prefix = `${tenantKey}:`;
  return {
    get: (key) => attempt(() => open().getItem(prefix + key), null),
    set: (key, value) => attempt(() => open().setItem(prefix + key, value), undefined),
    remove: (key) => attempt(() => open().removeItem(prefix + key), undefined),
    keys: () => attempt(() => keysOf(open(), prefix), []),
  };
}

/** The part of a store whose keys begin with `prefix`. */
export function partOf(store: LocalStore, prefix: string): LocalStore {
  return {
    get: (key) => store.get(prefix + key),
    set: (key, value) => store.set(prefix + key, value),
    remove: (key) => store.remove(prefix + key),
    keys: () => withPrefix(store.keys(), prefix),
  };
}

/** Removes all that `isKept` does not name. */
export function clearStore(store: LocalStore, isKept: (key: string) => boolean): void {
  for (const key of store.keys()) if (!isKept(key)) store.remove(key);
}

/** A stored JSON value, or `null` when there is none or it does not decode. */
export function readJson<T>(store: LocalStore, key: string, decoder: Decoder<T>): T | null {
  return attempt(() => decode(decoder, JSON.parse(store.get(key) ?? 'null')), null);
}

/** Stores a value as JSON. */
export function writeJson(store: LocalStore, key: string, value: unknown): void {
  store.set(key, JSON.stringify(value));
}

function keysOf(storage: Storage, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return withPrefix(keys, prefix);
}

function withPrefix(keys: readonly string[], prefix: string): string[] {
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}
