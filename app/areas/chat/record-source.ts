/**
 * Where the records of one visitor's conversations are read from: their partitions in the database,
 * what is not in it yet, and what an earlier version has left.
 */
import type { RecordDatabase } from '../../core/record-database';
import type { LocalStore } from '../../core/storage';
import { readPartitions, recordKey } from '../../shell/session/conversation-partitions';
import {
  type ConversationChange,
  type ConversationRecord,
  joinChanges,
  readRecord,
  storedWith,
  underlaid,
  withChange,
} from './conversation-record';
import { type FormerConversations, turnsIn } from './former-conversations';
import { readUnsaved, unsavedIds } from './unsaved-changes';

export interface RecordSource {
  readonly part: LocalStore;
  readonly database: RecordDatabase;
}

/** Reads one conversation; null where there is none. Rejects when the database does not answer. */
export async function readOne(
  { part, database }: RecordSource,
  id: string,
): Promise<ConversationRecord | null> {
  const keys = readPartitions(part).map((partition) => recordKey(partition, id));
  const stored = await Promise.all(keys.map((key) => database.read(key)));
  return withUnsaved(part, id, joined(stored));
}

/** A conversation with what is not in the database yet. */
export function withUnsaved(
  part: LocalStore,
  id: string,
  record: ConversationRecord | null,
): ConversationRecord | null {
  const change = readUnsaved(part, id);
  return change === null ? record : (withChange(record, id, change) ?? record);
}

/** Reads all conversations. Rejects when the database does not answer. */
export async function readAll({ part, database }: RecordSource): Promise<ConversationRecord[]> {
  const found = new Map<string, ConversationRecord>();
  for (const partition of readPartitions(part)) {
    for (const stored of (await database.readAll(`${partition}:`)).values()) {
      const record = readRecord(stored);
      if (record === null) continue;
      const id = record.conversation_id;
      const before = found.get(id);
      found.set(id, before === undefined ? record : (joined([before, stored]) ?? record));
    }
  }
  for (const id of unsavedIds(part)) {
    const record = withUnsaved(part, id, found.get(id) ?? null);
    if (record !== null) found.set(id, record);
  }
  return [...found.values()];
}

/** The conversations that are in local storage alone. */
export function readUnsavedRecords(part: LocalStore): ConversationRecord[] {
  const records = unsavedIds(part).map((id) => withUnsaved(part, id, null));
  return records.filter((record) => record !== null);
}

/**
 * Moves them over to a partition, below what is there already. Rejects when a database does not answer;
 * what has been left stays then, and moving it again changes nothing of what was moved.
 */
export async function moveFormer(
  former: FormerConversations,
  database: RecordDatabase,
  archive: RecordDatabase,
  partition: string,
): Promise<void> {
  for (const [id, change] of former.changes) {
    const older: ConversationChange = { turns: turnsIn(await archive.read(id)) };
    const whole = joinChanges(older, change);
    await database.change(recordKey(partition, id), (stored) =>
      storedWith(stored, id, underlaid(readRecord(stored), whole)),
    );
  }
  former.forget();
}

/** One conversation that stands in several partitions, the first of which is the visitor's own. */
function joined(stored: readonly unknown[]): ConversationRecord | null {
  const [first = null, ...others] = stored.map(readRecord).filter((one) => one !== null);
  return others.reduce<ConversationRecord | null>(
    (record, other) =>
      record && withChange(record, record.conversation_id, underlaid(record, other)),
    first,
  );
}
