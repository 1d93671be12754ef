/** A conversation that was left while its answer was on its way: it goes on, and is told of beside another. */
import {
  type Conversation,
  type ConversationAction,
  conversationReducer,
  currentExchange,
} from './conversation';
import type { ConversationRecord } from './record';
import type { BackgroundStream, ChatSnapshot } from './session-types';
import type { Cursor } from './stored-messages';

export interface BackgroundConversation {
  readonly conversation: Conversation;
  readonly record: ConversationRecord;
  readonly cursor: Cursor | null;
  readonly older: ChatSnapshot['older'];
}

/** With what has come of it since, which is kept as well. */
export function carriedOn(
  background: BackgroundConversation,
  action: ConversationAction,
): BackgroundConversation {
  const conversation = conversationReducer(background.conversation, action);
  background.record.keep(conversation, background.older === 'none');
  return { ...background, conversation };
}

/** What is told of it; null where nothing has been asked in it. */
export function backgroundOf({ conversation }: BackgroundConversation): BackgroundStream | null {
  const { conversationId, status } = conversation;
  const query = currentExchange(conversation)?.query;
  return query === undefined || status === 'idle' ? null : { conversationId, query, status };
}
