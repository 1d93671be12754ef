/** What a chat session is given, does and shows. */
import type { Failed } from '../../api/answer';
import type { HistoryItem } from '../../api/assistant';
import type { Send } from '../../api/client';
import type { Page } from '../../api/page';
import type { LocalStore } from '../../core/storage';
import type { AskEnvironment } from './ask';
import type { AnswerStatus, Conversation } from './conversation';
import type { ConversationSummary } from './conversation-record';
import type { ConversationStore, ListState } from './conversation-store';
import type { ChatFailure } from './stream-event';
import type { Vote, Votes } from './votes';

/** What the session needs from outside. */
export interface ChatEnvironment extends AskEnvironment {
  readonly send: Send;
  /** The part of local storage of whoever is signed in, for what is known before anything is read. */
  readonly store: () => LocalStore;
  readonly conversations: ConversationStore;
  readonly now: () => Date;
  readonly pause: (ms: number) => Promise<void>;
  /** Runs something after a time; returns the function that calls it off. */
  readonly later: (ms: number, run: () => void) => () => void;
  readonly isOnline: () => boolean;
  /** Told what broke a stream (spec section 8); an abort or a refusal is no such thing. */
  readonly report: (error: unknown) => void;
  /** Told that a conversation is gone for good, for what is kept of it elsewhere. */
  readonly onRemoved: (conversationId: string) => void;
  /** Told whether the assistant has taken a question: false when it wants to know first who asks. */
  readonly onAsked: (isTaken: boolean) => void;
}

/** Opening an old conversation: under way, or failed. */
export interface Opening {
  readonly conversationId: string;
  readonly failure: ChatFailure | null;
}

/** The question that was not taken is sent again by itself: at a time (Unix ms), or when online. */
export type Resend = { readonly kind: 'at'; readonly at: number } | { readonly kind: 'online' };

/** An answer that goes on, or has ended, while something else is shown. */
export interface BackgroundStream {
  /** Empty until the stream has said it. */
  readonly conversationId: string;
  /** What was asked. */
  readonly query: string;
  readonly status: AnswerStatus;
}

export interface ChatSnapshot {
  readonly conversation: Conversation;
  readonly background: BackgroundStream | null;
  /** Used last first, without what is being removed. */
  readonly history: readonly ConversationSummary[];
  readonly historyState: ListState;
  /** The votes on the answers of the conversation that is shown. */
  readonly votes: Votes;
  readonly opening: Opening | null;
  /** Messages from before those that are there. */
  readonly older: 'none' | 'there' | 'loading' | 'failed';
  /** The whole of a broken answer is being looked for on the server. */
  readonly isChecking: boolean;
  readonly resend: Resend | null;
  /** The conversation that was removed last, as long as that can be undone. */
  readonly removed: ConversationSummary | null;
  /** Something to tell beside the conversation; empty for nothing. */
  readonly notice: string;
}

export interface ChatSession {
  getSnapshot(): ChatSnapshot;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Asks, cancelling an answer that is still on its way. */
  ask(query: string): void;
  /** Asks a question again, or in other words; what was answered stays beside it. */
  askAgain(key: number, query?: string): void;
  /** Shows another version of a question with its answer, and what followed it. */
  choose(key: number): void;
  stop(): void;
  /** Begins a new conversation. An answer that is on its way goes on behind it. */
  clear(): void;
  /** Opens a conversation; an answer that is on its way in another one goes on behind it. */
  open(conversationId: string): void;
  /** Shows the conversation whose answer went on behind. */
  showBackground(): void;
  /** Shows the conversation that was shown last in this browser, where none is shown yet. */
  restore(): void;
  loadOlder(): void;
  /** Agrees, or not any more, that a question is sent by itself once there is a connection. */
  sendWhenOnline(agrees: boolean): void;
  /** Told that there is a connection again. */
  goOnline(): void;
  /** Removes a conversation, for good once it can no longer be undone. */
  remove(conversationId: string): void;
  undoRemoval(): void;
  /** Ends what is being removed: on the server, and then always here. */
  finishRemovals(): Promise<void>;
  /** Told that nobody looks at the page: a phone may end it without another word. */
  hidePage(): void;
  /** Told that the page is being left: nobody comes back to undo. */
  leavePage(): void;
  rename(conversationId: string, title: string): void;
  pin(conversationId: string, isPinned: boolean): void;
  /** Votes on an answer of the conversation that is shown; null withdraws the vote. */
  vote(messageId: string, vote: Vote | null): void;
  /** What was said in conversations as far as this browser has it, by id, in small letters for a search. */
  texts(): Promise<ReadonlyMap<string, string>>;
  /** All messages of a conversation, the oldest first. */
  messagesOf(conversationId: string): Promise<readonly HistoryItem[] | Failed<Page<HistoryItem>>>;
  /** After signing in: does again what was refused. Somebody else begins a new conversation. */
  resume(isOther: boolean): void;
  /** Reads again what other tabs may have changed, and what could not be read. */
  look(): Promise<void>;
}
