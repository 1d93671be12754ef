/**
 * What a chat session shows, and the conversation that goes on behind it. Who answers, who reads and
 * who removes all change this one state; it knows none of them.
 */
import { listMessages } from '../../api/assistant';
import type { LocalStore } from '../../core/storage';
import { type BackgroundConversation, backgroundOf, carriedOn } from './background-conversation';
import {
  type Conversation,
  type ConversationAction,
  conversationReducer,
  emptyConversation,
  isActive,
} from './conversation';
import { CONVERSATION, readHistory } from './history';
import { createListeners } from './listeners';
import { NOTHING, NOTHING_BESIDE } from './nothing-shown';
import { type ConversationRecord, createRecord } from './record';
import { isHidden } from './removals';
import { createResends } from './resends';
import type { ChatEnvironment, ChatSnapshot } from './session-types';
import type { Cursor, ReadPage } from './stored-messages';

export class SessionState {
  snapshot: ChatSnapshot;
  /** Where the messages before those that are shown stand. */
  cursor: Cursor | null = null;
  /** Of the answer that is on its way, wherever it is shown. */
  running = new AbortController();
  /** Of what is read for the conversation that is shown. */
  reading = new AbortController();
  readonly listeners = createListeners();
  readonly resends;
  private background: BackgroundConversation | null = null;
  private record: ConversationRecord;
  private turn = 0;

  constructor(readonly environment: ChatEnvironment) {
    this.record = createRecord(environment);
    this.resends = createResends(environment);
    this.snapshot = { ...NOTHING, history: this.visible() };
  }

  get store(): LocalStore {
    return this.environment.store();
  }

  set(change: Partial<ChatSnapshot>) {
    this.snapshot = { ...this.snapshot, ...change };
    this.listeners.notify();
  }

  dispatch(action: ConversationAction) {
    if (
      this.background !== null &&
      'turn' in action &&
      this.background.conversation.turn === action.turn
    ) {
      this.background = carriedOn(this.background, action);
      return this.notifyBackground();
    }
    const before = this.snapshot.conversation;
    const conversation = conversationReducer(before, action);
    if (conversation === before) return;
    this.snapshot = { ...this.snapshot, conversation };
    const hasAll = this.snapshot.older === 'none';
    if (this.record.keep(conversation, hasAll)) {
      if (conversation.turn !== 0) this.store.set(CONVERSATION, conversation.conversationId);
      this.snapshot = { ...this.snapshot, history: this.visible() };
    }
    const isMoreOfTheSame = action.type === 'receive' && conversation.status === before.status;
    if (isMoreOfTheSame) this.listeners.notifySoon();
    else this.listeners.notify();
  }

  /** The history without what is being removed, as it is stored now. */
  visible() {
    return readHistory(this.store).filter((entry) => !isHidden(entry));
  }

  isShown(conversationId: string): boolean {
    const { conversation, opening } = this.snapshot;
    return [conversation.conversationId, opening?.conversationId].includes(conversationId);
  }

  isInBackground(conversationId: string): boolean {
    return this.background?.conversation.conversationId === conversationId;
  }

  /** The conversation that a stream writes into. */
  ofTurn(turn: number): Conversation {
    const background = this.background?.conversation;
    return background?.turn === turn ? background : this.snapshot.conversation;
  }

  /** Ends what is under way, so that one stream at a time is listened to. */
  restart() {
    this.background?.record.leave(this.background.conversation);
    this.background = null;
    for (const under of [this.running, this.reading]) under.abort();
    this.running = new AbortController();
    this.reading = new AbortController();
    this.turn += 1;
    this.resends.callOff();
    this.set({ isChecking: false, resend: null, background: null });
    return { signal: this.running.signal, turn: this.turn };
  }

  /** Shows no conversation; an answer that is on its way goes on. */
  leave(): AbortSignal {
    const { conversation, older } = this.snapshot;
    this.record.leave(conversation);
    if (isActive(conversation)) {
      this.background = { conversation, record: this.record, cursor: this.cursor, older };
      this.record = createRecord(this.environment);
    }
    if (this.background === null) this.restart();
    this.reading.abort();
    this.reading = new AbortController();
    this.cursor = null;
    this.set({ conversation: emptyConversation, older: 'none', ...NOTHING_BESIDE });
    this.notifyBackground();
    return this.reading.signal;
  }

  /** Shows the conversation whose answer went on behind. */
  showBackground() {
    const { background } = this;
    if (background === null) return;
    this.record.leave(this.snapshot.conversation);
    this.reading.abort();
    this.reading = new AbortController();
    this.resends.callOff();
    const { conversation, record, cursor, older } = background;
    this.background = null;
    this.record = record;
    this.cursor = cursor;
    if (conversation.conversationId !== '') {
      this.store.set(CONVERSATION, conversation.conversationId);
    }
    this.set({ conversation, older, ...NOTHING_BESIDE });
  }

  /** Keeps all that came until now: nobody looks at the page, and it may end without another word. */
  keepAll() {
    this.record.leave(this.snapshot.conversation);
    this.background?.record.leave(this.background.conversation);
  }

  /** Reads a conversation's messages from the server. */
  reader(conversationId: string, signal?: AbortSignal): ReadPage {
    return (paging) => this.environment.send(listMessages(conversationId, paging), { signal });
  }

  private notifyBackground() {
    const background = this.background && backgroundOf(this.background);
    if (background === null) return;
    const { background: told } = this.snapshot;
    if (told?.conversationId === background.conversationId && told.status === background.status)
      return;
    this.set({ background, history: this.visible() });
  }
}
