/**
 * A conversation with the assistant as a pure reducer (spec section 4, chat stream). Every stream
 * has a turn number; what a stream says once another has begun, or once it was stopped, is ignored.
 *
 * Questions with their answers form a tree: what was asked again, or asked in other words, stands
 * beside what it replaces, and one branch is shown.
 */
import type { HistoryItem } from '../../api/assistant';
import { foldItems, type Parents, underOlder } from './fold';
import type { ChatFailure, StreamEvent } from './stream-event';

/**
 * How an answer stands. `finished`: the edge said so. `stopped`: the visitor did. `broken`: it ended
 * without either. `failed`: it never began. An answer that was cut never looks finished.
 */
export type AnswerStatus = 'waiting' | 'streaming' | 'finished' | 'stopped' | 'broken' | 'failed';

export interface ChatAnswer {
  readonly text: string;
  /** Empty until the stream has said it. */
  readonly messageId: string;
  readonly status: AnswerStatus;
  readonly failure: ChatFailure | null;
  /** A piece of it was lost on the way: what follows is not the whole, though the edge may say so. */
  readonly hasGap?: boolean;
  /** Only its beginning is in this browser, and the server could not tell the rest. */
  readonly isShortened?: boolean;
}

/** A question and its answer. */
export interface Exchange {
  readonly key: number;
  /** The key of the exchange it follows; null at the beginning. */
  readonly parent: number | null;
  /**
   * The message that it follows where that one is not there yet, or "" where it is known to follow none;
   * left out for all others.
   */
  readonly follows?: string;
  readonly query: string;
  readonly answer: ChatAnswer;
}

export interface Conversation {
  /** The status of the answer that was asked for last; `idle` when nothing has been asked. */
  readonly status: 'idle' | AnswerStatus;
  /** Empty until the stream has said it. */
  readonly conversationId: string;
  /** In the order in which they were asked. */
  readonly exchanges: readonly Exchange[];
  /** The exchange that was asked last, which a stream writes into; null for none. */
  readonly current: number | null;
  /** The last exchange of the branch that is shown; null for none. */
  readonly leaf: number | null;
  /** The stream that is listened to; 0 for none. */
  readonly turn: number;
}

export type ConversationAction =
  | { readonly type: 'ask'; readonly turn: number; readonly query: string }
  /** Asks an exchange's question again, or the question it has become: retry, regenerate, edit. */
  | {
      readonly type: 'ask-again';
      readonly turn: number;
      readonly key: number;
      readonly query?: string;
    }
  | { readonly type: 'receive'; readonly turn: number; readonly event: StreamEvent }
  | { readonly type: 'end'; readonly turn: number }
  | { readonly type: 'fail'; readonly turn: number; readonly failure: ChatFailure }
  | { readonly type: 'stop' }
  /** The whole of a broken answer is not told without knowing who asks. */
  | { readonly type: 'refuse'; readonly turn: number; readonly failure: ChatFailure }
  /** The whole of a broken answer was found on the server. */
  | {
      readonly type: 'recover';
      readonly turn: number;
      readonly text: string;
      readonly messageId: string;
    }
  /** Shows the branch that an exchange stands on. */
  | { readonly type: 'choose'; readonly key: number }
  | { readonly type: 'clear' }
  | {
      readonly type: 'open';
      readonly conversationId: string;
      readonly items: readonly HistoryItem[];
      readonly parents: Parents;
      /** The message of the last one, where its answer is not whole. */
      readonly broken?: string;
      /** The messages of whose answers there is the beginning alone. */
      readonly shortened?: readonly string[];
      /** The message on whose branch the visitor was; the last one where it is not there. */
      readonly leaf?: string;
    }
  /** Messages from before those that are there. */
  | { readonly type: 'older'; readonly items: readonly HistoryItem[]; readonly parents: Parents };

export const emptyConversation: Conversation = {
  status: 'idle',
  conversationId: '',
  exchanges: [],
  current: null,
  leaf: null,
  turn: 0,
};

/** The conversation's next state. */
export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'ask':
      return ask(interrupted(state), action.turn, action.query, state.leaf);
    case 'ask-again':
      return askAgain(interrupted(state), action);
    case 'receive':
      return isListening(state, action.turn) ? receive(state, action.event) : state;
    case 'end':
      return isListening(state, action.turn) ? answered(state, { status: 'broken' }) : state;
    case 'fail':
      return isListening(state, action.turn) ? fail(state, action.failure) : state;
    case 'stop':
      return interrupted(state);
    case 'recover': {
      const { text, messageId } = action;
      return state.turn === action.turn && state.status === 'broken'
        ? answered(state, { status: 'finished', failure: null, hasGap: false, text, messageId })
        : state;
    }
    case 'refuse':
      return state.turn === action.turn && state.status === 'broken'
        ? answered(state, { failure: action.failure })
        : state;
    case 'choose':
      return { ...state, leaf: lastBelow(state, action.key) };
    case 'clear':
      return emptyConversation;
    case 'open':
      return opened(action, foldItems(action.items, action.parents));
    case 'older':
      return withOlder(state, action.items, action.parents);
  }
}

/** Whether an answer is on its way. */
export function isActive({ status }: Pick<Conversation, 'status'>): boolean {
  return status === 'waiting' || status === 'streaming';
}

/** The exchanges of the branch that is shown, the first first. */
export function shownExchanges({ exchanges, leaf }: Conversation): readonly Exchange[] {
  const byKey = new Map(exchanges.map((exchange) => [exchange.key, exchange]));
  const shown: Exchange[] = [];
  let next = leaf === null ? undefined : byKey.get(leaf);
  while (next !== undefined) {
    shown.push(next);
    byKey.delete(next.key);
    next = next.parent === null ? undefined : byKey.get(next.parent);
  }
  return shown.reverse();
}

