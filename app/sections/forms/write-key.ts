/**
 * The name of something that is to be taken once: made when it is sent first, kept as long as the tab,
 * and forgotten once the platform has taken it. So what is sent again, since its answer was lost, is the
 * same to the platform, also after a reload.
 */
import * as v from 'valibot';
import { seedOf } from '../../art/identity/seed';
import { object } from '../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../core/storage';

export interface WriteKey {
  readonly key: string;
  /** Whether it was sent and nobody knows what came of it. */
  readonly isLost: boolean;
}

const keyOf = (name: string): string => `write-key:${name}`;

const kept = object({
  key: v.string(),
  isLost: v.boolean(),
  /** What is sent, as a number: something else is another one. */
  content: v.number(),
});

/**
 * The key of what is called so and says this; a new one where it has none yet, or said something else.
 * Whether an answer was lost holds for whatever is sent next.
 */
export function writeKey(session: LocalStore, name: string, content = ''): WriteKey {
  const known = readJson(session, keyOf(name), kept);
  const seed = seedOf(content);
  if (known?.content === seed) return known;
  const made = { key: newKey(), isLost: known?.isLost === true, content: seed };
  writeJson(session, keyOf(name), made);
  return made;
}

/** Notes that the answer to it was lost. */
export function noteLost(session: LocalStore, name: string): void {
  const known = readJson(session, keyOf(name), kept);
  if (known !== null) writeJson(session, keyOf(name), { ...known, isLost: true });
}

/** The next one of that name is another. */
export function forgetKey(session: LocalStore, name: string): void {
  session.remove(keyOf(name));
}

/** 32 hex digits. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
