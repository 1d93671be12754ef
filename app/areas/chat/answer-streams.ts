/** How a session's questions are answered: streamed, sent again by themselves, read again where cut. */
import { isAbort } from '../../api/client';
import { ask, failureOf } from './ask';
import { isActive } from './conversation';
import { brokenIn, recoveryOf } from './recovery';
import type { SessionState } from './session-state';
import { type ChatFailure, toStreamEvent } from './stream-event';

export interface AnswerStreams {
  ask(query: string): void;
  /** Asks an exchange's question again, or in other words; nothing where there is no such exchange. */
  again(key: number | null, query?: string): void;
  /** Looks once more for the whole of the answer that is shown broken. */
  recoverAgain(): void;
}

export function createAnswerStreams(state: SessionState): AnswerStreams {
  const { environment } = state;

  const again = (key: number | null, query?: string) => {
    const { exchanges } = state.snapshot.conversation;
    const exchange = exchanges.find((found) => found.key === key);
    if (exchange === undefined) return;
    const { signal, turn } = state.restart();
    state.dispatch({ type: 'ask-again', turn, key: exchange.key, ...(query && { query }) });
    void stream(query ?? exchange.query, turn, signal);
  };

  const stream = async (query: string, turn: number, signal: AbortSignal) => {
    const { conversationId } = state.snapshot.conversation;
    try {
      const lines = await ask(environment, { query, conversationId }, signal);
      environment.onAsked(true);
      const reader = lines.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done || signal.aborted) break;
        state.dispatch({ type: 'receive', turn, event: toStreamEvent(value) });
        // After the last word nothing more is waited for, whether or not the body ends by itself.
        if (!isActive(state.ofTurn(turn))) await reader.cancel();
      }
      state.dispatch({ type: 'end', turn });
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      fail(error, turn);
    }
    if (!signal.aborted) await recover(turn, signal);
  };

  const fail = (error: unknown, turn: number) => {
    const failure = failureOf(error);
    if (failure.statusCode === 401) environment.onAsked(false);
    // A question that was refused, to sign in or to wait, is the visitor's matter and no fault.
    const isRefusal = failure.statusCode >= 400 && failure.statusCode < 500;
    if (!isRefusal && environment.isOnline()) environment.report(error);
    state.dispatch({ type: 'fail', turn, failure });
    if (state.snapshot.conversation.turn === turn) resendAfter(failure);
  };

  /** Asks again by itself when the time has passed that the service wants. */
  const resendAfter = (failure: ChatFailure) => {
    const { current } = state.snapshot.conversation;
    const at = state.resends.plan(failure, () => again(current));
    if (at !== null) state.set({ resend: { kind: 'at', at } });
  };

  const recover = async (turn: number, signal: AbortSignal) => {
    const conversation = state.ofTurn(turn);
    const broken = brokenIn(conversation);
    if (broken === null) return;
    if (conversation === state.snapshot.conversation) state.set({ isChecking: true });
    const read = state.reader(conversation.conversationId, signal);
    const action = await recoveryOf(broken, turn, read, environment.pause);
    if (signal.aborted) return;
    state.set({ isChecking: false });
    if (action !== null) state.dispatch(action);
  };

  return {
    ask(query) {
      const { signal, turn } = state.restart();
      state.set({ opening: null, notice: '' });
      state.dispatch({ type: 'ask', turn, query });
      void stream(query, turn, signal);
    },
    again,
    recoverAgain() {
      const { turn } = state.snapshot.conversation;
      // What was opened is given up with it; an answer goes on behind.
      const { signal } = turn === 0 ? state.reading : state.running;
      void recover(turn, signal);
    },
  };
}