/** The keys of an exchange and of what stands in its place on other branches, the oldest first. */
export function versionsOf({ exchanges }: Conversation, { parent }: Exchange): readonly number[] {
  return exchanges.filter((exchange) => exchange.parent === parent).map(({ key }) => key);
}

/** The exchange that was asked last. */
export function currentExchange({ exchanges, current }: Conversation): Exchange | undefined {
  return exchanges.findLast(({ key }) => key === current);
}

/** The exchange asked last while no answer to it has begun: what must not have to be typed again. */
export function unansweredQuestion(state: Conversation): string {
  const exchange = currentExchange(state);
  const mayBeLost =
    state.status === 'waiting' || state.status === 'failed' || state.status === 'broken';
  return exchange !== undefined && exchange.answer.text === '' && mayBeLost ? exchange.query : '';
}

function isListening(state: Conversation, turn: number): boolean {
  return state.turn === turn && isActive(state);
}

function ask(
  state: Conversation,
  turn: number,
  query: string,
  parent: number | null,
): Conversation {
  const key = Math.max(-1, ...state.exchanges.map((exchange) => exchange.key)) + 1;
  return {
    ...state,
    turn,
    status: 'waiting',
    current: key,
    leaf: key,
    exchanges: [...state.exchanges, { key, parent, query, answer: WAITING }],
  };
}

type AskAgain = Extract<ConversationAction, { type: 'ask-again' }>;

/** An answer stays beside the new one; where there was none, the new one takes its place. */
function askAgain(state: Conversation, { turn, key, query }: AskAgain): Conversation {
  const before = state.exchanges.find((exchange) => exchange.key === key);
  if (before === undefined) return state;
  const { parent, answer } = before;
  const wanted = query ?? before.query;
  if (answer.text !== '' || answer.messageId !== '') return ask(state, turn, wanted, parent);
  const exchanges = state.exchanges.map((exchange) =>
    exchange.key === key ? { ...before, query: wanted, answer: WAITING } : exchange,
  );
  return { ...state, turn, status: 'waiting', current: key, leaf: key, exchanges };
}

/** How an answer stands that has ended without all of its pieces. */
const GAP: Partial<ChatAnswer> = {
  status: 'broken',
  failure: { message: 'Sebagian jawaban tidak sampai dengan utuh.', statusCode: 0 },
};

const WAITING: ChatAnswer = { text: '', messageId: '', status: 'waiting', failure: null };

function receive(state: Conversation, event: StreamEvent): Conversation {
  const before = currentExchange(state)?.answer;
  if (event.type === 'lost') return answered(state, { hasGap: true });
  if (event.type === 'done') return answered(state, before?.hasGap ? GAP : { status: 'finished' });
  if (event.type === 'error') return answered(state, { status: 'broken', failure: event.failure });
  const text = (before?.text ?? '') + event.text;
  const changed = answered(state, {
    text,
    status: text === '' ? 'waiting' : 'streaming',
    messageId: event.messageId || (before?.messageId ?? ''),
  });
  return { ...changed, conversationId: event.conversationId || state.conversationId };
}

/** A failure before the first text is one of the request; after it, the answer was broken off. */
function fail(state: Conversation, failure: ChatFailure): Conversation {
  const hasBegun = (currentExchange(state)?.answer.text ?? '') !== '';
  return answered(state, { status: hasBegun ? 'broken' : 'failed', failure });
}

function interrupted(state: Conversation): Conversation {
  return isActive(state) ? answered(state, { status: 'stopped' }) : state;
}

/** Changes the answer that was asked for last, and the conversation's status with it. */
function answered(state: Conversation, change: Partial<ChatAnswer>): Conversation {
  const exchange = currentExchange(state);
  if (exchange === undefined) return state;
  const answer = { ...exchange.answer, ...change };
  const exchanges = state.exchanges.map((one) =>
    one === exchange ? { ...exchange, answer } : one,
  );
  return { ...state, status: answer.status, exchanges };
}

/** The end of the branch that goes on from an exchange, by what was asked last. */
function lastBelow({ exchanges }: Conversation, key: number): number {
  for (let last = key; ; ) {
    const next = exchanges.findLast(({ parent }) => parent === last);
    if (next === undefined) return last;
    last = next.key;
  }
}

type Open = Extract<ConversationAction, { type: 'open' }>;

function opened(
  { conversationId, broken, shortened = [], leaf = '' }: Open,
  whole: readonly Exchange[],
): Conversation {
  const exchanges = whole.map((exchange) =>
    shortened.includes(exchange.answer.messageId)
      ? { ...exchange, answer: { ...exchange.answer, isShortened: true } }
      : exchange,
  );
  const last = exchanges.at(-1);
  const key = last?.key ?? null;
  const status = last === undefined ? 'idle' : 'finished';
  const state: Conversation = {
    status,
    conversationId,
    exchanges,
    current: key,
    leaf: key,
    turn: 0,
  };
  const isBroken = last !== undefined && broken !== '' && last.answer.messageId === broken;
  if (isBroken) return answered(state, { status: 'broken' });
  const chosen = exchanges.find(({ answer }) => leaf !== '' && answer.messageId === leaf);
  return chosen === undefined ? state : { ...state, leaf: lastBelow(state, chosen.key) };
}

/** Pages move when something is asked meanwhile, so a message may come twice. */
function withOlder(state: Conversation, items: readonly HistoryItem[], parents: Parents) {
  const known = new Set(state.exchanges.map(({ answer }) => answer.messageId));
  const news = items.filter(({ messageId }) => messageId === '' || !known.has(messageId));
  return { ...state, exchanges: underOlder(foldItems(news, parents), state.exchanges) };
}
