/**
 * The chat as it runs: streams into the conversation's reducer, keeps the local history, and calls
 * the server. It knows no React; the hook subscribes to it.
 */
import { deleteConversation, listMessages } from '../../api/assistant';
import { isAbort } from '../../api/client';
import { AskError, ask } from './ask';
import {
  type ConversationAction,
  conversationReducer,
  emptyConversation,
  isActive,
  lastAnswer,
  lastQuestion,
} from './conversation';
import { addToHistory, entryToSave, readHistory, removeFromHistory } from './history';
import { createListeners } from './listeners';
import type { ChatEnvironment, ChatSession, ChatSnapshot } from './session-types';
import { findWholeAnswer, readAllMessages } from './stored-messages';
import { type ChatFailure, toStreamEvent } from './stream-event';
import { removeVotes } from './votes';

const UNDELETED =
  'Percakapan dihapus dari perangkat ini, tetapi salinannya di server belum bisa dihapus.';

/** Makes a session over what the local history holds. */
export function createChatSession(environment: ChatEnvironment): ChatSession {
  return new Session(environment);
}

class Session implements ChatSession {
  private snapshot: ChatSnapshot;
  private readonly listeners = createListeners();
  private turn = 0;
  private running = new AbortController();

  constructor(private readonly environment: ChatEnvironment) {
    this.snapshot = {
      conversation: emptyConversation,
      history: readHistory(environment.store),
      opening: null,
      isChecking: false,
      notice: '',
    };
  }

  getSnapshot = () => this.snapshot;

  subscribe = (listener: () => void) => this.listeners.subscribe(listener);

  ask(query: string) {
    const { signal, turn } = this.restart();
    this.set({ opening: null, notice: '' });
    this.dispatch({ type: 'ask', turn, query });
    void this.stream(query, turn, signal);
  }

  askAgain() {
    const query = lastQuestion(this.snapshot.conversation);
    if (query === '') return;
    const { signal, turn } = this.restart();
    this.dispatch({ type: 'ask-again', turn });
    void this.stream(query, turn, signal);
  }

  stop() {
    this.restart();
    this.dispatch({ type: 'stop' });
  }

  clear() {
    this.restart();
    this.set({ opening: null, notice: '' });
    this.dispatch({ type: 'clear' });
  }

  open(conversationId: string) {
    const { signal } = this.restart();
    this.dispatch({ type: 'clear' });
    this.set({ opening: { conversationId, failure: null }, notice: '' });
    void this.load(conversationId, signal);
  }

  async remove(conversationId: string) {
    const { send, store } = this.environment;
    if (this.isShown(conversationId)) this.clear();
    const answer = await send(deleteConversation(conversationId)).catch(() => null);
    removeFromHistory(store, conversationId);
    removeVotes(store, conversationId);
    const isGone = answer?.status === true || answer?.code === 404;
    this.set({ history: readHistory(store), notice: isGone ? '' : UNDELETED });
  }

  resume() {
    const { opening } = this.snapshot;
    if (opening) this.open(opening.conversationId);
    else this.askAgain();
  }

  dispose() {
    this.stop();
  }

  private isShown(conversationId: string): boolean {
    const { conversation, opening } = this.snapshot;
    return [conversation.conversationId, opening?.conversationId].includes(conversationId);
  }

  /** Ends what is under way, so that one stream at a time is listened to. */
  private restart() {
    this.running.abort();
    this.running = new AbortController();
    this.turn += 1;
    this.set({ isChecking: false });
    return { signal: this.running.signal, turn: this.turn };
  }

  private async stream(query: string, turn: number, signal: AbortSignal) {
    const { conversationId } = this.snapshot.conversation;
    try {
      const lines = await ask(this.environment, { query, conversationId }, signal);
      const reader = lines.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done || signal.aborted) break;
        this.dispatch({ type: 'receive', turn, event: toStreamEvent(value) });
        // After the last word nothing more is waited for, whether or not the body ends by itself.
        if (!isActive(this.snapshot.conversation)) await reader.cancel();
      }
      this.dispatch({ type: 'end', turn });
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      const failure = failureOf(error);
      // A question that was refused, to sign in or to wait, is the visitor's matter and no fault.
      const isRefusal = failure.statusCode >= 400 && failure.statusCode < 500;
      if (!isRefusal) this.environment.report(error);
      this.dispatch({ type: 'fail', turn, failure });
    }
    if (!signal.aborted) await this.recover(query, turn, signal);
  }

  private async recover(query: string, turn: number, signal: AbortSignal) {
    const { status, conversationId } = this.snapshot.conversation;
    if (status !== 'broken' || conversationId === '') return;
    const { text = '', messageId = '' } = lastAnswer(this.snapshot.conversation) ?? {};
    this.set({ isChecking: true });
    const found = await findWholeAnswer(
      (paging) => this.environment.send(listMessages(conversationId, paging), { signal }),
      { messageId, query, text },
      this.environment.pause,
    ).catch(() => null);
    if (signal.aborted) return;
    this.set({ isChecking: false });
    if (found === null) return;
    const { response } = found;
    this.dispatch({ type: 'recover', turn, text: response.value, messageId: found.messageId });
  }

  private async load(conversationId: string, signal: AbortSignal) {
    const answer = await readAllMessages((paging) =>
      this.environment.send(listMessages(conversationId, paging), { signal }),
    ).catch(() => null);
    if (signal.aborted || answer === null) return;
    if ('status' in answer) {
      const failure = { message: answer.message, statusCode: answer.code };
      this.set({ opening: { conversationId, failure } });
      return;
    }
    this.set({ opening: null });
    this.dispatch({ type: 'open', conversationId, exchanges: answer });
  }

  private dispatch(action: ConversationAction) {
    const conversation = conversationReducer(this.snapshot.conversation, action);
    if (conversation === this.snapshot.conversation) return;
    const hasNewStatus = conversation.status !== this.snapshot.conversation.status;
    this.snapshot = { ...this.snapshot, conversation };
    this.save();
    if (action.type === 'receive' && !hasNewStatus) this.listeners.notifySoon();
    else this.listeners.notify();
  }

  private save() {
    const { store, now } = this.environment;
    const entry = entryToSave(this.snapshot.conversation, now());
    if (entry === null) return;
    addToHistory(store, entry);
    const conversation = conversationReducer(this.snapshot.conversation, { type: 'saved' });
    this.snapshot = { ...this.snapshot, conversation, history: readHistory(store) };
  }

  private set(change: Partial<ChatSnapshot>) {
    this.snapshot = { ...this.snapshot, ...change };
    this.listeners.notify();
  }
}

function failureOf(error: unknown): ChatFailure {
  if (error instanceof AskError) return error.failure;
  return { message: 'Sambungan terputus di tengah jawaban.', statusCode: 0 };
}
