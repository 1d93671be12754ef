/**
 * Writes changes of conversations, one after the other: to the database, or to local storage as long as
 * the database cannot take them.
 */
import { isQuotaError, type RecordDatabase } from '../../core/record-database';
import type { LocalStore, Stored } from '../../core/storage';
import {
  partitionOf,
  readPartitions,
  recordKey,
} from '../../shell/session/conversation-partitions';
import type { ConversationList } from './conversation-list';
import {
  type ConversationChange,
  joinChanges,
  readRecord,
  storedWith,
} from './conversation-record';
import { MOST_CHARACTERS, MOST_CONVERSATIONS, planRoom, shortenTurns } from './conversation-room';
import { withUnsaved } from './record-source';
import { forgetUnsaved, keepUnsaved, readUnsaved, unsavedText } from './unsaved-changes';

export interface ConversationWriter {
  /** Writes a change, and what local storage holds of that conversation. */
  write(part: LocalStore, id: string, change: ConversationChange): void;
  remove(part: LocalStore, id: string): void;
  /** What is not written yet of a conversation. */
  pending(id: string): ConversationChange | undefined;
  /** Shows it in the list, which has been read again. */
  showPending(): void;
  flush(): void;
  settled(): Promise<void>;
  /** Whether the database answers. */
  isAvailable(): boolean;
  setAvailable(isAvailable: boolean): void;
}

interface WriterNeeds {
  readonly database: RecordDatabase;
  readonly list: ConversationList;
  /** Resolves once it is known whether the database answers. Never rejects. */
  readonly ready: () => Promise<void>;
  /** Told of each conversation that was written or removed. */
  readonly onWritten: (part: LocalStore, id: string) => void;
}

interface Pending {
  readonly part: LocalStore;
  readonly change: ConversationChange;
}

/** Characters that are kept in local storage where there is no database. */
const MOST_UNSAVED = 1_500_000;

