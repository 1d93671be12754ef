/** What a visitor leaves in this browser: counted, and as a file of their own. */
import type { LocalStore } from '../../api/storage';
import { tabAway, typedKeys } from '../../api/visitor-store';
import { ownersPart } from '../../api/work-owner';
import type { App } from '../../app';
import { isRecord } from '../../decode';

/** A kind of work, by its keys; how many of them one value holds, and what they are called. */
interface Kind {
  readonly keys: RegExp;
  readonly count: (value: unknown) => number;
  readonly noun: string;
}

const one = () => 1;
const items = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** A list of chapters for each course. */
const chapters = (value: unknown) =>
  isRecord(value) ? Object.values(value).reduce<number>((sum, list) => sum + items(list), 0) : 0;

/** In the order in which they are told. */
const KINDS: readonly Kind[] = [
  { keys: /^notes:/, count: one, noun: 'catatan' },
  { keys: /^course_progress$/, count: chapters, noun: 'kemajuan bab' },
  { keys: /^quiz:/, count: one, noun: 'hasil kuis' },
  { keys: /^handed-in:/, count: one, noun: 'tanda tugas terkirim' },
  {
    keys: /^(draft:|idea:|chat:(of:[^:]*:)?draft$)/,
    count: one,
    noun: 'tulisan yang belum terkirim',
  },
  { keys: /^chat:(of:.*:)?history$/, count: items, noun: 'percakapan' },
  { keys: /^submissions$/, count: items, noun: 'catatan kiriman' },
  { keys: /^gifts$/, count: items, noun: 'niat donasi' },
  { keys: /^disc$/, count: one, noun: 'tes kepribadian yang belum selesai' },
];

/** Marks that nobody would miss without what they stand beside: of the work, and of a tab. */
const MARKS = [
  /^(course_places|podcast-place:.*|payout-key)$/,
  /^chat:(of:.*:)?(who|conversation|votes:.*|parents:.*)$/,
  /^(page-load-logged|reloaded-at|token-checked|assistant-open|order-wish|visit|owner|ending)$/,
  /^away:/,
];

/** What a brand of its own keeps: a plan, a list of favourites, a game's best. */
const OTHERS = 'simpanan lain';

/** So many of a kind. */
export interface Trace {
  readonly noun: string;
  readonly count: number;
}

type Kept = Pick<LocalStore, 'get' | 'keys'>;

/** What is kept of a visitor, by its key; what was typed in this tab stands among it. */
export type Traces = Readonly<Record<string, unknown>>;

/** All that is kept of who is signed in. */
export function tracesOf({ work, session }: { work: Kept; session: Kept }): Traces {
  return { ...contentOf(work, work.keys()), ...contentOf(session, typedKeys(session)) };
}

/** All that is kept of an owner who is signed out. */
export function tracesAway(
  { store, session }: Pick<App, 'store' | 'session'>,
  owner: string,
): Traces {
  const parts = [ownersPart(store, owner), tabAway(session, owner)];
  return Object.assign({}, ...parts.map((part) => contentOf(part, part.keys())));
}

/** How many there are of each kind; empty where nothing would be missed. */
export function countTraces(traces: Traces): Trace[] {
  const found = new Map([...KINDS.map(({ noun }) => noun), OTHERS].map((noun) => [noun, 0]));
  for (const [key, value] of Object.entries(traces)) {
    if (isMark(key)) continue;
    const { noun, count } = KINDS.find(({ keys }) => keys.test(key)) ?? {
      noun: OTHERS,
      count: one,
    };
    found.set(noun, (found.get(noun) ?? 0) + count(value));
  }
  return [...found].map(([noun, count]) => ({ noun, count })).filter(({ count }) => count > 0);
}

/** What these keys hold, in the same words; what nobody would miss is left out. */
export function nounsOf(keys: readonly string[]): string[] {
  const nouns = keys.filter((key) => !isMark(key)).map((key) => kindOf(key).noun);
  return [...new Set(nouns)];
}

/** "3 catatan, 2 kemajuan bab, 1 tulisan yang belum terkirim". */
export function tracesText(traces: readonly Trace[]): string {
  return traces.map(({ noun, count }) => `${count} ${noun}`).join(', ');
}

/** The file that a visitor takes along. */
export function exportOf(traces: Traces, site: string, now: Date): string {
  return JSON.stringify({ site, exportedAt: now.toISOString(), data: traces }, null, 2);
}

function isMark(key: string): boolean {
  return MARKS.some((mark) => mark.test(key));
}

function kindOf(key: string): Pick<Kind, 'noun' | 'count'> {
  return KINDS.find(({ keys }) => keys.test(key)) ?? { noun: OTHERS, count: one };
}

function contentOf(store: Kept, keys: readonly string[]): Traces {
  return Object.fromEntries(keys.map((key) => [key, parsed(store.get(key) ?? '')]));
}

/** Some values are JSON, others plain texts. */
function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return stored;
  }
}
