/**
 * The chat as it runs: streams into the conversation's reducer, keeps the local history, and calls
 * the server. It knows no React; the hook subscribes to it. There is one for the app, so that a
 * conversation goes on from page to page.
 */
import { createAnswerStreams } from './answer-streams';
import { currentExchange } from './conversation';
import { createReading } from './reading';
import { createRemovals } from './removals';
import { CONVERSATION, SessionState } from './session-state';
import type { ChatEnvironment, ChatSession } from './session-types';
import { readAll } from './stored-messages';
import type { Vote } from './votes';

/** Makes a session over what the local history holds. */
export function createChatSession(environment: ChatEnvironment): ChatSession {
  return new Session(environment);
}

class Session implements ChatSession {
  private readonly state;
  private readonly answering;
  private readonly reading;
  private readonly removals;
  /** The conversations that were shown when they were removed. */
  private readonly removedInSight = new Set<string>();

  constructor(environment: ChatEnvironment) {
    this.state = new SessionState(environment);
    this.answering = createAnswerStreams(this.state);
    this.reading = createReading(this.state, () => this.answering.recoverAgain());
    this.removals = createRemovals(environment, (notice) => {
      this.state.set({ notice, removed: this.removals.last() });
    });
  }

  getSnapshot = () => this.state.snapshot;

  subscribe = (listener: () => void) => this.state.listeners.subscribe(listener);

  ask(query: string) {
    this.state.resends.begin();
    this.answering.ask(query);
  }

  askAgain(key: number, query?: string) {
    this.state.resends.begin();
    this.answering.again(key, query);
  }

  choose(key: number) {
    this.state.dispatch({ type: 'choose', key });
    const { conversationId, exchanges, leaf } = this.state.snapshot.conversation;
    const shown = exchanges.find((exchange) => exchange.key === leaf)?.answer.messageId ?? '';
    if (conversationId !== '') this.conversations.save(conversationId, { leaf: shown });
  }

  stop() {
    this.state.restart();
    this.state.dispatch({ type: 'stop' });
  }

  clear() {
    this.state.leave();
    this.state.store.remove(CONVERSATION);
  }

  open(conversationId: string) {
    const { state } = this;
    if (state.isShown(conversationId) && !state.snapshot.opening?.failure) return;
    if (state.isInBackground(conversationId)) return state.showBackground();
    this.reading.open(conversationId);
  }

  showBackground() {
    this.state.showBackground();
  }

  restore() {
    const last = this.state.store.get(CONVERSATION) ?? '';
    if (this.isNothingShown() && last !== '') this.open(last);
  }

  loadOlder() {
    this.reading.loadOlder();
  }

  sendWhenOnline(agrees: boolean) {
    this.state.set({ resend: agrees ? { kind: 'online' } : null });
    if (agrees && this.state.environment.isOnline()) this.goOnline();
  }

  goOnline() {
    const { conversation, resend } = this.state.snapshot;
    if (resend?.kind === 'online') return this.answering.again(conversation.current);
    if (this.reading.readAgain()) return;
    // Reading what has been written meanwhile sends nothing, so nobody has to agree to it.
    if (conversation.status === 'broken') this.answering.recoverAgain();
  }

  remove(conversationId: string) {
    const { state } = this;
    const removed = this.removals.begin(conversationId);
    if (removed === null) return;
    const isShown = state.isShown(conversationId);
    if (isShown || state.isInBackground(conversationId)) this.stop();
    if (isShown) this.removedInSight.add(conversationId);
    if (isShown) this.clear();
    state.set({ removed, notice: '' });
  }

  undoRemoval() {
    const { state } = this;
    const id = state.snapshot.removed?.conversation_id ?? '';
    this.removals.undo();
    state.set({ removed: this.removals.last() });
    if (this.removedInSight.delete(id) && this.isNothingShown()) this.open(id);
  }

  async finishRemovals() {
    await this.conversations.refresh();
    await this.removals.finish();
  }

  hidePage() {
    this.state.keepAll();
  }

  leavePage() {
    this.hidePage();
    this.removals.leave();
  }

  rename(conversationId: string, title: string) {
    this.conversations.save(conversationId, { title: title.trim() });
  }

  pin(conversationId: string, isPinned: boolean) {
    this.conversations.save(conversationId, { is_pinned: isPinned });
  }

  vote(messageId: string, vote: Vote | null) {
    const { conversation, votes } = this.state.snapshot;
    const { [messageId]: _, ...others } = votes;
    this.conversations.save(conversation.conversationId, { votes: { [messageId]: vote } });
    this.state.set({ votes: vote === null ? others : { ...others, [messageId]: vote } });
  }

  messagesOf(conversationId: string) {
    return readAll(this.state.reader(conversationId));
  }

  resume(isOther: boolean) {
    const { state } = this;
    const { conversation, opening } = state.snapshot;
    void this.look();
    void this.finishRemovals();
    if (opening !== null) {
      state.leave();
      return this.open(opening.conversationId);
    }
    const query = currentExchange(conversation)?.query;
    if (isOther && query !== undefined) {
      state.leave();
      return this.ask(query);
    }
    if (conversation.status === 'broken' && conversation.conversationId !== '') {
      return this.answering.recoverAgain();
    }
    if (conversation.status === 'failed') this.answering.again(conversation.current);
  }

  async look() {
    const before = this.conversations.list();
    await this.conversations.refresh();
    const { conversationId } = this.state.snapshot.conversation;
    if (conversationId === '' || before === this.conversations.list()) return;
    const record = await this.conversations.load(conversationId);
    const isShown = this.state.snapshot.conversation.conversationId === conversationId;
    if (record !== null && isShown) this.state.set({ votes: record.votes });
  }

  texts() {
    return this.conversations.texts();
  }

  private get conversations() {
    return this.state.environment.conversations;
  }

  private isNothingShown(): boolean {
    const { conversation, opening } = this.state.snapshot;
    return conversation.status === 'idle' && opening === null;
  }
}
