/**
 * The chat as it runs: streams into the conversation's reducer, keeps the local history, and calls
 * the server. It knows no React; the hook subscribes to it. There is one for the app, so that a
 * conversation goes on from page to page.
 */
import { listMessages } from '../../api/assistant';
import { isAbort } from '../../api/client';
import type { LocalStore } from '../../api/storage';
import { AskError, ask } from './ask';
import {
  type Conversation,
  type ConversationAction,
  conversationReducer,
  currentExchange,
  emptyConversation,
  isActive,
} from './conversation';
import { CONVERSATION, changeEntry, readHistory } from './history';
import { createListeners } from './listeners';
import { shownOf } from './opened';
import { readParents } from './parents';
import { type ConversationRecord, createRecord } from './record';
import { createRemovals, isHidden } from './removals';
import type { ChatEnvironment, ChatSession, ChatSnapshot } from './session-types';
import { SilenceError } from './silence';
import {
  type Cursor,
  findWholeAnswer,
  type ReadPage,
  readAll,
  readNewest,
  readOlder,
} from './stored-messages';
import { type ChatFailure, toStreamEvent } from './stream-event';
import { readTurns } from './turns';

/** A wait longer than this is the visitor's to end, and so is the third in a row. */
const LONGEST_WAIT_MS = 5 * 60_000;
const MOST_RESENDS = 3;

/** Makes a session over what the local history holds. */
export function createChatSession(environment: ChatEnvironment): ChatSession {
  return new Session(environment);
}

class Session implements ChatSession {
  private snapshot: ChatSnapshot;
  private readonly listeners = createListeners();
  private readonly removals;
  private record: ConversationRecord;
  private turn = 0;
  /** What is shown is what this browser had of it; the server could not be reached. */
  private isFromHere = false;
  /** The conversation that was shown when it was removed; empty for another one. */
  private removedInSight = '';
  /** Of the answer that is on its way, wherever it is shown. */
  private running = new AbortController();
  /** Of what is read for the conversation that is shown. */
  private reading = new AbortController();
  private behind: LeftBehind | null = null;
  private cursor: Cursor | null = null;
  private callOffResend = () => {};
  private resends = 0;

  constructor(private readonly environment: ChatEnvironment) {
    this.removals = createRemovals(environment, (notice) => {
      this.set({ history: this.visible(), notice, removed: null });
    });
    this.record = createRecord(environment);
    this.snapshot = { ...NOTHING, history: this.visible() };
  }

  getSnapshot = () => this.snapshot;

  subscribe = (listener: () => void) => this.listeners.subscribe(listener);

  ask(query: string) {
    this.resends = 0;
    const { signal, turn } = this.restart();
    this.set({ opening: null, notice: '' });
    this.dispatch({ type: 'ask', turn, query });
    void this.stream(query, turn, signal);
  }

  askAgain(key: number, query?: string) {
    this.resends = 0;
    this.again(key, query);
  }

  choose(key: number) {
    this.dispatch({ type: 'choose', key });
  }

  stop() {
    this.restart();
    this.dispatch({ type: 'stop' });
  }

  clear() {
    this.leave();
    this.store.remove(CONVERSATION);
  }

  open(conversationId: string) {
    if (this.isShown(conversationId) && !this.snapshot.opening?.failure) return;
    if (conversationId === this.behind?.conversation.conversationId) return this.showBehind();
    const signal = this.leave();
    this.set({ opening: { conversationId, failure: null } });
    void this.load(conversationId, signal);
  }

  showBehind() {
    const { behind } = this;
    if (behind === null) return;
    this.record.leave(this.snapshot.conversation);
    this.reading.abort();
    this.reading = new AbortController();
    this.callOffResend();
    const { conversation, record, cursor, older } = behind;
    this.behind = null;
    this.record = record;
    this.cursor = cursor;
    if (conversation.conversationId !== '') {
      this.store.set(CONVERSATION, conversation.conversationId);
    }
    this.set({ conversation, older, ...NOTHING_BESIDE });
  }

