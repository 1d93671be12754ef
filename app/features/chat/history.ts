/**
 * The visitor's conversations in local storage (spec section 3, local conversation history entry).
 * An entry is written once, when a conversation's first answer has both ids (spec section 4); the
 * messages themselves stay on the server.
 */
import { text } from '../../api/fields';
import { type LocalStore, readJson, writeJson } from '../../api/storage';
import { DecodeError, type Decoder, map, object, validItems } from '../../decode';
import type { Conversation } from './conversation';

/** The stored shape; `created_at` is an ISO date-time. */
export interface HistoryEntry {
  readonly conversation_id: string;
  readonly message_id: string;
  readonly user_message: string;
  readonly bot_message: string;
  readonly created_at: string;
}

/** How many conversations are remembered; the oldest make room. */
export const MOST_ENTRIES = 200;

const KEY = 'chat:history';

const entry: Decoder<HistoryEntry> = map(
  object((field) => ({
    conversation_id: field('conversation_id', text),
    message_id: field('message_id', text),
    user_message: field('user_message', text),
    bot_message: field('bot_message', text),
    created_at: field('created_at', text),
  })),
  (found, path) => {
    if (found.conversation_id === '') throw new DecodeError(path, 'a conversation id');
    return found;
  },
);

/** The stored conversations, newest first; what cannot be read is left out. */
export function readHistory(store: LocalStore): HistoryEntry[] {
  return readJson(store, KEY, validItems(entry)) ?? [];
}

/** Adds a conversation that is not there yet; an entry is never written twice. */
export function addToHistory(store: LocalStore, added: HistoryEntry): void {
  const entries = readHistory(store);
  if (entries.some(({ conversation_id }) => conversation_id === added.conversation_id)) return;
  writeJson(store, KEY, [added, ...entries].slice(0, MOST_ENTRIES));
}

/** Forgets a conversation. */
export function removeFromHistory(store: LocalStore, conversationId: string): void {
  const kept = readHistory(store).filter((found) => found.conversation_id !== conversationId);
  writeJson(store, KEY, kept);
}

/** The entry to save now: once the first answer has both ids, and only once. */
export function entryToSave(conversation: Conversation, now: Date): HistoryEntry | null {
  const { conversationId, isSaved, messages } = conversation;
  if (isSaved || conversationId === '') return null;
  const index = messages.findIndex((message) => message.role === 'bot' && message.messageId !== '');
  const answer = messages[index];
  if (answer?.role !== 'bot') return null;
  return {
    conversation_id: conversationId,
    message_id: answer.messageId,
    user_message: messages[index - 1]?.text ?? '',
    bot_message: answer.text,
    created_at: now.toISOString(),
  };
}
