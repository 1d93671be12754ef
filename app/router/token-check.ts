/** Whether the platform still takes the visitor's tokens (spec section 4). */
import { validateToken } from '../api/authorizer';
import type { Send } from '../api/client';
import type { LocalStore } from '../core/storage';
import { clearForNewVersion } from '../core/visit';

const CHECKED_KEY = 'token-checked';

/** What the check needs of the browser. */
export interface TokenEnvironment {
  readonly store: LocalStore;
  /** Lives as long as the tab. */
  readonly session: Pick<LocalStore, 'get' | 'set'>;
  /** Clears the session cookies, which scripts cannot reach; the edge then makes new tokens. */
  readonly endSession: () => void;
  readonly send: Send;
}

/** Asks once per browser session. Resolves to the flag that the answer gives. */
export async function checkToken(environment: TokenEnvironment): Promise<boolean> {
  if (environment.session.get(CHECKED_KEY) !== null) return true;
  return recheckToken(environment);
}

/**
 * Asks, whatever was answered before: a call has been refused. Only a clear "no" ends the session: a
 * platform that cannot be reached says nothing about the tokens. The visitor's work stays, also what
 * stands in a form, so that signing in again goes on with it.
 */
export async function recheckToken(environment: TokenEnvironment): Promise<boolean> {
  const { store, session, endSession, send } = environment;
  const answer = await send(validateToken());
  if (!answer.status) return answer.code !== 401;
  session.set(CHECKED_KEY, '1');
  if (!answer.data) {
    clearForNewVersion(store);
    endSession();
  }
  return answer.data;
}
