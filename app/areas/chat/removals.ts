/** Removing conversations so that it can be undone for a while (spec section 4). */
import { deleteConversation } from '../../api/assistant';
import { changeEntry, type HistoryEntry, readHistory, removeFromHistory } from './history';
import type { ChatEnvironment } from './session-types';

/** How long a removal can be undone, in ms. */
const UNDO_MS = 10_000;

const UNDELETED =
  'Percakapan dihapus dari perangkat ini, tetapi salinannya di server belum bisa dihapus.';

type Needs = Pick<ChatEnvironment, 'later' | 'now' | 'onRemoved' | 'send' | 'store'>;

export interface Removals {
  /** Hides a conversation; null when there is none of that id. */
  begin(conversationId: string): HistoryEntry | null;
  /** Shows again what was hidden last. */
  undo(): void;
  /** Deletes what is hidden on the server, and then always here. */
  finish(): Promise<void>;
  /** As {@link finish} for a page that is being left, which does not hear of the answer. */
  leave(): void;
}

/** `tell` is told when a removal has ended, with something to say where it went wrong. */
export function createRemovals(needs: Needs, tell: (notice: string) => void): Removals {
  const { later, now, onRemoved, send, store } = needs;
  let callOff = () => {};
  let last = '';

  const finish = async () => {
    callOff();
    last = '';
    const kept = store();
    for (const { conversation_id: id } of readHistory(kept).filter(isHidden)) {
      const answer = await send(deleteConversation(id)).catch(() => null);
      removeFromHistory(kept, id);
      onRemoved(id);
      tell(answer?.status === true || answer?.code === 404 ? '' : UNDELETED);
    }
  };
  return {
    begin(conversationId) {
      const found = readHistory(store()).find((entry) => entry.conversation_id === conversationId);
      if (found === undefined) return null;
      // One at a time can be undone.
      void finish();
      changeEntry(store(), conversationId, { removed_at: now().toISOString() });
      last = conversationId;
      callOff = later(UNDO_MS, () => void finish());
      return found;
    },
    undo() {
      callOff();
      changeEntry(store(), last, { removed_at: '' });
      last = '';
    },
    finish,
    leave() {
      callOff();
      for (const { conversation_id: id } of readHistory(store()).filter(isHidden)) {
        void send(deleteConversation(id)).catch(() => {});
        removeFromHistory(store(), id);
        onRemoved(id);
      }
    },
  };
}

/** Whether a conversation is being removed. */
export function isHidden({ removed_at }: HistoryEntry): boolean {
  return removed_at !== '';
}
