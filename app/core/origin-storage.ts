/**
 * All that the browser keeps for this origin, whoever wrote it: for a visitor who wants to see it or to
 * have it erased. Nothing else reads here; what the app keeps for itself goes by `storage.ts`.
 */
import type { LocalStore } from './storage';
import { WORK_OF } from './work-owner';

/** A database, with its records as `[key, value]` by the name of their store. */
export interface KeptDatabase {
  readonly name: string;
  readonly stores: Readonly<Record<string, readonly (readonly [unknown, unknown])[]>>;
}

/** How long a database may take to answer, in ms: one that another tab holds may never do. */
const PATIENCE_MS = 3000;

const OWNER_IN_KEY = new RegExp(`(?:${WORK_OF}|away:)([^:"]+):`);

/** Whose something is, by its key: the mark of its owner; null for nobody's. */
export function ownerIn(key: unknown): string | null {
  const text = typeof key === 'string' ? key : (JSON.stringify(key) ?? '');
  return OWNER_IN_KEY.exec(text)?.[1] ?? null;
}

/** How large a text is once it is written, in bytes. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** A storage of the browser, whole; empty where there is none. */
export function wholeStorage(of: 'local' | 'session'): Pick<LocalStore, 'get' | 'remove' | 'keys'> {
  const open = () => {
    try {
      return of === 'local' ? localStorage : sessionStorage;
    } catch {
      return null;
    }
  };
  return {
    get: (key) => open()?.getItem(key) ?? null,
    remove: (key) => open()?.removeItem(key),
    keys: () => {
      const storage = open();
      return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
    },
  };
}

/** Every database there is; those that do not answer are left out. */
export async function readDatabases(): Promise<KeptDatabase[]> {
  const read = async (name: string) => {
    const database = await opened(name);
    if (database === null) return null;
    try {
      const names = [...database.objectStoreNames];
      const stores = await Promise.all(names.map((store) => recordsOf(database, store)));
      return {
        name,
        stores: Object.fromEntries(names.map((store, at) => [store, stores[at] ?? []])),
      };
    } catch {
      return null;
    } finally {
      database.close();
    }
  };
  const all = await Promise.all((await databaseNames()).map(read));
  return all.filter((one) => one !== null);
}

/** Names a record: the database it stands in, and its key. */
export type RecordTest = (database: string, key: unknown) => boolean;

/** Erases of every database what is not kept; a database that is left empty goes too. */
export async function eraseDatabases(isKept: RecordTest): Promise<void> {
  for (const { name, stores } of await readDatabases()) {
    const records = Object.entries(stores).flatMap(([store, all]) =>
      all.map(([key]) => ({ store, key })),
    );
    const gone = records.filter(({ key }) => !isKept(name, key));
    const database = await opened(name);
    if (database === null) continue;
    try {
      await Promise.all(gone.map(({ store, key }) => removed(database, store, key)));
    } catch {
      // What could not be erased is there to be seen, and erased again.
    } finally {
      database.close();
    }
    if (gone.length === records.length) {
      await within(answered(() => indexedDB.deleteDatabase(name)));
    }
  }
}

/**
 * Puts records beside those of a database, which is made where there is none: what is there stays. Tells
 * how many were new.
 */
export async function fillDatabase({ name, stores }: KeptDatabase): Promise<number> {
  const database = await opened(name, Object.keys(stores));
  let added = 0;
  try {
    for (const [store, records] of Object.entries(stores)) {
      if (!database?.objectStoreNames.contains(store)) continue;
      for (const [key, value] of records) {
        if (typeof key === 'string' && (await put(database, store, key, value))) added += 1;
      }
    }
  } catch {
    // It was closed meanwhile: what has come stays.
  } finally {
    database?.close();
  }
  return added;
}

/** Whether a record was put where none was. */
async function put(database: IDBDatabase, store: string, key: string, value: unknown) {
  const records = database.transaction(store, 'readwrite').objectStore(store);
  return (await within(answered(() => records.add(value, key)))) !== null;
}

/** What caches keep: how many answers, and how large they are together. */
export async function readCaches(): Promise<{ readonly count: number; readonly bytes: number }> {
  const sum = { count: 0, bytes: 0 };
  for (const name of await cacheNames()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      sum.count += 1;
      sum.bytes += (await response?.blob())?.size ?? 0;
    }
  }
  return sum;
}

/** Erases all caches, and takes out what answers by them. */
export async function eraseCaches(): Promise<void> {
  for (const name of await cacheNames()) await caches.delete(name).catch(() => false);
  const workers = await (navigator.serviceWorker?.getRegistrations() ?? []);
  await Promise.all(workers.map((worker) => worker.unregister().catch(() => false)));
}

async function cacheNames(): Promise<string[]> {
  // Without https there are none.
  return typeof caches === 'undefined' ? [] : caches.keys().catch(() => []);
}

async function databaseNames(): Promise<string[]> {
  if (typeof indexedDB === 'undefined' || indexedDB.databases === undefined) return [];
  const all = await within(indexedDB.databases().catch(() => []));
  return (all ?? []).flatMap(({ name }) => (name === undefined ? [] : [name]));
}

/** A database; null where there is none and no stores are given to make it with, or none answers. */
async function opened(name: string, stores?: readonly string[]): Promise<IDBDatabase | null> {
  if (typeof indexedDB === 'undefined') return null;
  const opening = answered(() => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => {
      if (stores === undefined) request.transaction?.abort();
      for (const store of stores ?? []) request.result.createObjectStore(store);
    };
    return request;
  });
  const database = await within(opening);
  // One that comes too late would stand in the way of those who use it.
  if (database === null) void opening.then((late) => late?.close());
  return database;
}

async function recordsOf(database: IDBDatabase, store: string): Promise<[unknown, unknown][]> {
  const records = database.transaction(store).objectStore(store);
  const [keys, values] = await Promise.all([
    within(answered(() => records.getAllKeys())),
    within(answered(() => records.getAll())),
  ]);
  return (keys ?? []).map((key, at) => [key, values?.[at]]);
}

async function removed(database: IDBDatabase, store: string, key: unknown): Promise<void> {
  const records = database.transaction(store, 'readwrite').objectStore(store);
  await within(answered(() => records.delete(IDBKeyRange.only(key))));
}

/** What a request gives; null where it fails. */
function answered<T>(ask: () => IDBRequest<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const request = ask();
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      // A record that was there already undoes nothing beside it.
      event.preventDefault();
      resolve(null);
    };
  });
}

function within<T>(promise: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([promise, late]);
}
