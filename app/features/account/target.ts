/** Where a login leads back to. */
import { redirectKind } from '../../route/redirect';

const START = '/Welcome';

/** The local path that the query's `to` names; the start page for any other, and for the login itself. */
export function targetOf(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  const isLocal = to.startsWith('/') && redirectKind(to) === 'local';
  return isLocal && !/^\/(login|callbackauth)([/?#]|$)/i.test(to) ? to : START;
}
