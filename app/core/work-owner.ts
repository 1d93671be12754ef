/**
 * Whose work is whose (design section 7). Each owner's stands in a part of its own, named by a mark of
 * the platform's user id; what somebody does who is not signed in is nobody's, and becomes the work
 * of whoever signs in next.
 */
import { isRecord } from './decode';
import { type LocalStore, partOf } from './storage';

/** What the keys of somebody's work begin with; the owner's mark follows. */
export const WORK_OF = 'work-of:';

/** Where an owner's work is kept. */
export function ownersPart(store: LocalStore, owner: string): LocalStore {
  return partOf(store, `${WORK_OF}${owner}:`);
}

/**
 * Names an owner without their id. It tells apart, and hides nothing from who can try all ids: 53 bits
 * of a mixing function (cyrb53), which unlike the browser's own needs neither https nor a wait.
 */
export function markOf(userId: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const unit of Array.from(userId, (letter) => letter.codePointAt(0) ?? 0)) {
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  const mix = (one: number, other: number) =>
    Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  [high, low] = [mix(high, low), mix(low, high)];
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** The visitor's work, wherever it is kept; whose it is can change while a page stands open. */
export interface Work extends LocalStore {
  /** Whose it is; null for nobody's. */
  owner(): string | null;
  /** Whether something of it has been read, and may be in sight. */
  wasRead(): boolean;
  /** From here on it is this owner's. */
  turnTo(owner: string | null): void;
  /** From here on nothing is written: the visitor has left, and the page is about to. */
  close(): void;
}

/** The work that is in sight; nobody's at first, which stands in `unowned`. */
export function createWork(store: LocalStore, unowned: LocalStore): Work {
  let present = unowned;
  let owner: string | null = null;
  let wasRead = false;
  let isClosed = false;
  const reading = () => {
    wasRead = true;
    return present;
  };
  return {
    get: (key) => reading().get(key),
    set: (key, value) => (isClosed ? 'full' : present.set(key, value)),
    remove: (key) => {
      if (!isClosed) present.remove(key);
    },
    keys: () => reading().keys(),
    owner: () => owner,
    wasRead: () => wasRead,
    close: () => {
      isClosed = true;
    },
    turnTo(next) {
      owner = next;
      present = next === null ? unowned : ownersPart(store, next);
    },
  };
}

/** What a visitor wrote in words, where two texts can only stand one below the other. */
const TEXTS = /^(notes:|chat:draft(:|$))/;

/** Joins what somebody did while signed out (`moved`) with what they had done before. */
export function mergeWork(key: string, moved: string, there: string): string {
  if (TEXTS.test(key)) {
    if (there.includes(moved)) return there;
    return moved.includes(there) ? moved : `${there}\n\n${moved}`;
  }
  try {
    return JSON.stringify(joined(JSON.parse(there), JSON.parse(moved)));
  } catch {
    return moved;
  }
}

/** Lists and records hold what either holds; of single values the later one stays. */
function joined(before: unknown, later: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(later)) {
    const texts = new Set([...later, ...before].map((item) => JSON.stringify(item)));
    return [...texts].map((text): unknown => JSON.parse(text));
  }
  if (!isRecord(before) || !isRecord(later)) return later;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(later)])];
  const pairs = keys.map((key): [string, unknown] => {
    if (!Object.hasOwn(before, key)) return [key, later[key]];
    return [key, Object.hasOwn(later, key) ? joined(before[key], later[key]) : before[key]];
  });
  return Object.fromEntries(pairs);
}
