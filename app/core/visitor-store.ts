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
 * - `study-place`, the chapter that was open last with how far its course has come, and `study-told`,
 *   that the assistant may be told it;
 * - `disc`, the answers of a personality test that is not finished;
 * - `chat:partitions`, where in the database the conversations are
 *   (`shell/session/conversation-partitions.ts`), `chat:unsaved:<id>`, what of one is not in it, and
 *   `chat:conversation`, the one shown last: the platform gives the messages of one whose id is known,
 *   has no call that lists them, and none that takes votes;
 * - `chat:history`, `chat:votes:<id>`, `chat:parents:<id>` and `chat:turns:<id>`, the same as earlier
 *   versions kept it, until it is moved over;
 * - `chat:who`, who signed in to the assistant, whose conversations stand under `chat:of:<id>:`;
 * - `chat:draft` and `chat:draft:<id>`, a question without an answer yet, by its conversation;
 * - `draft:<form>`, the part of a form not sent yet that says nothing about a person, and `draft-at:<form>`,
 *   when it was changed last;
 * - `festival-plan`, the parts of the festival that a visitor means to see;
 * - `reading-days`, the days on which the day's reading was finished;
 * - `gifts`, the donations pledged here: no call lists a donor's own;
 * - `payout-accounts`, the bank accounts that money was asked to from here: no call lists them;
 * - `submissions`, what was sent by the site's forms, without how to reach who sent it: no call lists
 *   one visitor's own;
 * - `liga-smk:schools`, the schools sent already: sending one again would register it twice.
 *
 * All else is cleared: the platform gives it again (`user_kind`), or it is a mark of one version.
 *
 * Who is signed in has their work under `work-of:<owner>:` instead (`work-owner.ts`). Signing out puts
 * it out of sight, and so does signing in as somebody else: the next person at this computer is
 * another one. It is deleted only when its owner says so.
 */
import { mergeWork } from './merge-work';
import { markOf } from './owner-mark';
import { clearStore, type LocalStore, moveStore, partOf } from './storage';
import { isWork, OWNER, SCHEMA, type Stores, typedKeys, VISIT, WORK, WORK_SCHEMA } from './visit';
import { ownersPart } from './work-owner';

/** Lives on in this tab when a visitor has left it. */
const OF_THE_TAB = ['page-load-logged', 'reloaded-at'];

/** Where that stands while its owner is signed out, followed by whose it is. */
const AWAY = 'away:';

/** Step `n` brings work of schema `n` to schema `n + 1`. */
const STEPS: readonly ((store: LocalStore) => void)[] = [namedAsWork, namedByOwner];

/**
 * Brings the stored work to the schema of this version. Work of a newer schema, left by a version
 * that has been taken back, stays as it is: whoever reads it leaves out what it does not know.
 */
export function carryWorkOver(store: LocalStore): void {
  const schema = Number(store.get(SCHEMA) ?? 0);
  if (!(schema < STEPS.length)) return;
  for (const step of STEPS.slice(Math.max(0, Math.trunc(schema)))) step(store);
  store.set(SCHEMA, String(WORK_SCHEMA));
}

/** Where the chapters stand that can be read without a connection (app/public/player-sw.js). */
export const CHAPTERS = 'player';

/** Clears the chapters kept for times without a connection; to be waited for before a page goes. */
export async function forgetChapters(): Promise<void> {
  // Not everywhere is there such a store: none in tests, none without https.
  if (typeof caches === 'undefined') return;
  await caches.delete(CHAPTERS).catch(() => false);
}

/**
 * Takes all out of sight that belongs to the visitor: the work stays under its owner's mark, what was
 * typed in this tab too, and the rest goes. Tabs that are open learn of it by {@link hasLeft}.
 */
export function archiveUserData(all: Stores, owner: string | null, now: Date): void {
  const { store, session } = all;
  clearStore(store, (key) => isWork(key));
  archiveTab(session, owner);
  store.set(SCHEMA, String(WORK_SCHEMA));
  store.set(VISIT, String(now.getTime()));
  session.set(VISIT, store.get(VISIT) ?? '');
  void forgetChapters();
}

/** Deletes what was put away of somebody, because they say so. */
export function erase({ store, session }: Stores, owner: string): void {
  clearStore(ownersPart(store, owner), () => false);
  clearStore(tabAway(session, owner), () => false);
}

/** Takes out of sight what this tab holds of the visitor. */
export function archiveTab(session: LocalStore, owner: string | null): void {
  if (owner !== null) {
    for (const key of typedKeys(session)) {
      const typed = session.get(key) ?? '';
      session.remove(key);
      session.set(`${AWAY}${owner}:${key}`, typed);
    }
  }
  clearStore(session, (key) => OF_THE_TAB.includes(key) || key.startsWith(AWAY));
}

/** Brings back what was typed in this tab before its owner had signed out; false where nothing was. */
export function restoreTab(session: LocalStore, owner: string): boolean {
  const away = tabAway(session, owner);
  const had = away.keys().length > 0;
  // What has been typed since is newer.
  moveStore(away, session, (_key, _before, there) => there);
  return had;
}

/** What was typed in this tab and put out of sight with its owner. */
export function tabAway(session: LocalStore, owner: string): LocalStore {
  return partOf(session, `${AWAY}${owner}:`);
}

/** Schema 0 had no name for work, and kept whole drafts with what they say about a person. */
function namedAsWork(store: LocalStore): void {
  const isOldWork = (key: string) =>
    /^(course_progress|disc|chat:history|chat:draft|liga-smk:schools)$/.test(key) ||
    /^(chat:votes|podcast-place):/.test(key);
  for (const key of store.keys()) {
    if (isOldWork(key) && store.get(WORK + key) === null) {
      store.set(WORK + key, store.get(key) ?? '');
    }
    if (isOldWork(key) || key.startsWith('draft:')) store.remove(key);
  }
}

/** Schema 1 knew whose all the work was, by the platform's own id. */
function namedByOwner(store: LocalStore): void {
  const owner = store.get(OWNER);
  if (owner === null) return;
  moveStore(partOf(store, WORK), ownersPart(store, markOf(owner)), mergeWork);
  store.set(OWNER, markOf(owner));
}
