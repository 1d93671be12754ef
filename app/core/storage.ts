/**
 * What the browser keeps, with keys that carry the tenant's key and domain (design section 7): several
 * tenants share an origin on a developer's machine, and two under the path rule. Storage may be
 * missing, full or forbidden, and what it holds may be anything: reads then give `null`, and writes
 * say that nothing was kept, for whoever has promised a visitor that it was.
 */
import * as v from 'valibot';
import type { Schema } from './schema';

/** Whether a value is stored now, or there was no room, or no storage, for it. */
export type Stored = 'kept' | 'full';

export interface LocalStore {
  get(key: string): string | null;
  set(key: string, value: string): Stored;
  remove(key: string): void;
  /** What is stored, of this part alone. */
  keys(): string[];
}

/** What a tenant's part of a storage is called. */
export function storeName({ key, domain }: { key: string; domain: string }): string {
  return `${key}@${domain}`;
}

/** A part of a storage. `open` is a function because reading `localStorage` may throw. */
export function createStore(name: string, open: () => Storage): LocalStore {
  const prefix = `${name}:`;
  return {
    get: (key) => attempt(() => open().getItem(prefix + key), null),
    set: (key, value) =>
      attempt<Stored>(() => {
        open().setItem(prefix + key, value);
        return 'kept';
      }, 'full'),
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

/** What becomes of a key that both stores have. */
export type Merge = (key: string, moved: string, there: string) => string;

/**
 * Moves all of one store to another. Where the storage is too full for that, the rest stays where it
 * is, for the next time; nothing is lost on the way.
 */
export function moveStore(from: LocalStore, to: LocalStore, merge: Merge): void {
  for (const key of from.keys()) {
    const moved = from.get(key);
    if (moved === null) continue;
    const there = to.get(key);
    // First away, then there: a storage that is nearly full has no room for both.
    from.remove(key);
    const stored = to.set(key, there === null ? moved : merge(key, moved, there));
    if (stored === 'kept') continue;
    from.set(key, moved);
    return;
  }
}

/** A stored JSON value, or `null` when there is none or it does not decode. */
export function readJson<T>(store: LocalStore, key: string, schema: Schema<T>): T | null {
  return attempt(() => v.parse(schema, JSON.parse(store.get(key) ?? 'null')), null);
}

/** Stores a value as JSON. */
export function writeJson(store: LocalStore, key: string, value: unknown): Stored {
  return store.set(key, JSON.stringify(value));
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
