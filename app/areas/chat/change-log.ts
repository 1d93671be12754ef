/**
 * Tells other tabs which conversations have changed: by a key of local storage, whose change the browser
 * announces to them. (A `BroadcastChannel` would keep pages out of the back-forward cache.)
 */
import * as v from 'valibot';
import { texts } from '../../api/schemas';
import { type LocalStore, readJson, writeJson } from '../../core/storage';

const KEY = 'changed';

/** Changes that are named; who has missed more of them reads everything again. */
const MOST_NAMED = 20;

export interface ChangeLog {
  /** Tells that this tab has changed a conversation. */
  tell(part: LocalStore, id: string): void;
  /** The conversations that other tabs have changed since this was asked last; `all` for too many. */
  news(part: LocalStore): readonly string[] | 'all';
}

export function createChangeLog(): ChangeLog {
  let seen: readonly string[] = [];
  const read = (part: LocalStore) => readJson(part, KEY, v.pipe(v.unknown(), texts)) ?? [];
  return {
    tell(part, id) {
      const mark = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '';
      const log = [...read(part), `${mark}:${id}`].slice(-MOST_NAMED);
      seen = [...seen, `${mark}:${id}`].slice(-2 * MOST_NAMED);
      writeJson(part, KEY, log);
    },
    news(part) {
      const log = read(part);
      const unseen = log.filter((one) => !seen.includes(one));
      seen = [...seen.filter((one) => log.includes(one)), ...unseen];
      if (unseen.length === MOST_NAMED) return 'all';
      return [...new Set(unseen.map((one) => one.slice(one.indexOf(':') + 1)))];
    },
  };
}
