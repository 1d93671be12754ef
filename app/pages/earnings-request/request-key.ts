/**
 * The name of a request that has not been answered yet. It stays the same as long as the same is
 * asked for, until the platform has taken it, so that one whose answer was lost is not paid twice.
 */
import { type LocalStore, readJson, writeJson } from '../../api/storage';
import { object, string } from '../../decode';

const KEY = 'payout-key';

const kept = object((field) => ({ key: field('key', string), asked: field('asked', string) }));

/** The name of the request to send now; `request` is all else that is sent. */
export function requestKey(store: LocalStore, request: object): string {
  const asked = JSON.stringify(request);
  const known = readJson(store, KEY, kept);
  if (known?.asked === asked) return known.key;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  writeJson(store, KEY, { key, asked });
  return key;
}

/** The next request is another one. */
export function forgetRequestKey(store: LocalStore): void {
  store.remove(KEY);
}