  restore() {
    const { conversation, opening } = this.snapshot;
    const last = this.store.get(CONVERSATION) ?? '';
    if (conversation.status === 'idle' && opening === null && last !== '') this.open(last);
  }

  loadOlder() {
    const { conversationId } = this.snapshot.conversation;
    if (this.cursor === null || this.snapshot.older === 'loading') return;
    this.set({ older: 'loading' });
    void this.extend(conversationId, this.cursor);
  }

  sendWhenOnline(agrees: boolean) {
    this.set({ resend: agrees ? { kind: 'online' } : null });
    if (agrees && this.environment.isOnline()) this.goOnline();
  }

  goOnline() {
    const { conversation, resend } = this.snapshot;
    if (resend?.kind === 'online') return this.again(conversation.current);
    if (this.isFromHere && conversation.turn === 0 && conversation.status !== 'idle') {
      return void this.load(conversation.conversationId, this.reading.signal);
    }
    // Reading what has been written meanwhile sends nothing, so nobody has to agree to it.
    if (conversation.status === 'broken') this.recoverAgain();
  }

  remove(conversationId: string) {
    const removed = this.removals.begin(conversationId);
    if (removed === null) return;
    const isBehind = this.behind?.conversation.conversationId === conversationId;
    if (isBehind || this.isShown(conversationId)) this.stop();
    this.removedInSight = this.isShown(conversationId) ? conversationId : '';
    if (this.isShown(conversationId)) this.clear();
    this.set({ history: this.visible(), removed, notice: '' });
  }

  undoRemoval() {
    const id = this.snapshot.removed?.conversation_id ?? '';
    this.removals.undo();
    this.set({ history: this.visible(), removed: null });
    const { conversation, opening } = this.snapshot;
    const isNothingShown = conversation.status === 'idle' && opening === null;
    if (id !== '' && id === this.removedInSight && isNothingShown) this.open(id);
  }

  finishRemovals() {
    return this.removals.finish();
  }

  leavePage() {
    this.record.leave(this.snapshot.conversation);
    this.behind?.record.leave(this.behind.conversation);
    this.removals.leave();
  }

  rename(conversationId: string, title: string) {
    changeEntry(this.store, conversationId, { title: title.trim() });
    this.look();
  }

  pin(conversationId: string, isPinned: boolean) {
    changeEntry(this.store, conversationId, { is_pinned: isPinned });
    this.look();
  }

  messagesOf(conversationId: string) {
    return readAll(this.reader(conversationId));
  }

  resume(isOther: boolean) {
    const { conversation, opening } = this.snapshot;
    this.look();
    if (opening !== null) {
      const { conversationId } = opening;
      this.leave();
      return this.open(conversationId);
    }
    const query = currentExchange(conversation)?.query;
    if (isOther && query !== undefined) {
      this.leave();
      return this.ask(query);
    }
    if (conversation.status === 'broken' && conversation.conversationId !== '') {
      return this.recoverAgain();
    }
    if (conversation.status === 'failed') this.again(conversation.current);
  }

  look() {
    this.set({ history: this.visible() });
  }

  private get store(): LocalStore {
    return this.environment.store();
  }

  textOf(conversationId: string) {
    return readTurns(this.store, conversationId)
      .map(({ query, text }) => `${query} ${text}`)
      .join(' ');
  }

  private visible() {
    return readHistory(this.store).filter((entry) => !isHidden(entry));
  }

  private isShown(conversationId: string): boolean {
    const { conversation, opening } = this.snapshot;
    return [conversation.conversationId, opening?.conversationId].includes(conversationId);
  }

  private again(key: number | null, query?: string) {
    const { exchanges } = this.snapshot.conversation;
    const exchange = exchanges.find((found) => found.key === key);
    if (exchange === undefined) return;
    const { signal, turn } = this.restart();
    this.dispatch({ type: 'ask-again', turn, key: exchange.key, ...(query && { query }) });
    void this.stream(query ?? exchange.query, turn, signal);
  }

