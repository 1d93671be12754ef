/**
 * Conversations as earlier versions kept them: a list in local storage (`history`), with the votes, the
 * parents and the last turns of each under keys of their own, and older turns in a database. They are
 * moved over once; an older version that is still open in a tab may leave some again.
 */
import * as v from 'valibot';
import { flag, rows, text, validItems } from '../../api/schemas';
import { isRecord, object } from '../../core/schema';
import { type LocalStore, readJson } from '../../core/storage';
import { type ConversationChange, readChange } from './conversation-record';
import { joinTurns, type Turn, turn } from './turns';

const LIST = 'history';
const BESIDE = ['votes', 'parents', 'turns'] as const;

const entry = object({
  conversation_id: text,
  message_id: text,
  user_message: text,
  bot_message: text,
  is_shortened: flag,
  created_at: text,
  updated_at: text,
  title: text,
  is_pinned: flag,
  removed_at: text,
});

type Entry = v.InferOutput<typeof entry>;

/** What was there when it was read. */
export interface FormerConversations {
  /** By conversation id, without the turns of the database. */
  readonly changes: ReadonlyMap<string, ConversationChange>;
  /** Removes what has been moved over. What has been written since stays, for the next time. */
  readonly forget: () => void;
}

/** Whether a part holds something of an earlier version. */
export function hasFormer(part: Pick<LocalStore, 'keys'>): boolean {
  return part.keys().some(isFormerKey);
}

/** Reads what a part of local storage holds. */
export function readFormer(part: LocalStore): FormerConversations {
  const read = part.keys().filter(isFormerKey);
  const before = new Map(read.map((key) => [key, part.get(key)]));
  const entries = readJson(part, LIST, validItems(entry)) ?? [];
  const listed = entries.filter(({ conversation_id: id }) => id !== '');
  return {
    // What is not listed belongs to conversations that have been removed.
    changes: new Map(listed.map((one) => [one.conversation_id, changeOf(part, one)])),
    forget: () => {
      for (const [key, value] of before) if (part.get(key) === value) part.remove(key);
    },
  };
}

/** Removes one conversation from what could not be moved over. */
export function removeFormer(part: LocalStore, conversationId: string): void {
  for (const name of BESIDE) part.remove(`${name}:${conversationId}`);
  const list = parsed(part.get(LIST));
  if (!Array.isArray(list)) return;
  const kept = list.filter((one) => !isRecord(one) || one.conversation_id !== conversationId);
  part.set(LIST, JSON.stringify(kept));
}

/** The turns in what the database of earlier versions holds; none in what is unreadable. */
export function turnsIn(archived: unknown): Turn[] {
  return v.parse(rows(turn), archived);
}

function changeOf(part: LocalStore, one: Entry): ConversationChange {
  const { conversation_id: id, bot_message, is_shortened, ...about } = one;
  const [votes, parents, turns] = BESIDE.map((name) => parsed(part.get(`${name}:${id}`)));
  const beside = readChange({ votes, parents, turns });
  const first = { message_id: one.message_id, query: one.user_message, text: bot_message };
  const said = bot_message === '' ? [] : [{ ...first, is_whole: true, is_shortened }];
  return { ...beside, ...about, turns: joinTurns(said, beside?.turns ?? []) };
}

function isFormerKey(key: string): boolean {
  return key === LIST || BESIDE.some((name) => key.startsWith(`${name}:`));
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
