import type { Send } from '../api/client';

/** How long to wait before each further attempt, in ms. */
const PAUSES_MS = [200, 400, 800, 1600];

const CONFLICT = 409;

/**
 * `send`, which sends a write again whose key is in use. A second press sends the same form while the first
 * is still being processed, which the platform answers with 409 (the Idempotency-Key draft of the IETF,
 * section 2.6); once the first is done, the same key is answered as the first was. A conflict of another kind
 * is answered by the last attempt.
 */
export function retryConflicts(send: Send, pause: (ms: number) => Promise<unknown>): Send {
  return async (call, options) => {
    let answer = await send(call, options);
    for (const ms of call.rules.key ? PAUSES_MS : []) {
      if (answer.status || answer.code !== CONFLICT) break;
      await pause(ms);
      answer = await send(call, options);
    }
    return answer;
  };
}