  /** Ends what is under way, so that one stream at a time is listened to. */
  private restart() {
    this.behind?.record.leave(this.behind.conversation);
    this.behind = null;
    for (const under of [this.running, this.reading]) under.abort();
    this.running = new AbortController();
    this.reading = new AbortController();
    this.turn += 1;
    this.callOffResend();
    this.set({ isChecking: false, resend: null, behind: null });
    return { signal: this.running.signal, turn: this.turn };
  }

  /** Shows no conversation; an answer that is on its way goes on. */
  private leave(): AbortSignal {
    const { conversation, older } = this.snapshot;
    this.record.leave(conversation);
    if (isActive(conversation)) {
      this.behind = { conversation, record: this.record, cursor: this.cursor, older };
      this.record = createRecord(this.environment);
    }
    if (this.behind === null) this.restart();
    this.reading.abort();
    this.reading = new AbortController();
    this.cursor = null;
    this.set({ conversation: emptyConversation, older: 'none', ...NOTHING_BESIDE });
    this.tellBehind();
    return this.reading.signal;
  }

  /** The conversation that a stream writes into. */
  private ofTurn(turn: number): Conversation {
    const behind = this.behind?.conversation;
    return behind?.turn === turn ? behind : this.snapshot.conversation;
  }

  private tellBehind() {
    const conversation = this.behind?.conversation;
    const query = conversation && currentExchange(conversation)?.query;
    if (conversation === undefined || query === undefined || conversation.status === 'idle') return;
    const { conversationId, status } = conversation;
    const { behind } = this.snapshot;
    if (behind?.conversationId === conversationId && behind.status === status) return;
    this.set({ behind: { conversationId, query, status }, history: this.visible() });
  }

