/**
 * The name of a request that has not been answered yet. It stays the same as long as the same is
 * asked for, until the platform has taken it, so that one whose answer was lost is not paid twice.
 */

import * as v from 'valibot';
import { object } from '../../../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../../../core/storage';

const KEY = 'payout-key';

const kept = object({ key: v.string(), asked: v.string() });

/** The name of the request to send now; `request` is all else that is sent. */
export function requestKey(store: LocalStore, request: object): string {
  const asked = JSON.stringify(request);
  const known = readJson(store, KEY, kept);
  if (known?.asked === asked) return known.key;
  const key = newSeed();
  writeJson(store, KEY, { key, asked });
  return key;
}

/** What the page of who has no script names its requests by, in place of the browser's store. */
export function newSeed(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** The name of a request that such a page sends: another one where something else is asked for. */
export async function seededKey(seed: string, request: object): Promise<string> {
  const named = new TextEncoder().encode(`${seed} ${JSON.stringify(request)}`);
  const hash = await crypto.subtle.digest('SHA-256', named);
  return hexOf(new Uint8Array(hash).subarray(0, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The next request is another one. */
export function forgetRequestKey(store: LocalStore): void {
  store.remove(KEY);
}
