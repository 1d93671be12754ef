/** What a visitor leaves in this browser: counted, and as a file of their own. */

import type { App } from '../../core/app';
import type { LocalStore } from '../../core/storage';
import { typedKeys } from '../../core/visit';
import { tabAway } from '../../core/visitor-store';
import { ownersPart } from '../../core/work-owner';
import { CONVERSATIONS, KINDS, kindOf, OTHERS } from './kept-kinds';

/** So many of a kind. */
export interface Trace {
  readonly noun: string;
  readonly count: number;
}

type Kept = Pick<LocalStore, 'get' | 'keys'>;

/**
 * What is kept of a visitor, by its key; that of what was typed in this tab begins with `tab:`, since
 * half of a form may stand in their work under the same one.
 */
export type Traces = Readonly<Record<string, unknown>>;

/** What the keys begin with of what was typed in a tab. */
export const TAB = 'tab:';

/** All that is kept of who is signed in. */
export function tracesOf({ work, session }: { work: Kept; session: Kept }): Traces {
  return { ...contentOf(work, work.keys()), ...contentOf(session, typedKeys(session), TAB) };
}

/** All that is kept of an owner who is signed out. */
export function tracesAway(
  { store, session }: Pick<App, 'store' | 'session'>,
  owner: string,
): Traces {
  const [work, tab] = [ownersPart(store, owner), tabAway(session, owner)];
  return { ...contentOf(work, work.keys()), ...contentOf(tab, tab.keys(), TAB) };
}

/**
 * How many there are of each kind; empty where nothing would be missed. `conversations` is how many there
 * are in the database (`conversation-partitions.ts`).
 */
export function countTraces(traces: Traces, conversations = 0): Trace[] {
  const found = new Map([...KINDS.map(({ noun }) => noun), OTHERS].map((noun) => [noun, 0]));
  found.set(CONVERSATIONS, conversations);
  for (const [key, value] of Object.entries(traces)) {
    // The halves of a form are one text.
    if (Object.hasOwn(traces, TAB + key)) continue;
    const { noun, count, isMark } = kindOf(untabbed(key));
    if (!isMark) found.set(noun, (found.get(noun) ?? 0) + count(value));
  }
  return [...found].map(([noun, count]) => ({ noun, count })).filter(({ count }) => count > 0);
}

/** A key without what says that it is a tab's. */
export function untabbed(key: string): string {
  return key.startsWith(TAB) ? key.slice(TAB.length) : key;
}

/**
 * The file that a visitor takes along (`work-file.ts`): whose site and whose work it is, and all that
 * is kept. `more` is what stands beside, to be read alone.
 */
export function exportOf(
  traces: Traces,
  site: string,
  now: Date,
  owner: string | null = null,
  more: object = {},
): string {
  const head = { format: FORMAT, site, owner, exportedAt: now.toISOString() };
  return JSON.stringify({ ...head, data: traces, ...more }, null, 2);
}

/** Of the file; one of a higher number is a later version's. */
export const FORMAT = 2;

/** What these keys hold, in the same words; what nobody would miss is left out. */
export function nounsOf(keys: readonly string[]): string[] {
  const kinds = keys.map(kindOf).filter(({ isMark }) => !isMark);
  return [...new Set(kinds.map(({ noun }) => noun))];
}

/** "3 catatan, 2 kemajuan bab, 1 tulisan yang belum terkirim". */
export function tracesText(traces: readonly Trace[]): string {
  return traces.map(({ noun, count }) => `${count} ${noun}`).join(', ');
}

function contentOf(store: Kept, keys: readonly string[], prefix = ''): Traces {
  return Object.fromEntries(keys.map((key) => [prefix + key, parsed(key, store.get(key) ?? '')]));
}

/** Some values are JSON, others plain texts, also where they look like a number. */
function parsed(key: string, stored: string): unknown {
  if (kindOf(key).shape === 'text') return stored;
  try {
    return JSON.parse(stored);
  } catch {
    return stored;
  }
}
