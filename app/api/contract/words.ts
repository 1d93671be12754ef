/** What each call is for, in one sentence, by the catalogue's name of it. */
import { SATELLITE_WORDS } from './words/satellites';
import { SERVICES_WORDS } from './words/services';

const WORDS: Readonly<Record<string, string>> = { ...SERVICES_WORDS, ...SATELLITE_WORDS };

/** What a call is for; undefined for one that nobody has described. */
export function wordsOf(call: string): string | undefined {
  return WORDS[call];
}

/** The calls that are described. */
export const described: readonly string[] = Object.keys(WORDS);
