/**
 * What belongs to the visitor and not to a version of the app (design section 7).
 *
 * The specification clears local storage when the app's version changes (section 4). What stands
 * under `work:` is left out of that, since it exists nowhere but in this browser and clearing it
 * would lose somebody's work:
 *
 * - `course_progress`, the chapters read, `course_places`, where courses were left, `notes:<chapter>`,
 *   what was noted there, `quiz:<chapter>`, how a quiz went, `handed-in:<chapter>`, which file was
 *   sent, and `podcast-place:<id>`, where a recording was left: no call of the platform keeps them;
 * - `disc`, the answers of a personality test that is not finished;
 * - `chat:history`, the conversations, and `chat:conversation`, the one shown last: the platform
 *   gives the messages of one whose id is known, and has no call that lists them;
 * - `chat:votes:<id>` and `chat:parents:<id>`, which question took another's place: no call takes them;
 * - `chat:turns:<id>`, what was said, for searching and for times without a connection;
 * - `chat:who`, who signed in to the assistant, whose conversations stand under `chat:of:<id>:`;
 * - `chat:draft` and `chat:draft:<id>`, a question without an answer yet, by its conversation;
 * - `draft:<form>`, the part of a form not sent yet that says nothing about a person;
 * - `festival-plan`, the parts of the festival that a visitor means to see;
 * - `reading-days`, the days on which the day's reading was finished;
 * - `gifts`, the donations pledged here: no call lists a donor's own;
 * - `submissions`, what was sent by the site's forms, without how to reach who sent it: no call lists
 *   one visitor's own;
 * - `liga-smk:schools`, the schools sent already: sending one again would register it twice.
 *
 * All else is cleared: the platform gives it again (`user_kind`), or it is a mark of one version.
 * Signing out clears the work too: the next person at this computer is somebody else.
 */
import { clearStore, type LocalStore } from './storage';

/** What the keys of the visitor's work begin with. */
export const WORK = 'work:';

const SCHEMA = 'work-schema';

/** The visitor's answer to whether visits may be counted: no version may ask again. */
export const CONSENT = 'consent';

/** Whose work it is: the user's id, once the platform has told it. */
export const OWNER = 'owner';

/** Changes when a visitor signs out, so that every open tab learns of it. */
export const VISIT = 'visit';

/** Lives on in this tab when a visitor has left it. */
const OF_THE_TAB: ReadonlySet<string> = new Set(['page-load-logged', 'reloaded-at']);

/** What the browser keeps for good, and what as long as the tab is open. */
export interface Stores {
  readonly store: LocalStore;
  readonly session: LocalStore;
}

/** Step `n` brings work of schema `n` to schema `n + 1`. */
const STEPS: readonly ((store: LocalStore) => void)[] = [namedAsWork];

/**
 * Brings the stored work to the schema of this version. Work of a newer schema, left by a version
 * that has been taken back, stays as it is: whoever reads it leaves out what it does not know.
 */
export function carryWorkOver(store: LocalStore): void {
  const schema = Number(store.get(SCHEMA) ?? 0);
  if (!(schema < STEPS.length)) return;
  for (const step of STEPS.slice(Math.max(0, Math.trunc(schema)))) step(store);
  store.set(SCHEMA, String(STEPS.length));
}

/** Clears what a new version of the app must not meet. */
export function clearForNewVersion(store: LocalStore): void {
  const kept: ReadonlySet<string> = new Set([SCHEMA, OWNER, VISIT, CONSENT]);
  clearStore(store, (key) => key.startsWith(WORK) || kept.has(key));
}

/** Where the chapters stand that can be read without a connection (app/public/player-sw.js). */
const CHAPTERS = 'player';

/** Clears all that belongs to the visitor. Tabs that are open learn of it by {@link hasLeft}. */
export function forgetVisitor({ store, session }: Stores, now: Date): void {
  clearStore(store, () => false);
  clearStore(session, (key) => OF_THE_TAB.has(key));
  store.set(SCHEMA, String(STEPS.length));
  store.set(VISIT, String(now.getTime()));
  session.set(VISIT, store.get(VISIT) ?? '');
  void forgetChapters();
}

/** Clears the chapters kept for times without a connection; to be waited for before a page goes. */
export async function forgetChapters(): Promise<void> {
  // Not everywhere is there such a store: none in tests, none without https.
  if (typeof caches === 'undefined') return;
  await caches.delete(CHAPTERS).catch(() => false);
}

/** Whether the visitor this tab was used by has signed out elsewhere since. */
export function hasLeft({ store, session }: Stores): boolean {
  const seen = session.get(VISIT);
  return seen !== null && seen !== (store.get(VISIT) ?? '');
}

/** Makes the tab the present visitor's: what one who has left typed into it is gone. */
export function settleTab(all: Stores): void {
  const { store, session } = all;
  if (hasLeft(all)) clearStore(session, (key) => OF_THE_TAB.has(key));
  session.set(VISIT, store.get(VISIT) ?? '');
}

/**
 * Tells that the platform knows the visitor by this id. Work without an owner becomes theirs;
 * somebody else's is cleared. True when it was somebody else's.
 */
export function takeOver(all: Stores, userId: string, now: Date): boolean {
  const owner = all.store.get(OWNER);
  const isOther = owner !== null && owner !== userId;
  if (isOther) forgetVisitor(all, now);
  if (owner !== userId) all.store.set(OWNER, userId);
  return isOther;
}

/** Schema 0 had no name for work, and kept whole drafts with what they say about a person. */
function namedAsWork(store: LocalStore): void {
  const isWork = (key: string) =>
    /^(course_progress|disc|chat:history|chat:draft|liga-smk:schools)$/.test(key) ||
    /^(chat:votes|podcast-place):/.test(key);
  for (const key of store.keys()) {
    if (isWork(key) && store.get(WORK + key) === null) store.set(WORK + key, store.get(key) ?? '');
    if (isWork(key) || key.startsWith('draft:')) store.remove(key);
  }
}
