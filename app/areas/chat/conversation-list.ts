/** The summaries of the conversations in memory, used last first, with what each takes. */
import {
  type ConversationChange,
  type ConversationRecord,
  type ConversationSummary,
  summaryOf,
  usedLastFirst,
  withChange,
} from './conversation-record';
import { type ConversationWeight, type WeighedConversation, weightOf } from './conversation-room';

export interface ConversationList {
  /** A new list with each change. */
  all(): readonly ConversationSummary[];
  get(id: string): ConversationSummary | undefined;
  /** Takes a record in the place of what was known of it. */
  put(record: ConversationRecord): void;
  /** Shows a change before it is written; one that makes no record shows nothing. */
  show(id: string, change: ConversationChange): void;
  forget(id: string): void;
  /** Takes these records in the place of all that was known. */
  replace(records: readonly ConversationRecord[]): void;
  weighed(): WeighedConversation[];
}

export function createConversationList(): ConversationList {
  let known: ReadonlyMap<string, ConversationSummary> = new Map();
  let sorted: readonly ConversationSummary[] = [];
  const weights = new Map<string, ConversationWeight>();
  const set = (next: ReadonlyMap<string, ConversationSummary>) => {
    known = next;
    sorted = [...next.values()].sort(usedLastFirst);
  };
  const put = (record: ConversationRecord) => {
    weights.set(record.conversation_id, weightOf(record));
    set(new Map(known).set(record.conversation_id, summaryOf(record)));
  };
  return {
    all: () => sorted,
    get: (id) => known.get(id),
    put,
    show(id, change) {
      const before = known.get(id);
      const rest = { turns: [], parents: {}, votes: {} };
      const changed = withChange(before === undefined ? null : { ...before, ...rest }, id, change);
      if (changed === null) return;
      if (before === undefined) put(changed);
      else set(new Map(known).set(id, summaryOf(changed)));
    },
    forget(id) {
      weights.delete(id);
      set(new Map([...known].filter(([one]) => one !== id)));
    },
    replace(records) {
      weights.clear();
      for (const record of records) weights.set(record.conversation_id, weightOf(record));
      set(new Map(records.map((record) => [record.conversation_id, summaryOf(record)])));
    },
    weighed: () =>
      sorted.map(({ conversation_id, is_pinned }) => ({
        conversation_id,
        is_pinned,
        ...(weights.get(conversation_id) ?? { size: 0, long: [] }),
      })),
  };
}
