/** How a session reads old conversations: the newest of one to open it, older ones as they are wanted. */
import { shownOf } from './opened';
import { CONVERSATION, type SessionState } from './session-state';
import { type Cursor, readNewest, readOlder } from './stored-messages';

export interface Reading {
  /** Shows a conversation that is being read; an answer that is on its way goes on behind it. */
  open(conversationId: string): void;
  /** Reads messages from before those that are there; nothing where there are none. */
  loadOlder(): void;
  /** Reads again what the server could not tell; false where what is shown is the server's. */
  readAgain(): boolean;
}

/** Of a conversation that this browser has nothing of. */
const NOTHING_KEPT = { turns: [], parents: {}, votes: {}, leaf: '' };

/** `onBroken` is told when what was opened ends with an answer that is not whole. */
export function createReading(state: SessionState, onBroken: () => void): Reading {
  /** What is shown is what this browser had of it; the server could not be reached. */
  let isFromHere = false;

  const load = async (conversationId: string, signal: AbortSignal) => {
    const [stretch, record] = await Promise.all([
      readNewest(state.reader(conversationId, signal)).catch(() => null),
      state.environment.conversations.load(conversationId),
    ]);
    if (signal.aborted || stretch === null) return;
    const { turns, parents, votes, leaf } = record ?? NOTHING_KEPT;
    const found = shownOf(stretch, turns);
    if ('failure' in found)
      return state.set({ opening: { conversationId, failure: found.failure } });
    const { items, older, notice, broken, shortened } = found;
    state.cursor = older;
    isFromHere = notice !== '';
    state.store.set(CONVERSATION, conversationId);
    state.set({ opening: null, notice, votes, older: older === null ? 'none' : 'there' });
    state.dispatch({ type: 'open', conversationId, items, parents, broken, shortened, leaf });
    if (broken !== '') onBroken();
  };

  const extend = async (conversationId: string, cursor: Cursor) => {
    const { signal } = state.reading;
    const [stretch, record] = await Promise.all([
      readOlder(state.reader(conversationId), cursor).catch(() => null),
      state.environment.conversations.load(conversationId),
    ]);
    if (state.snapshot.conversation.conversationId !== conversationId) return;
    if (stretch === null || 'status' in stretch) {
      if (!signal.aborted || state.snapshot.older === 'loading') state.set({ older: 'failed' });
      return;
    }
    state.cursor = stretch.older;
    const { parents } = record ?? NOTHING_KEPT;
    state.set({ older: stretch.older === null ? 'none' : 'there' });
    state.dispatch({ type: 'older', items: stretch.items, parents });
  };

  return {
    open(conversationId) {
      const signal = state.leave();
      state.set({ opening: { conversationId, failure: null } });
      void load(conversationId, signal);
    },
    loadOlder() {
      const { conversationId } = state.snapshot.conversation;
      if (state.cursor === null || state.snapshot.older === 'loading') return;
      state.set({ older: 'loading' });
      void extend(conversationId, state.cursor);
    },
    readAgain() {
      const { conversation } = state.snapshot;
      if (!isFromHere || conversation.turn !== 0 || conversation.status === 'idle') return false;
      void load(conversation.conversationId, state.reading.signal);
      return true;
    },
  };
}
