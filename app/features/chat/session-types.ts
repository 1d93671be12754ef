/** What a chat session is given, does and shows. */
import type { Send } from '../../api/client';
import type { LocalStore } from '../../api/storage';
import type { AskEnvironment } from './ask';
import type { Conversation } from './conversation';
import type { HistoryEntry } from './history';
import type { ChatFailure } from './stream-event';

/** What the session needs from outside. */
export interface ChatEnvironment extends AskEnvironment {
  readonly send: Send;
  readonly store: LocalStore;
  readonly now: () => Date;
  readonly pause: (ms: number) => Promise<void>;
  /** Told what broke a stream (spec section 8); an abort or a refusal is no such thing. */
  readonly report: (error: unknown) => void;
}

/** Opening an old conversation: under way, or failed. */
export interface Opening {
  readonly conversationId: string;
  readonly failure: ChatFailure | null;
}

export interface ChatSnapshot {
  readonly conversation: Conversation;
  readonly history: readonly HistoryEntry[];
  readonly opening: Opening | null;
  /** The whole of a broken answer is being looked for on the server. */
  readonly isChecking: boolean;
  /** Something to tell beside the conversation; empty for nothing. */
  readonly notice: string;
}

export interface ChatSession {
  getSnapshot(): ChatSnapshot;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Asks, cancelling an answer that is still on its way. */
  ask(query: string): void;
  /** Asks the last question again, in place of its answer. */
  askAgain(): void;
  stop(): void;
  /** Begins a new conversation. */
  clear(): void;
  open(conversationId: string): void;
  /** Deletes a conversation on the server and then always from the local history. */
  remove(conversationId: string): Promise<void>;
  /** After signing in: does again what was refused. */
  resume(): void;
  /** Ends everything under way. The session can be used again afterwards. */
  dispose(): void;
}
