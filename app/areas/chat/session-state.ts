/**
 * What a chat session shows, and the conversation that goes on behind it. Who answers, who reads and
 * who removes all change this one state; it knows none of them.
 */
import { listMessages } from '../../api/assistant';
import type { LocalStore } from '../../core/storage';
import { createBackgroundStreams } from './background-streams';
import {
  type Conversation,
  type ConversationAction,
  conversationReducer,
  emptyConversation,
  isActive,
} from './conversation';
import { type ConversationRecorder, createRecorder } from './conversation-recorder';
import { createFrameListeners } from './frame-listeners';
import { NOTHING, NOTHING_BESIDE } from './nothing-shown';
import { isHidden } from './removals';
import { createResends } from './resends';
import type { ChatEnvironment, ChatSnapshot } from './session-types';
import type { Cursor, ReadPage } from './stored-messages';

/** The key of the conversation that was shown last (spec section 9). */
export const CONVERSATION = 'conversation';

export class SessionState {
  snapshot: ChatSnapshot;
  /** Where the messages before those that are shown stand. */
  cursor: Cursor | null = null;
  /** Of the answer that is on its way, wherever it is shown. */
  running = new AbortController();
  /** Of what is read for the conversation that is shown. */
  reading = new AbortController();
  readonly listeners = createFrameListeners();
  readonly resends;
  private readonly background = createBackgroundStreams();
  private recorder: ConversationRecorder;
  private turn = 0;

  constructor(readonly environment: ChatEnvironment) {
    this.recorder = createRecorder(environment);
    this.resends = createResends(environment);
    this.snapshot = { ...NOTHING, ...this.listed() };
    environment.conversations.subscribe(() => this.set(this.listed()));
  }

  get store(): LocalStore {
    return this.environment.store();
  }

  set(change: Partial<ChatSnapshot>) {
    this.snapshot = { ...this.snapshot, ...change };
    this.listeners.notify();
  }

  dispatch(action: ConversationAction) {
    if (this.background.receive(action)) return this.tellBackground();
    const before = this.snapshot.conversation;
    const conversation = conversationReducer(before, action);
    if (conversation === before) return;
    this.snapshot = { ...this.snapshot, conversation };
    const hasAll = this.snapshot.older === 'none';
    if (this.recorder.save(conversation, hasAll) && conversation.turn !== 0) {
      this.store.set(CONVERSATION, conversation.conversationId);
    }
    const isMoreOfTheSame = action.type === 'receive' && conversation.status === before.status;
    if (isMoreOfTheSame) this.listeners.notifySoon();
    else this.listeners.notify();
  }

  isShown(conversationId: string): boolean {
    const { conversation, opening } = this.snapshot;
    return [conversation.conversationId, opening?.conversationId].includes(conversationId);
  }

  isInBackground(conversationId: string): boolean {
    return this.background.conversation()?.conversationId === conversationId;
  }

  /** The conversation that a stream writes into. */
  ofTurn(turn: number): Conversation {
    const background = this.background.conversation();
    return background?.turn === turn ? background : this.snapshot.conversation;
  }

  /** Ends what is under way, so that one stream at a time is listened to. */
  restart() {
    this.background.end();
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
    const { recorder, cursor } = this;
    const { conversation, older, votes } = this.snapshot;
    recorder.leave(conversation);
    if (isActive(conversation)) {
      this.background.put({ conversation, recorder, cursor, older, votes });
      this.recorder = createRecorder(this.environment);
    }
    if (this.background.conversation() === null) this.restart();
    this.stopReading();
    this.cursor = null;
    this.set({ conversation: emptyConversation, older: 'none', votes: {}, ...NOTHING_BESIDE });
    this.tellBackground();
    return this.reading.signal;
  }

  /** Shows the conversation whose answer went on behind. */
  showBackground() {
    const background = this.background.take();
    if (background === null) return;
    this.recorder.leave(this.snapshot.conversation);
    this.stopReading();
    this.resends.callOff();
    const { conversation, recorder, cursor, older, votes } = background;
    this.recorder = recorder;
    this.cursor = cursor;
    if (conversation.conversationId !== '') {
      this.store.set(CONVERSATION, conversation.conversationId);
    }
    this.set({ conversation, older, votes, ...NOTHING_BESIDE });
  }

  /** Keeps all that came until now: nobody looks at the page, and it may end without another word. */
  keepAll() {
    this.recorder.leave(this.snapshot.conversation);
    this.background.save();
    this.environment.conversations.flush();
  }

  /** Reads a conversation's messages from the server. */
  reader(conversationId: string, signal?: AbortSignal): ReadPage {
    return (paging) => this.environment.send(listMessages(conversationId, paging), { signal });
  }

  private stopReading() {
    this.reading.abort();
    this.reading = new AbortController();
  }

  /** The history without what is being removed. */
  private listed() {
    const { conversations } = this.environment;
    const history = conversations.list().filter((summary) => !isHidden(summary));
    return { history, historyState: conversations.state() };
  }

  private tellBackground() {
    const told = this.background.told();
    if (told === null) return;
    const { background: before } = this.snapshot;
    if (before?.conversationId === told.conversationId && before.status === told.status) return;
    this.set({ background: told });
  }
}
