/** Removing conversations so that it can be undone for a while (spec section 4). */
import { deleteConversation } from '../../api/assistant';
import { parseDeadline } from '../../core/wib';
import type { ConversationSummary } from './conversation-record';
import type { ConversationStore } from './conversation-store';
import type { ChatEnvironment } from './session-types';
import { noteUndeleted, readUndeleted } from './undeleted';

/** How long a removal can be undone, in ms. */
const UNDO_MS = 10_000;

/** How late the page that hides a conversation may be with deleting it, in ms. */
const GRACE_MS = 5000;

const UNDELETED =
  'Percakapan dihapus dari perangkat ini, tetapi salinannya di server belum bisa dihapus.';
/** When it is tried again. */
const LATER = `${UNDELETED} Kami coba lagi saat asisten dibuka berikutnya.`;
const SIGN_IN = `${UNDELETED} Masuk lagi ke asisten, lalu kami hapus juga di sana.`;

type Needs = Pick<ChatEnvironment, 'later' | 'now' | 'onAsked' | 'onRemoved' | 'send' | 'store'> & {
  readonly conversations: Pick<ConversationStore, 'list' | 'save' | 'remove'>;
};

export interface Removals {
  /** Hides a conversation; null when there is none of that id. */
  begin(conversationId: string): ConversationSummary | null;
  /** What was hidden last and can still be shown again; null when nothing can. */
  last(): ConversationSummary | null;
  /** Shows again what was hidden last. */
  undo(): void;
  /**
   * Deletes on the server, and then always here: what is hidden by this page, and what is left of a page
   * that has ended. What another page hides is left to that page as long as it can be undone there. What
   * could not be deleted on the server before is tried again.
   */
  finish(): Promise<void>;
  /** As {@link finish} for a page that is being left, which does not hear of the answer. */
  leave(): void;
}

/** `tell` is told when a removal has ended, with something to say where it went wrong. */
export function createRemovals(needs: Needs, tell: (notice: string) => void): Removals {
  const { conversations, later, now, onAsked, onRemoved, send } = needs;
  /** What this page hides, by id, oldest first, with what calls off its deletion. */
  const pending = new Map<string, () => void>();

  const hidden = () => conversations.list().filter(isHidden);
  const isLeft = ({ removed_at }: ConversationSummary) =>
    now().getTime() - (parseDeadline(removed_at)?.at ?? 0) > UNDO_MS + GRACE_MS;

  const drop = (id: string) => {
    pending.get(id)?.();
    pending.delete(id);
  };
  /** Deletes on the server; gives what to say where it went wrong, or nothing. */
  const deleteThere = async (id: string) => {
    const store = needs.store();
    const answer = await send(deleteConversation(id)).catch(() => null);
    const isGone = answer?.status === true || answer?.code === 404;
    noteUndeleted(store, id, !isGone);
    if (isGone) return '';
    if (answer?.code !== 401) return LATER;
    onAsked(false);
    return SIGN_IN;
  };
  const deleteAll = async (entries: readonly ConversationSummary[]) => {
    for (const { conversation_id } of entries) drop(conversation_id);
    for (const { conversation_id: id } of entries) {
      const problem = await deleteThere(id);
      conversations.remove(id);
      onRemoved(id);
      tell(problem);
    }
  };
  const isPending = (entry: ConversationSummary) => pending.has(entry.conversation_id);
  const lastId = () => [...pending.keys()].at(-1) ?? '';

  return {
    begin(conversationId) {
      const found = conversations.list().find((entry) => entry.conversation_id === conversationId);
      if (found === undefined) return null;
      conversations.save(conversationId, { removed_at: now().toISOString() });
      const end = () =>
        void deleteAll(hidden().filter((entry) => entry.conversation_id === conversationId));
      pending.set(conversationId, later(UNDO_MS, end));
      return found;
    },
    last: () => hidden().find((entry) => entry.conversation_id === lastId()) ?? null,
    undo() {
      const id = lastId();
      drop(id);
      if (id !== '') conversations.save(id, { removed_at: '' });
    },
    async finish() {
      for (const id of readUndeleted(needs.store())) tell(await deleteThere(id));
      const all = hidden();
      await deleteAll(all.filter((entry) => isPending(entry) || isLeft(entry)));
      // Of the rest nobody knows whether its page is still there.
      const isOthers = (entry: ConversationSummary) => !isPending(entry);
      const finishLeft = () => void deleteAll(hidden().filter((e) => isOthers(e) && isLeft(e)));
      if (hidden().some(isOthers)) later(UNDO_MS + 2 * GRACE_MS, finishLeft);
    },
    leave() {
      for (const { conversation_id: id } of hidden().filter(isPending)) {
        drop(id);
        void send(deleteConversation(id)).catch(() => {});
        conversations.remove(id);
        onRemoved(id);
      }
    },
  };
}

/** Whether a conversation is being removed. */
export function isHidden({ removed_at }: ConversationSummary): boolean {
  return removed_at !== '';
}
