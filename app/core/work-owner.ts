/**
 * Whose work is whose (design section 7). Each owner's stands in a part of its own, named by a mark of
 * the platform's user id; what somebody does who is not signed in is nobody's, and becomes the work
 * of whoever signs in next.
 */
import { type LocalStore, partOf } from './storage';

/** What the keys of somebody's work begin with; the owner's mark follows. */
export const WORK_OF = 'work-of:';

/** Where an owner's work is kept. */
export function ownersPart(store: LocalStore, owner: string): LocalStore {
  return partOf(store, `${WORK_OF}${owner}:`);
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
