/**
 * The visitor's session with the assistant, which is apart from the one with the site. Its cookie is
 * out of scripts' reach and lives for 30 days, so what signed in here is remembered beside it: there
 * has to be a way out. Whatever clears the mark (a new version, signing out) ends the session too.
 */
import { clearStore } from '../../api/storage';
import type { App } from '../../app';
import { createSession } from '../account/session';

const MARK = 'assistant';

/** The keys of what is kept of conversations, among the visitor's work. */
const CONVERSATIONS = 'chat:';

/** Where they are listed. */
const HISTORY = 'chat:history';

export interface AssistantSession {
  /** Whether this browser signed in with the assistant, or holds conversations with it. */
  hasTraces(): boolean;
  remember(): void;
  /**
   * Signs out of the assistant alone. The conversations go with it: they are the account's, and what
   * this browser holds of them would be the next person's to read. False when the edge could not be
   * reached; nothing has changed then.
   */
  signOut(reload?: () => void): Promise<boolean>;
}

/** The app's one: `app.of(createAssistantSession)`. */
export function createAssistantSession(app: App): AssistantSession {
  const { store, work } = app;
  return {
    hasTraces: () => store.get(MARK) !== null || work.get(HISTORY) !== null,
    remember: () => store.set(MARK, '1'),
    async signOut(reload = () => location.reload()) {
      if (!(await app.of(createSession).end('assistant'))) return false;
      clearStore(work, (key) => !key.startsWith(CONVERSATIONS));
      store.remove(MARK);
      reload();
      return true;
    },
  };
}
