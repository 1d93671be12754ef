/**
 * Whose visit this is, as far as every page has to know. What becomes of the visitor's work as visits begin
 * and end is in `visitor-store.ts`, whose code only those load who have left something in this browser.
 */
import { clearStore, type LocalStore } from './storage';
import { WORK_OF } from './work-owner';

/** What the keys of the work begin with that is nobody's yet. */
export const WORK = 'work:';

/** Which shape the stored work is of. */
export const SCHEMA = 'work-schema';

/** The shape that this version reads; what is older is brought to it (`visitor-store.ts`). */
export const WORK_SCHEMA = 2;

/** The visitor's answer to whether visits may be counted: no version may ask again. */
export const CONSENT = 'consent';

/** Whose work is in sight: the mark of who is signed in, once the platform has told it. */
export const OWNER = 'owner';

/** Changes when a visitor signs out, so that every open tab learns of it. */
export const VISIT = 'visit';

/** What was typed in this tab and is too personal to outlive it. */
const TYPED = /^(draft|idea):/;

/** What the browser keeps for good, and what as long as the tab is open. */
export interface Stores {
  readonly store: LocalStore;
  readonly session: LocalStore;
}

/** Clears what a new version of the app must not meet. */
export function clearForNewVersion(store: LocalStore): void {
  const kept = [SCHEMA, OWNER, VISIT, CONSENT];
  clearStore(store, (key) => isWork(key) || kept.includes(key));
}

/** The keys of what was typed in this tab and not sent. */
export function typedKeys(session: Pick<LocalStore, 'keys'>): string[] {
  return session.keys().filter((key) => TYPED.test(key));
}

/** Whether the visitor this tab was used by has signed out elsewhere since. */
export function hasLeft({ store, session }: Stores): boolean {
  const seen = session.get(VISIT);
  return seen !== null && seen !== (store.get(VISIT) ?? '');
}

/** From here on the tab knows of everybody who has signed out until now. */
export function settleTab({ store, session }: Stores): void {
  session.set(VISIT, store.get(VISIT) ?? '');
}

/** Whether a key is of a visitor's work. */
export function isWork(key: string): boolean {
  return key.startsWith(WORK) || key.startsWith(WORK_OF);
}
