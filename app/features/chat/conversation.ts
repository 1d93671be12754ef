/**
 * A conversation with the assistant as a pure reducer (spec section 4, chat stream). Every stream
 * has a turn number; what a stream says once another has begun, or once it was stopped, is ignored.
 */
import type { HistoryItem } from '../../api/assistant';
import type { ChatFailure, StreamEvent } from './stream-event';

/**
 * How an answer stands. `finished`: the edge said so. `stopped`: the visitor did. `broken`: it ended
 * without either. `failed`: it never began. An answer that was cut never looks finished.
 */
export type AnswerStatus = 'waiting' | 'streaming' | 'finished' | 'stopped' | 'broken' | 'failed';

export interface UserMessage {
  readonly role: 'user';
  readonly key: number;
  readonly text: string;
}

export interface BotMessage {
  readonly role: 'bot';
  readonly key: number;
  readonly text: string;
  /** Empty until the stream has said it. */
  readonly messageId: string;
  readonly status: AnswerStatus;
  readonly failure: ChatFailure | null;
}

export type Message = UserMessage | BotMessage;

export interface Conversation {
  /** The last answer's status; `idle` when nothing has been asked. */
  readonly status: 'idle' | AnswerStatus;
  /** Empty until the stream has said it. */
  readonly conversationId: string;
  readonly messages: readonly Message[];
  /** The stream that is listened to; 0 for none. */
  readonly turn: number;
  /** Whether the conversation stands in the local history already. */
  readonly isSaved: boolean;
}

export type ConversationAction =
  | { readonly type: 'ask'; readonly turn: number; readonly query: string }
  /** Asks the last question again, in place of its answer: retry and regenerate. */
  | { readonly type: 'ask-again'; readonly turn: number }
  | { readonly type: 'receive'; readonly turn: number; readonly event: StreamEvent }
  /** The body is over. */
  | { readonly type: 'end'; readonly turn: number }
  | { readonly type: 'fail'; readonly turn: number; readonly failure: ChatFailure }
  | { readonly type: 'stop' }
  /** The whole of a broken answer was found on the server. */
  | {
      readonly type: 'recover';
      readonly turn: number;
      readonly text: string;
      readonly messageId: string;
    }
  | { readonly type: 'saved' }
  | { readonly type: 'clear' }
  | {
      readonly type: 'open';
      readonly conversationId: string;
      readonly exchanges: readonly HistoryItem[];
    };

export const emptyConversation: Conversation = {
  status: 'idle',
  conversationId: '',
  messages: [],
  turn: 0,
  isSaved: false,
};

/** The conversation's next state. */
export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'ask':
      return ask(interrupted(state), action.turn, action.query);
    case 'ask-again':
      return askAgain(state, action.turn);
    case 'receive':
      return isListening(state, action.turn) ? receive(state, action.event) : state;
    case 'end':
      return isListening(state, action.turn) ? answered(state, { status: 'broken' }) : state;
    case 'fail':
      return isListening(state, action.turn) ? fail(state, action.failure) : state;
    case 'stop':
      return interrupted(state);
    case 'recover':
      return state.turn === action.turn && state.status === 'broken'
        ? answered(state, { status: 'finished', failure: null, ...textOf(action) })
        : state;
    case 'saved':
      return { ...state, isSaved: true };
    case 'clear':
      return emptyConversation;
    case 'open':
      return opened(action.conversationId, action.exchanges);
  }
}

/** Whether an answer is on its way. */
export function isActive({ status }: Pick<Conversation, 'status'>): boolean {
  return status === 'waiting' || status === 'streaming';
}

/** The last question, or empty. */
export function lastQuestion({ messages }: Conversation): string {
  return messages.findLast(({ role }) => role === 'user')?.text ?? '';
}

/** The last answer, or undefined. */
export function lastAnswer({ messages }: Conversation): BotMessage | undefined {
  const last = messages.at(-1);
  return last?.role === 'bot' ? last : undefined;
}

/** The last question while no answer to it has begun: what a visitor must not have to type again. */
export function unansweredQuestion(state: Conversation): string {
  const hasNothing = lastAnswer(state)?.text === '';
  const mayBeLost =
    state.status === 'waiting' || state.status === 'failed' || state.status === 'broken';
  return hasNothing && mayBeLost ? lastQuestion(state) : '';
}

function isListening(state: Conversation, turn: number): boolean {
  return state.turn === turn && isActive(state);
}

function ask(state: Conversation, turn: number, query: string): Conversation {
  const key = state.messages.length;
  return {
    ...state,
    turn,
    status: 'waiting',
    messages: [...state.messages, { role: 'user', key, text: query }, waiting(key + 1)],
  };
}

function askAgain(state: Conversation, turn: number): Conversation {
  const last = lastAnswer(state);
  if (last === undefined) return state;
  const messages = [...state.messages.slice(0, -1), waiting(last.key)];
  return { ...state, turn, status: 'waiting', messages };
}

function waiting(key: number): BotMessage {
  return { role: 'bot', key, text: '', messageId: '', status: 'waiting', failure: null };
}

function receive(state: Conversation, event: StreamEvent): Conversation {
  const last = lastAnswer(state);
  if (event.type === 'done') return answered(state, { status: 'finished' });
  if (event.type === 'error') return answered(state, { status: 'broken', failure: event.failure });
  const text = (last?.text ?? '') + event.text;
  const changed = answered(state, {
    text,
    status: text === '' ? 'waiting' : 'streaming',
    messageId: event.messageId || (last?.messageId ?? ''),
  });
  return { ...changed, conversationId: event.conversationId || state.conversationId };
}

/** A failure before the first text is one of the request; after it, the answer was broken off. */
function fail(state: Conversation, failure: ChatFailure): Conversation {
  const hasBegun = (lastAnswer(state)?.text ?? '') !== '';
  return answered(state, { status: hasBegun ? 'broken' : 'failed', failure });
}

function interrupted(state: Conversation): Conversation {
  return isActive(state) ? answered(state, { status: 'stopped' }) : state;
}

/** Changes the last answer, and the conversation's status with it. */
function answered(state: Conversation, change: Partial<BotMessage>): Conversation {
  const last = lastAnswer(state);
  if (last === undefined) return state;
  const message = { ...last, ...change };
  return { ...state, status: message.status, messages: [...state.messages.slice(0, -1), message] };
}

function textOf({ text, messageId }: { text: string; messageId: string }) {
  return { text, messageId };
}

function opened(conversationId: string, exchanges: readonly HistoryItem[]): Conversation {
  const messages = exchanges.flatMap(({ query, response, messageId }, index): Message[] => [
    { role: 'user', key: 2 * index, text: query },
    {
      role: 'bot',
      key: 2 * index + 1,
      text: response.value,
      messageId,
      status: 'finished',
      failure: null,
    },
  ]);
  const status = messages.length > 0 ? 'finished' : 'idle';
  return { status, conversationId, messages, turn: 0, isSaved: true };
}
