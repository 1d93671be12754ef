/**
 * Records of the visitor, by key, in a database of the browser (IndexedDB, read and written by
 * idb-keyval). Local storage has 5 MB for a whole site, and everything waits while it is read. The
 * database may be missing, forbidden or full, and may never answer: all of that rejects within
 * seconds, and the caller keeps what it has.
 */
import { delMany, get, keys, promisifyRequest, type UseStore, update } from 'idb-keyval';
import type { App } from './app';
import { storeName } from './storage';

export interface RecordDatabase {
  /** The record of a key; undefined where there is none. */
  read(key: string): Promise<unknown>;
  /** All records whose keys begin with a prefix. */
  readAll(prefix: string): Promise<ReadonlyMap<string, unknown>>;
  keys(): Promise<string[]>;
  /**
   * Changes one record in one transaction: `change` is given what any tab has written until then, and
   * returns undefined where nothing is to be written. It may run twice.
   */
  change(key: string, change: (before: unknown) => unknown): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** A database that has not answered after this time, in ms, counts as one that never does. */
const TIMEOUT_MS = 3000;

/** The same once it has been late: nobody waits seconds for each further call. */
const TIMEOUT_ONCE_LATE_MS = 100;

/** Records that are read in one transaction, so that none holds the page up. */
const BATCH = 50;

/** The tenant's conversations: `app.service(createConversationDatabase)`. */
export function createConversationDatabase({ boot }: Pick<App, 'boot'>): RecordDatabase {
  return openDatabase(`conversations:${storeName(boot.tenant)}`, 'conversations');
}

/** Where earlier versions kept what was said in conversations: `app.service(createArchive)`. */
export function createArchive({ boot }: Pick<App, 'boot'>): RecordDatabase {
  return openDatabase(`archive:${storeName(boot.tenant)}`, 'texts');
}

/** The records of one object store. The database is opened with the first call. */
export function openDatabase(
  name: string,
  store: string,
  timeoutMs: number = TIMEOUT_MS,
): RecordDatabase {
  const connection = connect(name, store);
  let isLate = false;
  const run = async <T>(call: (records: UseStore) => Promise<T>): Promise<T> => {
    const timeout = isLate ? Math.min(timeoutMs, TIMEOUT_ONCE_LATE_MS) : timeoutMs;
    const result = await within(timeout, call(connection.use), () => {
      isLate = true;
      connection.reset();
    });
    isLate = false;
    return result;
  };
  return {
    read: (key) => run((records) => get<unknown>(key, records)),
    readAll: (prefix) => run((records) => readByPrefix(records, prefix)),
    keys: () => run((records) => keys<string>(records)),
    change: (key, change) => run((records) => changeRecord(records, key, change)),
    remove: (removed) => run((records) => delMany([...removed], records)),
  };
}

async function changeRecord(
  records: UseStore,
  key: string,
  change: (before: unknown) => unknown,
): Promise<void> {
  let isUnchanged = false;
  const put = (before: unknown) => {
    const after = change(before);
    isUnchanged = after === undefined;
    // The library writes what it is given, and undefined is no record.
    if (isUnchanged) throw new Error('Nothing to write');
    return after;
  };
  await update<unknown>(key, put, records).catch((error: unknown) => {
    if (!isUnchanged) throw error;
  });
}

async function readByPrefix(records: UseStore, prefix: string): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  let after: string | null = null;
  for (;;) {
    const range = IDBKeyRange.bound(after ?? prefix, `${prefix}\uffff`, after !== null);
    const [names, values]: [IDBValidKey[], unknown[]] = await records('readonly', (store) =>
      Promise.all([
        promisifyRequest(store.getAllKeys(range, BATCH)),
        promisifyRequest<unknown[]>(store.getAll(range, BATCH)),
      ]),
    );
    for (const [at, name] of names.entries()) found.set(String(name), values[at]);
    if (names.length < BATCH) return found;
    after = String(names.at(-1));
  }
}

interface Connection {
  readonly use: UseStore;
  /** The next call opens the database anew. */
  reset(): void;
}

/**
 * A connection that is opened anew once it is lost: Safari closes one of a page in the background
 * ("Connection to Indexed Database server lost"), and it is closed here when another tab erases the
 * database, which would wait for it otherwise.
 */
function connect(name: string, store: string): Connection {
  let opening: Promise<IDBDatabase> | null = null;
  const reset = () => {
    opening = null;
  };
  const open = async () => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    const database = await promisifyRequest(request);
    database.onclose = reset;
    database.onversionchange = () => {
      reset();
      database.close();
    };
    return database;
  };
  const use: UseStore = async (mode, callback) => {
    for (let attempt = 0; ; attempt += 1) {
      opening ??= open();
      const current = opening;
      try {
        const database = await current;
        return await callback(database.transaction(store, mode).objectStore(store));
      } catch (error) {
        // Another call may have opened it anew meanwhile.
        if (opening === current) reset();
        if (attempt > 0 || !isConnectionLost(error)) throw error;
      }
    }
  };
  return { use, reset };
}

function isConnectionLost(error: unknown): boolean {
  const names = ['InvalidStateError', 'UnknownError', 'AbortError'];
  return error instanceof DOMException && names.includes(error.name);
}

/** Whether the browser has no room for a record. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

async function within<T>(ms: number, result: Promise<T>, onLate: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onLate();
      reject(new Error('The database does not answer'));
    }, ms);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
