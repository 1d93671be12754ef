/** The one way a write reaches the platform, and what it or somebody else changes reaches the page. */
import type { Answer } from '../api/answer';
import type { Call, Write } from '../api/call';
import type { Send } from '../api/client';
import { pathOf } from '../api/query';
import type { CallCache } from './cache';

/**
 * `send`, which also brings up to date what a {@link Write} changes: once it has been done, or may
 * have been, or somebody else was quicker. What the platform has clearly refused has changed nothing,
 * and asking anew could take a page away in which somebody is putting a form right.
 */
export function sendingWrites(send: Send, cache: Pick<CallCache, 'invalidate' | 'expire'>): Send {
  return async (call, options) => {
    if (!isWrite(call)) return send(call, options);
    let isRefused = false;
    try {
      const answer = await send(call, options);
      isRefused = refuses(answer);
      return answer;
    } finally {
      // Where the sender has given up in between, nobody knows whether it was done.
      if (!isRefused) {
        if (call.isSiteWide) cache.expire();
        cache.invalidate(call.changes);
      }
    }
  };
}

/**
 * For what is changed without a write of this page's: paid for on another site, or removed by somebody
 * else. Brings up to date what the call reads, or what a write would have changed.
 */
export function changedElsewhere(cache: Pick<CallCache, 'invalidate'>, call: Call<unknown>): void {
  cache.invalidate(isWrite(call) ? call.changes : [pathOf(call.address)]);
}

/** Somebody else has changed it meanwhile. */
const CONFLICT = 409;

function isWrite<T>(call: Call<T>): call is Write<T> {
  return 'changes' in call;
}

function refuses({ status, code }: Answer<unknown>): boolean {
  return !status && code >= 400 && code < 500 && code !== CONFLICT;
}
