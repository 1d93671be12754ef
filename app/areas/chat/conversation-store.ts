/**
 * The conversations in this browser: a record each (`conversation-record.ts`) in the database, and their
 * summaries in memory. A change is shown at once, is written to its record alone, and stands in local
 * storage as long as the database cannot take it (`unsaved-changes.ts`).
 */

import { createListeners } from '../../core/listeners';
import type { RecordDatabase } from '../../core/record-database';
import type { LocalStore } from '../../core/storage';
import { partitionOf, readPartitions } from '../../shell/session/conversation-partitions';
import { createChangeLog } from './change-log';
import { createConversationList } from './conversation-list';
import {
  type ConversationChange,
  type ConversationRecord,
  type ConversationSummary,
  joinChanges,
  underlaid,
  withChange,
} from './conversation-record';
import { createConversationWriter } from './conversation-writer';
import { hasFormer, readFormer, removeFormer } from './former-conversations';
import { moveFormer, readAll, readOne, readUnsavedRecords, withUnsaved } from './record-source';
import { unsavedIds } from './unsaved-changes';

/** `failed`: the database holds conversations that could not be read. */
export type ListState = 'reading' | 'read' | 'failed';

export interface ConversationStore {
  /** What is known by now, used last first. A new list with each change. */
  list(): readonly ConversationSummary[];
  state(): ListState;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Reads the list, and later what other tabs have changed of it. Never rejects. */
  refresh(): Promise<void>;
  /** One conversation, with what was said in it; null where nothing of it is kept here. Never rejects. */
  load(id: string): Promise<ConversationRecord | null>;
  /** The words of all conversations, in small letters, by id. Never rejects. */
  texts(): Promise<ReadonlyMap<string, string>>;
  /** Changes one. Where there is none, a change with a `created_at` makes one. */
  save(id: string, change: ConversationChange): void;
  /** Removes one for good. What can be undone is a change of `removed_at`. */
  remove(id: string): void;
  /** Keeps what is not in the database yet where it stays: the page may end. */
  flush(): void;
  /** Resolves once all that was changed until now is written. */
  settled(): Promise<void>;
}

export interface StoreNeeds {
  /** The part of local storage of whose conversations are in sight. */
  readonly store: () => LocalStore;
  readonly database: RecordDatabase;
  /** Where earlier versions kept what was said. */
  readonly archive: RecordDatabase;
}

export function createConversationStore({
  store,
  database,
  archive,
}: StoreNeeds): ConversationStore {
  const list = createConversationList();
  const { subscribe, notify } = createListeners();
  const log = createChangeLog();
  let state: ListState = 'reading';
  /** Which partitions the list was read from. */
  let partitions = '';
  /** What an earlier version has left and could not be moved over. */
  let unmoved: ReadonlyMap<string, ConversationChange> = new Map();
  let reading: Promise<void> | null = null;
  const writer = createConversationWriter({
    database,
    list,
    ready: () => opened(),
    onWritten: (part, id) => {
      log.tell(part, id);
      notify();
    },
  });

  const move = async (part: LocalStore) => {
    const former = readFormer(part);
    unmoved = former.changes;
    const partition = partitionOf(part);
    if (partition === null) return;
    await moveFormer(former, database, archive, partition);
    unmoved = new Map();
  };

  const readList = async () => {
    const part = store();
    unmoved = new Map();
    log.news(part);
    let records: ConversationRecord[];
    try {
      // Asked also where nothing is listed: whether it answers decides where changes are written.
      await database.keys();
      // What cannot be moved is shown from where it is.
      if (hasFormer(part)) await move(part).catch(() => {});
      records = await readAll({ part, database });
      writer.setAvailable(true);
      state = 'read';
    } catch {
      records = readUnsavedRecords(part);
      if (hasFormer(part)) unmoved = readFormer(part).changes;
      writer.setAvailable(false);
      state = readPartitions(part).length > 0 ? 'failed' : 'read';
    }
    partitions = readPartitions(part).join();
    const found = new Map(records.map((record) => [record.conversation_id, record]));
    for (const [id, change] of unmoved) {
      const there = found.get(id) ?? null;
      const record = withChange(there, id, underlaid(there, change));
      if (record !== null) found.set(id, record);
    }
    list.replace([...found.values()]);
    writer.showPending();
    if (state === 'read') for (const id of unsavedIds(part)) writer.write(part, id, {});
    notify();
  };

  const reread = async (id: string) => {
    const record = await find(store(), id).catch(() => null);
    if (record === null) list.forget(id);
    else list.put(record);
    writer.showPending();
  };

  const refreshOnce = async () => {
    const part = store();
    const isOther = readPartitions(part).join() !== partitions;
    const isLeft = writer.isAvailable() && hasFormer(part);
    if (state !== 'read' || isOther || isLeft) return readList();
    const news = log.news(part);
    if (news === 'all') return readList();
    for (const id of news) await reread(id);
    if (news.length > 0) notify();
  };

  const refresh = () => {
    const next = (reading ?? Promise.resolve()).then(refreshOnce).catch(() => {});
    reading = next;
    return next;
  };
  const opened = () => reading ?? refresh();

  const find = async (part: LocalStore, id: string) => {
    const isThere = writer.isAvailable();
    const record = isThere ? await readOne({ part, database }, id) : withUnsaved(part, id, null);
    const older = unmoved.get(id);
    return older === undefined ? record : withChange(record, id, underlaid(record, older));
  };

  const withPending = (id: string, record: ConversationRecord | null) => {
    const change = writer.pending(id);
    return change === undefined ? record : (withChange(record, id, change) ?? record);
  };

  return {
    list: list.all,
    state: () => state,
    subscribe,
    refresh,
    async load(id) {
      await opened();
      const part = store();
      const record = await find(part, id).catch(() => withUnsaved(part, id, null));
      return withPending(id, record);
    },
    async texts() {
      await opened();
      const part = store();
      const records = await readAll({ part, database }).catch(() => readUnsavedRecords(part));
      const found = new Map(records.map((record) => [record.conversation_id, record]));
      const ids = list.all().map(({ conversation_id: id }) => id);
      const textOf = (id: string) => {
        const record = withPending(id, found.get(id) ?? null);
        return (record?.turns ?? [])
          .map(({ query, text }) => `${query} ${text}`)
          .join(' ')
          .toLowerCase();
      };
      return new Map(ids.map((id) => [id, textOf(id)]));
    },
    save(id, change) {
      const older = unmoved.get(id);
      list.show(id, change);
      writer.write(store(), id, older === undefined ? change : joinChanges(older, change));
      notify();
    },
    remove(id) {
      const part = store();
      unmoved = new Map([...unmoved].filter(([one]) => one !== id));
      if (hasFormer(part)) removeFormer(part, id);
      writer.remove(part, id);
      notify();
    },
    flush: () => writer.flush(),
    async settled() {
      await opened();
      await writer.settled();
    },
  };
}
