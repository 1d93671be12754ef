/** What becomes of a visitor's traces once the platform has said who is there. */

import { USER_KIND, type User } from '../../api/user';
import type { App } from '../../core/app';
import { clock } from '../../core/clock';
import type { QueryResult } from '../../data/query-result';
import { createSession } from './session';
import { claimUserData } from './visitor';

/** Whether the page is about to be loaded anew: whoever asks later has to wait for that, too. */
const createReloading = () => ({ isOn: false });

/**
 * Keeps the visitor's role, and brings their own work into sight. A page that may show somebody
 * else's, or what was there before theirs, is loaded anew: until then it is false that all is settled.
 */
export async function settleVisitor(
  app: App,
  who: QueryResult<User>,
  reload: () => void = () => location.reload(),
): Promise<boolean> {
  const { store } = app;
  if (who.status === 'failed' && who.problem.code === 401) store.remove(USER_KIND);
  if (who.status !== 'ready') return true;
  const { id, role } = who.data;
  const { isOther, isOutdated } =
    id === '' ? { isOther: false, isOutdated: false } : claimUserData(app, id, clock.date());
  // The sidebar goes by the role.
  if (role === null) store.remove(USER_KIND);
  else store.set(USER_KIND, role);
  const reloading = app.service(createReloading);
  if (!isOutdated) return !reloading.isOn;
  reloading.isOn = true;
  // The assistant still knows the one before.
  if (isOther) await app.service(createSession).end('assistant');
  reload();
  return false;
}
