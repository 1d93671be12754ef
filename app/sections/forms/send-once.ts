import type { Call } from '../../api/call';
import { keyed } from '../../api/call';
import type { Send } from '../../api/client';
import { pathOf } from '../../api/query';

/**
 * `send`, whose writes carry a key by which the platform takes each once. What is sent twice to one path
 * is two things; files have no key, as nothing counts them.
 */
export function sendOnce(send: Send, key: string): Send {
  const counts = new Map<string, number>();
  return (call, options) => {
    if (!isKeyless(call)) return send(call, options);
    const path = pathOf(call.address);
    const nth = (counts.get(path) ?? 0) + 1;
    counts.set(path, nth);
    return send(keyed(call, nth === 1 ? key : `${key}.${nth}`), options);
  };
}

/** Whether a call writes something that is counted and has no key of its own yet. */
function isKeyless(call: Call<unknown>): boolean {
  return 'changes' in call && !call.rules.key && !(call.body instanceof FormData);
}
