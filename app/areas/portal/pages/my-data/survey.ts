/** What this browser keeps for the site: counted by kind, with what is not the visitor's told apart. */
import type { App } from '../../../../core/app';
import { cookieNames } from '../../../../core/cookies';
import {
  bytesOf,
  type KeptDatabase,
  ownerIn,
  type RecordTest,
  readCaches,
  readDatabases,
  wholeStorage,
} from '../../../../core/origin-storage';
import { storeName } from '../../../../core/storage';
import { WORK } from '../../../../core/visit';
import { WORK_OF } from '../../../../core/work-owner';
import { partitionIn } from '../../../../shell/session/conversation-partitions';
import { COOKIES, COUNTING } from '../../../../shell/session/kept-cookies';
import { CONVERSATIONS, type KeptGroup, kindOf } from '../../../../shell/session/kept-kinds';

/** So much of one kind; `bytes` is what it takes in the browser. */
export interface KeptPart {
  readonly group: KeptGroup | 'offline';
  readonly noun: string;
  readonly count: number;
  readonly bytes: number;
}

export interface Survey {
  readonly parts: readonly KeptPart[];
  /** What is somebody else's, or another site's of this address: never what it says. */
  readonly others: { readonly count: number; readonly bytes: number };
  /** The readable cookies that are there. */
  readonly cookies: readonly string[];
  readonly databases: readonly KeptDatabase[];
}

/** One thing in local storage or in this tab's. */
export interface Found {
  readonly raw: string;
  readonly value: string;
  /** As the list of kinds names it. */
  readonly key: string;
  readonly isOthers: boolean;
}

type Reader = Pick<App, 'boot' | 'work'>;

/** What some tenant keeps under a name of its own. */
const OF_A_TENANT = /^[\w-]+@[^:]+:/;

/** All that a storage holds, with whose it is for who is here now. */
export function foundIn(storage: Kept, { boot, work }: Reader): Found[] {
  const prefix = `${storeName(boot.tenant)}:`;
  const owner = work.owner();
  return storage.keys().map((raw) => {
    const own = raw.startsWith(prefix) ? raw.slice(prefix.length) : raw;
    const marked = ownerIn(own);
    const isOtherSite = own === raw && OF_A_TENANT.test(raw);
    const key = own.startsWith(WORK_OF)
      ? own.slice(WORK_OF.length + (marked?.length ?? 0) + 1)
      : own.replace(WORK, '');
    const isOthers = isOtherSite || (marked !== null && marked !== owner);
    return { raw, value: storage.get(raw) ?? '', key, isOthers };
  });
}

interface Kept {
  keys(): string[];
  get(key: string): string | null;
}

/** The kinds of what is found, each once. */
export function partsOf(found: readonly Found[]): KeptPart[] {
  const parts = new Map<string, KeptPart>();
  // The halves of a form, in the work and in the tab, are one text.
  const counted = new Set<string>();
  for (const { raw, key, value } of found) {
    const { group, noun, count, isMark } = kindOf(key);
    const name = `${group}:${noun}`;
    const before = parts.get(name) ?? { group, noun, count: 0, bytes: 0 };
    const isCounted = counted.has(name + key);
    counted.add(name + key);
    const more = isCounted ? 0 : isMark ? 1 : count(parsed(value));
    const bytes = before.bytes + bytesOf(raw + value);
    parts.set(name, { ...before, count: before.count + more, bytes });
  }
  return [...parts.values()];
}

/** All that both storages hold. */
export function foundInBoth(app: Reader): Found[] {
  return [...foundIn(wholeStorage('local'), app), ...foundIn(wholeStorage('session'), app)];
}

/** Looks at everything there is. */
export async function surveyOf(app: Reader): Promise<Survey> {
  const found = foundInBoth(app);
  const isOthers = othersRecord(found, app);
  const [databases, chapters] = await Promise.all([
    readDatabases().catch(() => []),
    readCaches().catch(() => ({ count: 0, bytes: 0 })),
  ]);
  const records = databases.flatMap(({ name, stores }) =>
    Object.values(stores)
      .flat()
      .map(([key, value]) => ({
        isConversation: isConversationDatabase(name),
        isOthers: isOthers(name, key),
        bytes: bytesOf(JSON.stringify([key, value])),
      })),
  );
  const own = records.filter((one) => !one.isOthers);
  const hidden = [
    ...found
      .filter((one) => one.isOthers)
      .map(({ raw, value }) => ({ bytes: bytesOf(raw + value) })),
    ...records.filter((one) => one.isOthers),
  ];
  const parts = partsOf(found.filter((one) => !one.isOthers));
  const said = own.filter((one) => !one.isConversation);
  addPart(parts, CONVERSATIONS, sumOf(own.filter((one) => one.isConversation)));
  addPart(parts, 'isi percakapan', sumOf(said));
  if (chapters.count > 0) {
    parts.push({ group: 'offline', noun: 'berkas bab untuk dibaca luring', ...chapters });
  }
  const known = COOKIES.filter(({ isHidden }) => !isHidden).map(({ name }) => name);
  const cookies = cookieNames(/./).filter((name) => known.includes(name) || COUNTING.test(name));
  return { parts, others: sumOf(hidden), cookies, databases: ownOf(databases, isOthers) };
}

/** Counts something of the assistant among the parts, beside what there is of the same name. */
function addPart(parts: KeptPart[], noun: string, more: Pick<KeptPart, 'count' | 'bytes'>): void {
  if (more.count === 0) return;
  const at = parts.findIndex((part) => part.group === 'assistant' && part.noun === noun);
  const { count, bytes } = parts[at] ?? { count: 0, bytes: 0 };
  const part = { noun, count: count + more.count, bytes: bytes + more.bytes };
  parts.splice(at === -1 ? parts.length : at, 1, { group: 'assistant', ...part });
}

function isConversationDatabase(name: string): boolean {
  return name.startsWith('conversations:');
}

/** Shorter keys say nothing of whose a record is. */
const SHORTEST_KEY = 4;

/**
 * Whether a record of a database is not the visitor's: it is another site's, its key says so, or it is
 * named by what others keep in local storage and by nothing that is the visitor's.
 */
export function othersRecord(found: readonly Found[], { boot, work }: Reader): RecordTest {
  const site = storeName(boot.tenant);
  const isNamed = (key: string, of: readonly Found[]) =>
    of.some(({ raw, value }) => value.includes(JSON.stringify(key)) || raw.endsWith(`:${key}`));
  const [others, own] = [found.filter((one) => one.isOthers), found.filter((one) => !one.isOthers)];
  return (database, key) => {
    const tenant = /[\w-]+@[^:]+$/.exec(database)?.[0] ?? site;
    const owner = ownerIn(key);
    if (tenant !== site || (owner !== null && owner !== work.owner())) return true;
    // Conversations are named by the partition that they stand in.
    const name = isConversationDatabase(database) ? partitionIn(key) : key;
    if (typeof name !== 'string' || name.length < SHORTEST_KEY) return false;
    return isNamed(name, others) && !isNamed(name, own);
  };
}

/** What of the databases is the visitor's, or nobody's. */
function ownOf(databases: readonly KeptDatabase[], isOthers: RecordTest): KeptDatabase[] {
  return databases
    .map(({ name, stores }) => ({
      name,
      stores: Object.fromEntries(
        Object.entries(stores).map(([store, all]) => {
          return [store, all.filter(([key]) => !isOthers(name, key))];
        }),
      ),
    }))
    .filter(({ stores }) => Object.values(stores).some((all) => all.length > 0));
}

function sumOf(all: readonly { readonly bytes: number }[]) {
  return { count: all.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
