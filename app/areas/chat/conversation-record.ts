/**
 * The record of a conversation in this browser: what it is called, what was said in it, which question
 * took another's place, and the votes on its answers. Dates are ISO date-times. The same shape with
 * fields left out is a change of one: changes are joined with what any tab has written, and joining
 * one twice changes nothing.
 */
import * as v from 'valibot';
import { flag, numberOf, rows, text, valid } from '../../api/schemas';
import { type Frozen, isRecord, object } from '../../core/schema';
import type { Parents } from './fold';
import { joinTurns, sizeOfTurns, turn } from './turns';
import { type Vote, type Votes, vote } from './votes';

export type ConversationRecord = Frozen<v.InferOutput<typeof fields>> & { readonly votes: Votes };

/** A vote of null withdraws it. A change that has a `created_at` makes a record where there is none. */
export type ConversationChange = Partial<Omit<ConversationRecord, 'conversation_id' | 'votes'>> & {
  readonly votes?: Readonly<Record<string, Vote | null>>;
};

/** What the list of conversations tells of one. */
export type ConversationSummary = Omit<ConversationRecord, 'turns' | 'parents' | 'votes'>;

/** The version of the stored shape. What a later version of the app has written is left as it is. */
export const FORMAT = 1;

/** Notes of parents that are kept for one conversation. */
const MOST_PARENTS = 500;

const fields = object({
  conversation_id: text,
  /** The first message with its question, which gives the conversation its name. */
  message_id: text,
  user_message: text,
  created_at: text,
  /** When something was asked last. */
  updated_at: text,
  /** The visitor's own name for it; empty for none. */
  title: text,
  is_pinned: flag,
  /** When the visitor removed it, as long as that can be undone; else empty. */
  removed_at: text,
  /** The oldest first. */
  turns: rows(turn),
  /** The message on whose branch the visitor was last; empty for the one that was asked last. */
  leaf: text,
  /** Which message a message follows where that is not the one before it; "" for the beginning. */
  parents: v.pipe(v.nullish(v.unknown(), null), v.transform(readParents)),
});

/** The record in what is stored; null where it cannot be read. */
export function readRecord(stored: unknown): ConversationRecord | null {
  if (!isRecord(stored) || typeof stored.conversation_id !== 'string') return null;
  if (stored.conversation_id === '') return null;
  const read = v.parse(fields, stored);
  const updated_at = read.updated_at || read.created_at;
  return withoutNulls({ ...read, updated_at }, readVotes(stored.votes));
}

/** The change in what is stored; null where it cannot be read. */
export function readChange(stored: unknown): ConversationChange | null {
  if (!isRecord(stored)) return null;
  const { conversation_id: _, ...read } = v.parse(fields, stored);
  const said = Object.entries(read).filter(([name]) => Object.hasOwn(stored, name));
  const votes = Object.hasOwn(stored, 'votes') ? { votes: readVotes(stored.votes) } : {};
  return { ...Object.fromEntries(said), ...votes };
}

/** One change after another. */
export function joinChanges(
  before: ConversationChange,
  later: ConversationChange,
): ConversationChange {
  const joined: ConversationChange = { ...before, ...later };
  const created = [before.created_at, later.created_at].filter((at) => at !== undefined);
  const updated = [before.updated_at, later.updated_at].filter((at) => at !== undefined);
  return {
    ...joined,
    ...(created.length > 0 && { created_at: created.filter((at) => at !== '').sort()[0] ?? '' }),
    ...(updated.length > 0 && { updated_at: updated.sort().at(-1) ?? '' }),
    ...(joined.message_id !== undefined && {
      message_id: before.message_id || joined.message_id,
    }),
    ...(joined.user_message !== undefined && {
      user_message: before.user_message || joined.user_message,
    }),
    ...(joined.turns && { turns: joinTurns(before.turns ?? [], later.turns ?? []) }),
    ...(joined.parents && {
      parents: Object.fromEntries(
        Object.entries({ ...before.parents, ...later.parents }).slice(-MOST_PARENTS),
      ),
    }),
    ...(joined.votes && { votes: { ...before.votes, ...later.votes } }),
  };
}

/** A record with a change; null where there is none, and the change makes none. */
export function withChange(
  before: ConversationRecord | null,
  conversationId: string,
  change: ConversationChange,
): ConversationRecord | null {
  if (before === null && change.created_at === undefined) return null;
  const joined = { ...EMPTY, ...joinChanges(before ?? {}, change) };
  const { votes, ...rest } = joined;
  const updated_at = joined.updated_at || joined.created_at;
  return withoutNulls({ ...rest, conversation_id: conversationId, updated_at }, votes);
}

/** A change that is older than what is there, and adds to it alone. */
export function underlaid(
  there: ConversationRecord | null,
  older: ConversationChange,
): ConversationChange {
  if (there === null) return older;
  const title = there.title || (older.title ?? '');
  return { ...joinChanges(older, there), title, is_pinned: there.is_pinned || !!older.is_pinned };
}

/** Thrown instead of writing over what a later version of the app has written. */
export class LaterFormatError extends Error {
  override readonly name = 'LaterFormatError';
}

/** What is to be stored once a change has been made; undefined for nothing. Keeps unknown fields. */
export function storedWith(
  stored: unknown,
  conversationId: string,
  change: ConversationChange,
): object | undefined {
  if (isRecord(stored) && (numberOf(stored.format) ?? 0) > FORMAT) throw new LaterFormatError();
  const changed = withChange(readRecord(stored), conversationId, change);
  if (changed === null) return undefined;
  return { ...(isRecord(stored) && stored), ...changed, format: FORMAT };
}

/** What the list tells of a record. */
export function summaryOf(record: ConversationRecord): ConversationSummary {
  const { turns: _, parents: _parents, votes: _votes, ...summary } = record;
  return summary;
}

/** What a conversation is called: by the visitor, or by its first question. */
export function titleOf({ title, user_message }: ConversationSummary): string {
  return title || user_message || 'Tanpa judul';
}

/** The characters of a record. */
export function sizeOfRecord({ title, user_message, turns }: ConversationRecord): number {
  return title.length + user_message.length + sizeOfTurns(turns);
}

/** The order of the list: used last first. */
export function usedLastFirst(a: ConversationSummary, b: ConversationSummary): number {
  return b.updated_at < a.updated_at ? -1 : Number(b.updated_at > a.updated_at);
}

const EMPTY: Omit<ConversationRecord, 'conversation_id'> = {
  message_id: '',
  user_message: '',
  created_at: '',
  updated_at: '',
  title: '',
  is_pinned: false,
  removed_at: '',
  leaf: '',
  turns: [],
  parents: {},
  votes: {},
};

function withoutNulls<Record extends object>(
  record: Record,
  votes: Readonly<{ [id: string]: Vote | null }>,
): Record & { votes: Votes } {
  return { ...record, votes: entriesOf(votes, (one) => valid(vote, [one])[0]) };
}

function readParents(stored: unknown): Parents {
  return entriesOf(stored, (one) => (typeof one === 'string' ? one : undefined));
}

function readVotes(stored: unknown): Record<string, Vote | null> {
  return entriesOf(stored, (one) => (one === null ? null : valid(vote, [one])[0]));
}

/** The entries of an object that can be read. */
function entriesOf<T>(value: unknown, read: (one: unknown) => T | undefined): Record<string, T> {
  if (!isRecord(value)) return {};
  const found = Object.entries(value).flatMap(([key, one]) => {
    const entry = read(one);
    return entry === undefined ? [] : [[key, entry] as const];
  });
  return Object.fromEntries(found);
}
