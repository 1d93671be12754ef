/**
 * Whether the platform still takes the visitor's tokens (spec section 4). Loaded at idle, so that it
 * costs the first view nothing.
 */
import { validateToken } from '../api/authorizer';
import type { Send } from '../api/client';
import type { LocalStore } from '../api/storage';

const CHECKED_KEY = 'token-checked';

/** What the check needs of the browser. */
export interface TokenEnvironment {
  readonly store: Pick<LocalStore, 'clear'>;
  /** Lives as long as the browser session. */
  readonly session: Pick<LocalStore, 'get' | 'set'>;
  /** Clears the session cookies, which scripts cannot reach; the edge then makes new tokens. */
  readonly logout: () => void;
  readonly send: Send;
}

/**
 * Asks once per browser session. Only a clear "no" clears what is stored: a platform that cannot be
 * reached says nothing about the tokens. Resolves to the flag that the answer gives.
 */
export async function checkToken(environment: TokenEnvironment): Promise<boolean> {
  const { store, session, logout, send } = environment;
  if (session.get(CHECKED_KEY) !== null) return true;
  const answer = await send(validateToken());
  if (!answer.status) return answer.code !== 401;
  session.set(CHECKED_KEY, '1');
  if (!answer.data) {
    store.clear();
    logout();
  }
  return answer.data;
}
