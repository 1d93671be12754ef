/** What the platform has been sent, by the log of its stand-in (test/upstream/src/control.ts). */

import { valueAt } from '../../upstream/spec/values';
import { ask } from './platform';

/** The JSON that was sent to a path, as text, the oldest first. */
export async function bodiesSent(path: string): Promise<string[]> {
  return (await sentTo(path)).map((row) => String(valueAt(row, 'body')));
}

/** The idempotency keys of what was sent to a path, the oldest first. */
export async function keysSent(path: string): Promise<string[]> {
  return (await sentTo(path)).map((row) => String(valueAt(row, 'headers', 'idempotency-key')));
}

async function sentTo(path: string): Promise<unknown[]> {
  const answer: unknown = await (await ask('_control/log?bodies=all')).json();
  const log = valueAt(answer, 'data');
  if (!Array.isArray(log)) throw new Error('The log is no list');
  const isThere = (row: unknown) => String(valueAt(row, 'path')).startsWith(`/${path}`);
  return log.filter(isThere);
}
