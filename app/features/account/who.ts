/** What becomes of a visitor's traces once the platform has said who is there. */
import { USER_KIND, type User } from '../../api/user';
import { takeOver } from '../../api/visitor-store';
import type { App } from '../../app';
import type { Reading } from '../../data/reading';
import { createSession } from './session';

/**
 * Keeps the visitor's role. What somebody else has left in this browser is cleared, and the page,
 * which may show some of it, loaded anew: until then it is false that all is settled.
 */
export async function settleVisitor(
  app: App,
  who: Reading<User>,
  reload: () => void = () => location.reload(),
): Promise<boolean> {
  const { store } = app;
  if (who.status === 'failed' && who.problem.code === 401) store.remove(USER_KIND);
  if (who.status !== 'ready') return true;
  const { id, role } = who.data;
  const isOther = id !== '' && takeOver(app, id, new Date());
  // The sidebar goes by the role.
  if (role === null) store.remove(USER_KIND);
  else store.set(USER_KIND, role);
  if (!isOther) return true;
  // The assistant still knows the one before.
  await app.of(createSession).end('assistant');
  reload();
  return false;
}
