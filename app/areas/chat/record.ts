/**
 * Writes what a conversation leaves in the browser: its entry in the history, once, when its first
 * answer has both ids (spec section 4), the whole of that answer when it has ended, and which
 * question took another's place.
 */
import { type Conversation, currentExchange, type Exchange, isActive } from './conversation';
import {
  type FirstAnswer,
  firstAnswerOf,
  type HistoryEntry,
  putEntry,
  readHistory,
} from './history';
import { noteParent } from './parents';
import type { ChatEnvironment } from './session-types';
import { turnsOf } from './turns';

export interface ConversationRecord {
  /**
   * Keeps what is new; true when the history has changed. `hasAll` tells whether the conversation's
   * beginning is there.
   */
  keep(conversation: Conversation, hasAll: boolean): boolean;
  /** Keeps all that came of a conversation that is left, also in the middle of an answer. */
  leave(conversation: Conversation): void;
}

/** How much of a conversation has been written. */
interface Written {
  readonly conversationId: string;
  /** The first answer, once it has ended; it may yet be mended. */
  readonly answer: string | null;
  /** The answer that was asked for last, once it has ended. */
  readonly latest: string | null;
  /** The message that was asked for last. */
  readonly message: string;
}

/** Makes the record of what a session shows. */
export function createRecord({
  store,
  now,
  said,
}: Pick<ChatEnvironment, 'store' | 'now' | 'said'>): ConversationRecord {
  let written: Written = { conversationId: '', answer: null, latest: null, message: '' };
  const entryOf = (id: string) =>
    readHistory(store()).find((entry) => entry.conversation_id === id);

  const keep: ConversationRecord['keep'] = (conversation, hasAll) => {
    const { conversationId } = conversation;
    const found = firstAnswerOf(conversation);
    if (found === null) return false;
    const { tell, hasEnded } = found;
    const exchange = currentExchange(conversation);
    const message = exchange?.answer.messageId ?? '';
    const answer = hasEnded ? found.answer : null;
    const latest = exchange === undefined || isActive(conversation) ? null : exchange.answer.text;
    const isKnown = written.conversationId === conversationId;
    const isSame = written.answer === answer && written.latest === latest;
    if (isKnown && isSame && written.message === message) return false;
    const isNews = !isKnown || written.message !== message;
    written = { conversationId, answer, latest, message };
    const before = entryOf(conversationId);
    const isOpened = conversation.turn === 0;
    if (isOpened && before !== undefined) {
      keepSaid(conversation);
      return readAgain(before, tell());
    }
    if (!isOpened && isNews && exchange) note(conversation, exchange, hasAll);
    const told = tell();
    const at = now().toISOString();
    putEntry(store(), conversationId, {
      ...(before === undefined && { created_at: at }),
      ...((before === undefined || before.message_id === told.message_id) && told),
      ...((before === undefined || isNews) && { updated_at: at }),
    });
    keepSaid(conversation);
    return true;
  };

  const keepSaid = (conversation: Conversation) => {
    const turns = turnsOf(conversation);
    if (conversation.conversationId === '' || turns.length === 0) return;
    said.keep(conversation.conversationId, turns);
  };

  /** An answer of which there was less here is whole again once the server has told it. */
  const readAgain = (before: HistoryEntry, told: FirstAnswer): boolean => {
    const isMore = before.is_shortened || told.bot_message.length > before.bot_message.length;
    if (!isMore || before.message_id !== told.message_id) return false;
    putEntry(store(), before.conversation_id, told);
    return true;
  };

  const leave = (conversation: Conversation) => {
    const { conversationId } = conversation;
    const told = firstAnswerOf(conversation)?.tell();
    const before = entryOf(conversationId);
    if (before !== undefined) keepSaid(conversation);
    if (told === undefined || before?.message_id !== told.message_id) return;
    if (before.bot_message.length < told.bot_message.length) {
      putEntry(store(), conversationId, told);
    }
  };

  /** Notes the parent of a question that does not follow the one before it. */
  const note = (
    { conversationId, exchanges }: Conversation,
    { key, parent, query, answer }: Exchange,
    hasAll: boolean,
  ) => {
    const before = exchanges.findLast((found) => found.key < key && found.answer.messageId !== '');
    if (before === undefined || answer.messageId === '') return;
    const usual = before.query === query ? before.parent : before.key;
    if (parent === usual || (parent === null && !hasAll)) return;
    const parentId = exchanges.find((found) => found.key === parent)?.answer.messageId ?? '';
    if (parent === null || parentId !== '') {
      noteParent(store(), conversationId, answer.messageId, parentId);
    }
  };

  return { keep, leave };
}