export function createConversationWriter({
  database,
  list,
  ready,
  onWritten,
}: WriterNeeds): ConversationWriter {
  const pending = new Map<string, Pending>();
  /** What has been removed here: a write that is under way does not bring it back. */
  const removed = new Set<string>();
  let isAvailable = false;
  let queue: Promise<void> = Promise.resolve();
  const enqueue = (task: () => Promise<void>) => {
    queue = queue.then(task).catch(() => {});
  };
  const showPending = () => {
    for (const [id, { change }] of pending) list.show(id, change);
  };

  const makeRoom = async (part: LocalStore, most: number) => {
    const { shorten, remove } = planRoom(list.weighed(), most);
    for (const [id, count] of shorten) {
      const key = await keyOf(part, id);
      if (key === null) continue;
      await change(key, id, (stored) => {
        const record = readRecord(stored);
        return record && { ...record, turns: shortenTurns(record.turns, count) };
      });
    }
    for (const id of remove) {
      list.forget(id);
      await database.remove(keysOf(part, id));
    }
  };

  /** The record of a conversation that stands in several partitions is the first one there is. */
  const keyOf = async (part: LocalStore, id: string): Promise<string | null> => {
    const [first, ...others] = keysOf(part, id);
    if (others.length === 0) {
      const partition = partitionOf(part);
      return partition === null ? null : recordKey(partition, id);
    }
    for (const key of [first, ...others]) {
      if (key !== undefined && (await database.read(key)) !== undefined) return key;
    }
    return first ?? null;
  };

  const change = async (key: string, id: string, next: (stored: unknown) => unknown) => {
    let written: unknown;
    await database.change(key, (stored) => {
      written = next(stored) ?? undefined;
      return written;
    });
    const record = readRecord(written);
    // It has been removed, in this tab or in another one.
    if (record === null || removed.has(id)) list.forget(id);
    else list.put(record);
  };

  const put = async ({ part, change: news }: Pending, id: string) => {
    const key = isAvailable ? await keyOf(part, id) : null;
    if (key === null) throw new Error('No database');
    const next = (stored: unknown) => storedWith(stored, id, news);
    try {
      await change(key, id, next);
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      await makeRoom(part, sizeOf(list) / 2);
      await change(key, id, next);
    }
    if (isOverfull(list)) await makeRoom(part, MOST_CHARACTERS);
  };

  const writeNext = async (id: string) => {
    await ready();
    const entry = pending.get(id);
    if (entry === undefined) return;
    const { part } = entry;
    const text = unsavedText(part, id);
    const unsaved = text === null ? null : readUnsaved(part, id);
    const whole = unsaved === null ? entry.change : joinChanges(unsaved, entry.change);
    try {
      await put({ part, change: whole }, id);
    } catch {
      if (removed.has(id)) return;
      const stored = keepLocally(part, id, whole);
      const record = withUnsaved(part, id, null);
      if (record !== null) list.put(record);
      // What is kept nowhere stays in sight, and is tried again with the next change.
      if (stored === 'kept' && pending.get(id) === entry) pending.delete(id);
      showPending();
      return onWritten(part, id);
    }
    const later = unsavedText(part, id);
    if (later === text) forgetUnsaved(part, id);
    if (pending.get(id) === entry) pending.delete(id);
    // The page was about to end meanwhile, or another tab has kept something.
    if (later !== null && later !== text) write(part, id, {});
    showPending();
    onWritten(part, id);
  };

  const keepLocally = (part: LocalStore, id: string, news: ConversationChange): Stored => {
    const stored = keepUnsaved(part, id, news);
    if (isAvailable || (stored === 'kept' && sizeOf(list) <= MOST_UNSAVED)) return stored;
    const { shorten, remove } = planRoom(list.weighed(), Math.min(MOST_UNSAVED, sizeOf(list) / 2));
    for (const one of remove) {
      forgetUnsaved(part, one);
      list.forget(one);
    }
    for (const [one, count] of shorten) {
      const { turns = [], ...rest } = readUnsaved(part, one) ?? {};
      forgetUnsaved(part, one);
      keepUnsaved(part, one, { ...rest, turns: shortenTurns(turns, count) });
    }
    return stored === 'full' ? keepUnsaved(part, id, news) : stored;
  };

  const write = (part: LocalStore, id: string, news: ConversationChange) => {
    if (news.created_at !== undefined && removed.delete(id)) forgetUnsaved(part, id);
    const before = pending.get(id);
    pending.set(id, { part, change: before ? joinChanges(before.change, news) : news });
    enqueue(() => writeNext(id));
  };

  return {
    write,
    remove(part, id) {
      const removedAt = list.get(id)?.removed_at ?? '';
      pending.delete(id);
      removed.add(id);
      list.forget(id);
      forgetUnsaved(part, id);
      // The page may end before the database has removed it: the next one hides it, and removes it.
      if (isAvailable && removedAt !== '') keepUnsaved(part, id, { removed_at: removedAt });
      enqueue(async () => {
        await database.remove(keysOf(part, id)).finally(() => onWritten(part, id));
        forgetUnsaved(part, id);
      });
    },
    pending: (id) => pending.get(id)?.change,
    showPending,
    flush() {
      for (const [id, entry] of pending) keepUnsaved(entry.part, id, entry.change);
    },
    async settled() {
      for (let seen: unknown = null; seen !== queue; ) {
        seen = queue;
        await queue;
      }
    },
    isAvailable: () => isAvailable,
    setAvailable(next) {
      isAvailable = next;
    },
  };
}

function keysOf(part: LocalStore, id: string): string[] {
  return readPartitions(part).map((partition) => recordKey(partition, id));
}

function sizeOf(list: ConversationList): number {
  return list.weighed().reduce((sum, { size }) => sum + size, 0);
}

function isOverfull(list: ConversationList): boolean {
  const all = list.weighed();
  return sizeOf(list) > MOST_CHARACTERS || all.length > MOST_CONVERSATIONS;
}
