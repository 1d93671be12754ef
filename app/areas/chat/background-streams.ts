/** A conversation that was left while its answer was on its way: it goes on while another one is shown. */
import {
  type Conversation,
  type ConversationAction,
  conversationReducer,
  currentExchange,
} from './conversation';
import type { ConversationRecorder } from './conversation-recorder';
import type { BackgroundStream, ChatSnapshot } from './session-types';
import type { Cursor } from './stored-messages';
import type { Votes } from './votes';

/** A conversation with all that belongs to it while it is shown. */
export interface OpenConversation {
  readonly conversation: Conversation;
  readonly recorder: ConversationRecorder;
  readonly cursor: Cursor | null;
  readonly older: ChatSnapshot['older'];
  readonly votes: Votes;
}

/** One at a time: a session listens to one stream. */
export interface BackgroundStreams {
  conversation(): Conversation | null;
  /** What is told of it; null where there is none, or nothing has been asked in it. */
  told(): BackgroundStream | null;
  /** Lets a conversation go on. */
  put(left: OpenConversation): void;
  /** Gives it back, to be shown. */
  take(): OpenConversation | null;
  /** Takes what its stream says, and saves what is new; false for what another stream says. */
  receive(action: ConversationAction): boolean;
  /** Saves all that came of it until now. */
  save(): void;
  /** Ends it. */
  end(): void;
}

export function createBackgroundStreams(): BackgroundStreams {
  let current: OpenConversation | null = null;
  const save = () => current?.recorder.leave(current.conversation);
  return {
    conversation: () => current?.conversation ?? null,
    told() {
      if (current === null) return null;
      const { conversationId, status } = current.conversation;
      const query = currentExchange(current.conversation)?.query;
      return query === undefined || status === 'idle' ? null : { conversationId, query, status };
    },
    put(left) {
      current = left;
    },
    take() {
      const taken = current;
      current = null;
      return taken;
    },
    receive(action) {
      if (current === null || !('turn' in action)) return false;
      if (current.conversation.turn !== action.turn) return false;
      const conversation = conversationReducer(current.conversation, action);
      current.recorder.save(conversation, current.older === 'none');
      current = { ...current, conversation };
      return true;
    },
    save,
    end() {
      save();
      current = null;
    },
  };
}