  private async stream(query: string, turn: number, signal: AbortSignal) {
    const { conversationId } = this.snapshot.conversation;
    try {
      const lines = await ask(this.environment, { query, conversationId }, signal);
      this.environment.onAsked(true);
      const reader = lines.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done || signal.aborted) break;
        this.dispatch({ type: 'receive', turn, event: toStreamEvent(value) });
        // After the last word nothing more is waited for, whether or not the body ends by itself.
        if (!isActive(this.ofTurn(turn))) await reader.cancel();
      }
      this.dispatch({ type: 'end', turn });
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      this.fail(error, turn);
    }
    if (!signal.aborted) await this.recover(turn, signal);
  }

  private fail(error: unknown, turn: number) {
    const failure = failureOf(error);
    if (failure.statusCode === 401) this.environment.onAsked(false);
    // A question that was refused, to sign in or to wait, is the visitor's matter and no fault.
    const isRefusal = failure.statusCode >= 400 && failure.statusCode < 500;
    if (!isRefusal && this.environment.isOnline()) this.environment.report(error);
    this.dispatch({ type: 'fail', turn, failure });
    if (this.snapshot.conversation.turn === turn) this.resendAfter(failure);
  }

  /** Asks again by itself when the time has passed that the service wants. */
  private resendAfter({ waitMs }: ChatFailure) {
    if (waitMs === undefined || waitMs > LONGEST_WAIT_MS || this.resends >= MOST_RESENDS) return;
    this.resends += 1;
    this.set({ resend: { kind: 'at', at: this.environment.now().getTime() + waitMs } });
    const { current } = this.snapshot.conversation;
    this.callOffResend = this.environment.later(waitMs, () => this.again(current));
  }

  private recoverAgain() {
    const { turn } = this.snapshot.conversation;
    // What was opened is given up with it; an answer goes on behind.
    const { signal } = turn === 0 ? this.reading : this.running;
    void this.recover(turn, signal);
  }

  private async recover(turn: number, signal: AbortSignal) {
    const conversation = this.ofTurn(turn);
    const { status, conversationId } = conversation;
    const exchange = currentExchange(conversation);
    if (status !== 'broken' || conversationId === '' || exchange === undefined) return;
    const { query, answer } = exchange;
    if (conversation === this.snapshot.conversation) this.set({ isChecking: true });
    const found = await findWholeAnswer(
      this.reader(conversationId, signal),
      { messageId: answer.messageId, query, text: answer.text },
      this.environment.pause,
    ).catch(() => null);
    if (signal.aborted) return;
    this.set({ isChecking: false });
    if (found === null) return;
    if ('status' in found) {
      const failure = { message: found.message, statusCode: found.code };
      if (found.code === 401) this.dispatch({ type: 'refuse', turn, failure });
      return;
    }
    this.dispatch({
      type: 'recover',
      turn,
      text: found.response.value,
      messageId: found.messageId,
    });
  }

  private async load(conversationId: string, signal: AbortSignal) {
    const stretch = await readNewest(this.reader(conversationId, signal)).catch(() => null);
    if (signal.aborted || stretch === null) return;
    const found = shownOf(stretch, readTurns(this.store, conversationId));
    if ('failure' in found)
      return this.set({ opening: { conversationId, failure: found.failure } });
    const { items, older, notice, broken } = found;
    this.cursor = older;
    this.isFromHere = notice !== '';
    this.store.set(CONVERSATION, conversationId);
    this.set({ opening: null, notice, older: older === null ? 'none' : 'there' });
    const parents = readParents(this.store, conversationId);
    this.dispatch({ type: 'open', conversationId, items, parents, ...(broken && { broken }) });
    if (broken !== '') this.recoverAgain();
  }

  private async extend(conversationId: string, cursor: Cursor) {
    const { signal } = this.reading;
    const stretch = await readOlder(this.reader(conversationId), cursor).catch(() => null);
    if (this.snapshot.conversation.conversationId !== conversationId) return;
    if (stretch === null || 'status' in stretch) {
      if (!signal.aborted || this.snapshot.older === 'loading') this.set({ older: 'failed' });
      return;
    }
    this.cursor = stretch.older;
    const parents = readParents(this.store, conversationId);
    this.set({ older: stretch.older === null ? 'none' : 'there' });
    this.dispatch({ type: 'older', items: stretch.items, parents });
  }

  private reader(conversationId: string, signal?: AbortSignal): ReadPage {
    return (paging) => this.environment.send(listMessages(conversationId, paging), { signal });
  }

  private dispatch(action: ConversationAction) {
    if (this.behind !== null && 'turn' in action && this.behind.conversation.turn === action.turn) {
      return this.dispatchBehind(this.behind, action);
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

  private dispatchBehind(behind: LeftBehind, action: ConversationAction) {
    const conversation = conversationReducer(behind.conversation, action);
    this.behind = { ...behind, conversation };
    behind.record.keep(conversation, behind.older === 'none');
    this.tellBehind();
  }

  private set(change: Partial<ChatSnapshot>) {
    this.snapshot = { ...this.snapshot, ...change };
    this.listeners.notify();
  }
}

/** A conversation that was left while its answer was on its way. */
interface LeftBehind {
  readonly conversation: Conversation;
  readonly record: ConversationRecord;
  readonly cursor: Cursor | null;
  readonly older: ChatSnapshot['older'];
}

/** What belongs to a conversation that is left. */
const NOTHING_BESIDE = { opening: null, notice: '', isChecking: false, resend: null, behind: null };

/** What a chat shows that has not begun, and what the edge knows of any. */
export const NOTHING: ChatSnapshot = {
  conversation: emptyConversation,
  behind: null,
  history: [],
  opening: null,
  older: 'none',
  isChecking: false,
  resend: null,
  removed: null,
  notice: '',
};

function failureOf(error: unknown): ChatFailure {
  if (error instanceof AskError) return error.failure;
  const message =
    error instanceof SilenceError
      ? 'Asisten diam selama satu menit, jadi jawabannya dibaca ulang dari server.'
      : 'Sambungan terputus di tengah jawaban.';
  return { message, statusCode: 0 };
}
