/** The one way a write reaches the platform, and what it changes reaches the page. */
import type { Answer } from '../api/answer';
import type { Call, Write } from '../api/call';
import type { Send } from '../api/client';
import type { CallCache } from './cache';

/**
 * `send`, which also brings up to date what a {@link Write} changes: once it has been done, or may
 * have been. What the platform has clearly refused has changed nothing, and asking anew could take a
 * page away in which somebody is putting a form right.
 */
export function sendingWrites(send: Send, cache: Pick<CallCache, 'invalidate'>): Send {
  return async (call, options) => {
    if (!isWrite(call) || call.changes.length === 0) return send(call, options);
    let isRefused = false;
    try {
      const answer = await send(call, options);
      isRefused = refuses(answer);
      return answer;
    } finally {
      // Where the sender has given up in between, nobody knows whether it was done.
      if (!isRefused) cache.invalidate(call.changes);
    }
  };
}

function isWrite<T>(call: Call<T>): call is Write<T> {
  return 'changes' in call;
}

function refuses({ status, code }: Answer<unknown>): boolean {
  return !status && code >= 400 && code < 500;
}
