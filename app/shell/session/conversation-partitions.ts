/**
 * Whose conversations are whose. They stand in a database under `<partition>:<conversation id>`, and
 * `chat:partitions` in somebody's part of local storage lists the partitions that are theirs: so they
 * are out of sight with their owner, come back with them and become the work of who signs in, by the
 * functions that move that part. A partition that no part lists any more is nobody's, and is erased.
 */
import type { App } from '../../core/app';
import type { KeptDatabase } from '../../core/origin-storage';
import {
  createArchive,
  createConversationDatabase,
  type RecordDatabase,
} from '../../core/record-database';
import { isRecord } from '../../core/schema';
import { type LocalStore, storeName } from '../../core/storage';
import type { Traces } from './left-behind';

/** Where the partitions are listed, among what is kept of conversations: a JSON list of texts. */
export const PARTITIONS = 'partitions';

const LISTS = /(^|:)chat:(of:.*:)?partitions$/;

/** What listed conversations in earlier versions, whose texts stand in the archive by their ids. */
const FORMER_LISTS = /(^|:)chat:(of:.*:)?history$/;

/** The partitions that a part lists; what is unreadable lists none. */
export function readPartitions(part: Pick<LocalStore, 'get'>): string[] {
  return partitionsIn(parsed(part.get(PARTITIONS)));
}

/** The partition that new conversations of a part go to; null where there is no room to list it. */
export function partitionOf(part: LocalStore): string | null {
  const [first] = readPartitions(part);
  if (first !== undefined) return first;
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  const made = high.toString(36) + low.toString(36);
  return part.set(PARTITIONS, JSON.stringify([made])) === 'kept' ? made : null;
}

/** The key of a conversation's record. */
export function recordKey(partition: string, conversationId: string): string {
  return `${partition}:${conversationId}`;
}

/** The partition of a record; empty for a key of another shape. */
export function partitionIn(key: unknown): string {
  return typeof key === 'string' && key.includes(':') ? key.slice(0, key.indexOf(':')) : '';
}

/** The conversations among somebody's traces, as a database to take along. Rejects when it does not answer. */
export async function recordsOf(app: App, traces: Traces): Promise<KeptDatabase[]> {
  const lists = Object.entries(traces).filter(([key]) => LISTS.test(key));
  const partitions = new Set(lists.flatMap(([, list]) => partitionsIn(list)));
  if (partitions.size === 0) return [];
  const database = app.service(createConversationDatabase);
  const records: [string, unknown][] = [];
  for (const partition of partitions) {
    records.push(...(await database.readAll(`${partition}:`)));
  }
  const name = `conversations:${storeName(app.boot.tenant)}`;
  return records.length === 0 ? [] : [{ name, stores: { conversations: records } }];
}

/** How many conversations there are among somebody's traces; none where the database does not answer. */
export async function countConversations(app: App, traces: Traces): Promise<number> {
  return countRecords(await recordsOf(app, traces).catch(() => []));
}

/** How many conversations databases hold. */
export function countRecords(databases: readonly KeptDatabase[]): number {
  const records = databases.flatMap(({ stores }) => stores.conversations ?? []);
  return records.filter(([, record]) => !isRemoved(record)).length;
}

/** Whether the visitor has removed a conversation, which can still be undone. */
function isRemoved(record: unknown): boolean {
  return isRecord(record) && typeof record.removed_at === 'string' && record.removed_at !== '';
}

/**
 * Deletes the conversations that no part of this browser lists any more. Never rejects: what could not
 * be reached is deleted when the assistant is opened next.
 */
export async function forgetUnlisted(app: Pick<App, 'store' | 'service'>): Promise<void> {
  const listed = (lists: RegExp, read: (list: unknown) => string[]) => {
    const found = app.store.keys().filter((key) => lists.test(key));
    return new Set(found.flatMap((key) => read(parsed(app.store.get(key)))));
  };
  const forget = async (
    database: RecordDatabase,
    listNames: () => ReadonlySet<string>,
    nameIn: (key: string) => string,
  ) => {
    const keys = await database.keys();
    // What is listed is read after the keys: a record is listed before it is written.
    const names = listNames();
    const unlisted = keys.filter((key) => !names.has(nameIn(key)));
    // A storage that cannot be read lists nothing, and says nothing about what is listed.
    if (unlisted.length > 0 && app.store.keys().length > 0) await database.remove(unlisted);
  };
  const { service } = app;
  await Promise.allSettled([
    forget(service(createConversationDatabase), () => listed(LISTS, partitionsIn), partitionIn),
    forget(
      service(createArchive),
      () => listed(FORMER_LISTS, idsIn),
      (id) => id,
    ),
  ]);
}

function partitionsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
}

function idsIn(history: unknown): string[] {
  if (!Array.isArray(history)) return [];
  return history.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.conversation_id === 'string' ? [entry.conversation_id] : [],
  );
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
