/** A conversation that was left while its answer was on its way: it goes on, and is told of beside another. */
import {
  type Conversation,
  type ConversationAction,
  conversationReducer,
  currentExchange,
} from './conversation';
import type { ConversationRecord } from './record';
import type { Behind, ChatSnapshot } from './session-types';
import type { Cursor } from './stored-messages';

export interface LeftBehind {
  readonly conversation: Conversation;
  readonly record: ConversationRecord;
  readonly cursor: Cursor | null;
  readonly older: ChatSnapshot['older'];
}

/** With what has come of it since, which is kept as well. */
export function carriedOn(behind: LeftBehind, action: ConversationAction): LeftBehind {
  const conversation = conversationReducer(behind.conversation, action);
  behind.record.keep(conversation, behind.older === 'none');
  return { ...behind, conversation };
}

/** What is told of it; null where nothing has been asked in it. */
export function behindOf({ conversation }: LeftBehind): Behind | null {
  const { conversationId, status } = conversation;
  const query = currentExchange(conversation)?.query;
  return query === undefined || status === 'idle' ? null : { conversationId, query, status };
}
