/**
 * Saves what a conversation leaves in the browser: its entry in the history, once, when its first answer
 * has both ids (spec section 4), what was said once an answer has ended, and which question took
 * another's place.
 */
import { type Conversation, currentExchange, type Exchange, isActive } from './conversation';
import type { ChatEnvironment } from './session-types';
import { turnsOf } from './turns';

export interface ConversationRecorder {
  /**
   * Saves what is new; true where something was. `hasAll` tells whether the conversation's beginning is
   * there.
   */
  save(conversation: Conversation, hasAll: boolean): boolean;
  /** Saves all that came of a conversation that is left, also in the middle of an answer. */
  leave(conversation: Conversation): void;
}

/** How much of a conversation has been saved. */
interface Saved {
  readonly conversationId: string;
  /** The answer that was asked for last, once it has ended; it may yet be mended. */
  readonly latest: string | null;
  /** The message that was asked for last. */
  readonly message: string;
  /** How many questions there were: older ones may come. */
  readonly count: number;
}

/** Makes the recorder of one conversation after the other. */
export function createRecorder({
  conversations,
  now,
}: Pick<ChatEnvironment, 'conversations' | 'now'>): ConversationRecorder {
  let saved: Saved = { conversationId: '', latest: null, message: '', count: 0 };
  const isListed = (id: string) =>
    conversations.list().some((summary) => summary.conversation_id === id);

  const save: ConversationRecorder['save'] = (conversation, hasAll) => {
    const { conversationId } = conversation;
    const count = conversation.exchanges.length;
    const first = firstMessageOf(conversation);
    if (first === null) return false;
    const exchange = currentExchange(conversation);
    const message = exchange?.answer.messageId ?? '';
    const latest = exchange === undefined || isActive(conversation) ? null : exchange.answer.text;
    const isKnown = saved.conversationId === conversationId;
    const isSame = saved.latest === latest && saved.message === message && saved.count === count;
    if (isKnown && isSame) return false;
    const isNews = !isKnown || saved.message !== message;
    saved = { conversationId, latest, message, count };
    const turns = turnsOf(conversation);
    const isNew = !isListed(conversationId);
    // What was opened, and is listed, has not been used by that.
    if (conversation.turn === 0 && !isNew) {
      conversations.save(conversationId, { turns });
      return true;
    }
    const isAsked = conversation.turn !== 0 && isNews && exchange !== undefined;
    const parent = isAsked ? parentNote(conversation, exchange, hasAll) : null;
    const at = now().toISOString();
    conversations.save(conversationId, {
      turns,
      ...(isNew && { ...first, created_at: at }),
      ...((isNew || isNews) && { updated_at: at, leaf: '' }),
      ...(parent !== null && { parents: { [message]: parent } }),
    });
    return true;
  };

  const leave = (conversation: Conversation) => {
    const { conversationId } = conversation;
    const turns = turnsOf(conversation);
    if (turns.length === 0 || !isListed(conversationId)) return;
    // All of it has been saved as it ended, or is what was opened.
    if (!isActive(conversation)) return;
    conversations.save(conversationId, { turns });
  };

  return { save, leave };
}

/** A conversation's first message with both ids; null before there is one. */
export function firstMessageOf({ conversationId, exchanges }: Conversation): {
  readonly message_id: string;
  readonly user_message: string;
} | null {
  const first = exchanges.find(({ answer }) => answer.messageId !== '');
  if (conversationId === '' || first === undefined) return null;
  return { message_id: first.answer.messageId, user_message: first.query };
}

/** The message that a question follows where that is not the one before it; null where it is. */
function parentNote(
  { exchanges }: Conversation,
  { key, parent, query, answer }: Exchange,
  hasAll: boolean,
): string | null {
  const before = exchanges.findLast((found) => found.key < key && found.answer.messageId !== '');
  if (before === undefined || answer.messageId === '') return null;
  const usual = before.query === query ? before.parent : before.key;
  if (parent === usual || (parent === null && !hasAll)) return null;
  const parentId = exchanges.find((found) => found.key === parent)?.answer.messageId ?? '';
  return parent === null || parentId !== '' ? parentId : null;
}
