/**
 * The visitor's session with the assistant, which is apart from the one with the site. Its cookie is
 * out of scripts' reach and lives for 30 days, so who signed in here is remembered beside it: there
 * has to be a way out, and conversations are kept for each identity by itself.
 */
import type { Failed } from '../../api/answer';
import {
  type Credentials,
  getIdentity,
  type Identity,
  identity,
  loginAssistant,
} from '../../api/assistant';
import type { App } from '../../core/app';
import { createListeners } from '../../core/listeners';
import { mergeWork } from '../../core/merge-work';
import {
  clearStore,
  type LocalStore,
  moveStore,
  partOf,
  readJson,
  writeJson,
} from '../../core/storage';
import { forgetUnlisted } from '../../shell/session/conversation-partitions';
import { createSession } from '../../shell/session/session';
import { CONVERSATION } from './session-state';

/** The keys of what is kept of conversations, among the visitor's work. */
const CONVERSATIONS = 'chat:';

/** Who signed in. */
const WHO = 'chat:who';

/** A question without an answer yet, which is no conversation. */
const isDraft = (key: string) => /^chat:draft(?::|$)/.test(key);

/** Set where the assistant has refused somebody it did not know; in the part that versions clear. */
const ASKS_WHO = 'assistant-asks-who';

/** Whose session with the assistant there is, as far as this browser knows. */
export interface AssistantState {
  readonly who: Identity | null;
  /** Whether the assistant has said that it does not know them any more. */
  readonly isOver: boolean;
  /** Whether the assistant answers only those it knows. */
  readonly asksWho: boolean;
}

export interface AssistantSession {
  standing(): AssistantState;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Where the conversations of whoever is signed in are kept. */
  store(): LocalStore;
  /** Signs in. Resolves to what went wrong, or else to whether it is somebody else than before. */
  signIn(credentials: Credentials): Promise<{ problem: string } | { isOther: boolean }>;
  /** Asks the assistant once whether it still knows who signed in here. */
  check(): Promise<void>;
  /** Looks again who is signed in, which another tab may have changed. */
  look(): void;
  /** Told whether a question was taken, or refused because the assistant does not know who asks. */
  noteAsked(isTaken: boolean): void;
  /** Whether this browser signed in with the assistant, or holds conversations with it. */
  hasTraces(): boolean;
  /**
   * Signs out of the assistant alone. The conversations go with it: they are the account's, and what
   * this browser holds of them would be the next person's to read. False when the edge could not be
   * reached; nothing has changed then.
   */
  signOut(reload?: () => void): Promise<boolean>;
}

/** The app's one: `app.service(createAssistantSession)`. */
export function createAssistantSession(app: App): AssistantSession {
  const { send, store, work } = app;
  const listeners = createListeners();
  const guest = partOf(work, CONVERSATIONS);
  let hasChecked = false;
  let standing: AssistantState = {
    who: readJson(work, WHO, identity),
    isOver: false,
    asksWho: store.get(ASKS_WHO) !== null,
  };
  const set = (change: Partial<AssistantState>) => {
    standing = { ...standing, ...change };
    listeners.notify();
  };
  const storeOf = (who: Identity | null) =>
    who === null ? guest : partOf(work, `${CONVERSATIONS}of:${who.id}:`);
  const know = (who: Identity) => {
    writeJson(work, WHO, who);
    adoptConversations(guest, storeOf(who));
    hasChecked = true;
    set({ who, isOver: false });
  };

  return {
    standing: () => standing,
    subscribe: listeners.subscribe,
    store: () => storeOf(standing.who),
    async signIn(credentials) {
      const answer = await send(loginAssistant(credentials)).catch(() => null);
      if (!answer?.status) return { problem: signInProblem(answer) };
      const me = await send(getIdentity());
      const { email } = credentials;
      const who = me.status && me.data.id !== '' ? me.data : { id: email, email, name: '' };
      const before = standing.who;
      know(who);
      return { isOther: before !== null && before.id !== who.id };
    },
    async check() {
      if (hasChecked || standing.who === null) return;
      hasChecked = true;
      const me = await send(getIdentity());
      if (me.status && me.data.id === standing.who?.id) return know(me.data);
      if (!me.status && me.code === 401) set({ isOver: true });
    },
    look() {
      const who = readJson(work, WHO, identity);
      if (who?.id !== standing.who?.id) set({ who, isOver: false });
    },
    noteAsked(isTaken) {
      if (isTaken) {
        if (standing.who === null && standing.asksWho) {
          store.remove(ASKS_WHO);
          set({ asksWho: false });
        }
        return;
      }
      store.set(ASKS_WHO, '1');
      set({ asksWho: true, isOver: standing.who !== null });
    },
    hasTraces: () => work.keys().some((key) => key.startsWith(CONVERSATIONS) && !isDraft(key)),
    async signOut(reload = () => location.reload()) {
      if (!(await app.service(createSession).end('assistant'))) return false;
      clearStore(work, (key) => !key.startsWith(CONVERSATIONS));
      await forgetUnlisted(app);
      reload();
      return true;
    },
  };
}

/** Why somebody was not signed in; a 401 says that what they typed is wrong. */
function signInProblem(answer: Failed<unknown> | null): string {
  if (answer === null) return 'Belum bisa masuk. Coba lagi.';
  if (answer.code === 429) return 'Terlalu banyak percobaan. Coba lagi setelah satu menit.';
  return answer.message;
}

/** What in a part is neither somebody else's, nor a draft, nor says who signed in. */
const isConversationKey = (key: string) => !/^(of:|who$|draft(:|$))/.test(key);

/** Brings what a visitor asked before signing in to where their conversations are. */
export function adoptConversations(from: LocalStore, to: LocalStore): void {
  const adopted = { ...from, keys: () => from.keys().filter(isConversationKey) };
  moveStore(adopted, to, (key, moved, there) => {
    // The one shown last is the one that was asked in just now.
    return key === CONVERSATION ? moved : mergeWork(key, moved, there);
  });
}
