/**
 * Long texts of the visitor, by name, in the browser's database (IndexedDB). Local storage has 5 MB
 * for a whole site, and everything waits while it is read. The database may be missing, forbidden or
 * full, and may never answer: all of that rejects within seconds, and who calls keeps what they have.
 */
import { createStore, delMany, entries, get, keys, update } from 'idb-keyval';
import type { App } from './app';
import { storeName } from './storage';

export interface Archive {
  /** What stands under a name; undefined where nothing does. */
  read(name: string): Promise<unknown>;
  readAll(): Promise<ReadonlyMap<string, unknown>>;
  names(): Promise<string[]>;
  /** Changes one in a single step: `change` is given what any tab has written there until then. */
  change(name: string, change: (before: unknown) => unknown): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
}

/** After so many ms the database counts as one that never answers. */
const LONGEST_MS = 3000;

/** The tenant's archive: `app.service(createArchive)`. It is opened with the first call. */
export function createArchive({ boot }: Pick<App, 'boot'>): Archive {
  return openArchive(storeName(boot.tenant));
}

/** The archive of that name. */
export function openArchive(name: string, longestMs: number = LONGEST_MS): Archive {
  const texts = createStore(`archive:${name}`, 'texts');
  const soon = <T>(run: () => Promise<T>) => within(longestMs, run);
  return {
    read: (key) => soon(() => get<unknown>(key, texts)),
    readAll: () => soon(async () => new Map(await entries<string, unknown>(texts))),
    names: () => soon(() => keys<string>(texts)),
    change: (key, change) => soon(() => update<unknown>(key, change, texts)),
    remove: (removed) => soon(() => delMany([...removed], texts)),
  };
}

async function within<T>(ms: number, run: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer')), ms);
  });
  try {
    return await Promise.race([run(), late]);
  } finally {
    clearTimeout(timer);
  }
}
