/**
 * What was said in conversations, in the archive by the conversation's id. It comes there through
 * local storage (`turns.ts`), which is written at once, also as a page goes, and is carried over when
 * the last answer is whole. Where there is no database it stays there, as far as there is room.
 */
import type { Archive } from '../../core/archive';
import type { LocalStore } from '../../core/storage';
import { readHistory, shortenAnswers } from './history';
import {
  joinTurns,
  keepTurns,
  keysOfTurns,
  MOST_OF_ALL,
  readTurns,
  removeTurns,
  sizeOfTurns,
  type Turn,
  turnsIn,
} from './turns';

export interface Said {
  /** Keeps turns of a conversation beside those that are kept already. */
  keep(conversationId: string, news: readonly Turn[]): void;
  /** All that is kept of a conversation, the oldest first. */
  turnsOf(conversationId: string): Promise<Turn[]>;
  /** The words of all conversations of the history, by id. */
  texts(): Promise<ReadonlyMap<string, string>>;
  /** Carries over what stands in local storage. Never rejects. */
  carry(): Promise<void>;
  /** Forgets what was said in a conversation. */
  forget(conversationId: string): void;
}

interface Needs {
  /** Where the conversations of whoever is signed in are kept. */
  readonly store: () => LocalStore;
  readonly archive: Archive;
}

export function createSaid({ store, archive }: Needs): Said {
  /** Characters of each conversation in the archive; null until they have been counted. */
  let sizes: Map<string, number> | null = null;
  let carrying = Promise.resolve();

  const put = async (id: string, news: readonly Turn[]) => {
    let size = 0;
    await archive.change(id, (before) => {
      const turns = joinTurns(turnsIn(before), news);
      size = sizeOfTurns(turns);
      return turns;
    });
    sizes?.set(id, size);
  };

  const carryOnce = async () => {
    const from = store();
    const carried = new Map<string, number>();
    for (const { key, id } of keysOfTurns(from)) {
      const kept = from.get(key);
      const news = readTurns(from, id);
      if (!news.at(-1)?.is_whole) continue;
      await put(id, news);
      for (const { message_id, text } of news) carried.set(`${id} ${message_id}`, text.length);
      // What has been written there meanwhile, in any tab, is carried the next time.
      if (from.get(key) === kept) from.remove(key);
    }
    if (carried.size === 0) return;
    // The list is read again and again: it holds no more of an answer than a search may begin with.
    shortenAnswers(from, ({ conversation_id: id, message_id, bot_message }) => {
      return (carried.get(`${id} ${message_id}`) ?? 0) >= bot_message.length;
    });
    await makeRoom(from);
  };

  /** What was said longest ago makes room, of the conversations that are in sight and not pinned. */
  const makeRoom = async (from: LocalStore) => {
    sizes ??= new Map(
      [...(await archive.readAll())].map(([id, of]) => [id, sizeOfTurns(turnsIn(of))]),
    );
    let total = 0;
    const gone: string[] = [];
    for (const id of keptLongest(from)) {
      total += sizes.get(id) ?? 0;
      if (total > MOST_OF_ALL && sizes.has(id)) gone.push(id);
    }
    if (gone.length === 0) return;
    await archive.remove(gone);
    for (const id of gone) sizes.delete(id);
  };

  const carry = () => {
    carrying = carrying.then(carryOnce).catch(() => {});
    return carrying;
  };

  return {
    keep(id, news) {
      const from = store();
      const longest = keptLongest(from);
      if (keepTurns(from, id, news, longest) === 'kept') return void carry();
      // Local storage is full, but the database need not be. What has been erased stays so.
      if (!longest.includes(id)) return;
      void put(id, joinTurns(readTurns(from, id), news)).then(
        () => removeTurns(from, id),
        () => {},
      );
    },
    async turnsOf(id) {
      const from = store();
      const here = readTurns(from, id);
      // What stands in the archive is in sight for those whose history lists it.
      if (!idsOf(from).includes(id)) return here;
      const there = await archive.read(id).catch(() => null);
      return joinTurns(turnsIn(there), here);
    },
    async texts() {
      const from = store();
      const here = new Map(keysOfTurns(from).map(({ id }) => [id, readTurns(from, id)]));
      const there = await archive.readAll().catch(() => new Map<string, unknown>());
      const textOf = (id: string) =>
        joinTurns(turnsIn(there.get(id)), here.get(id) ?? [])
          .map(({ query, text }) => `${query} ${text}`)
          .join(' ');
      return new Map(idsOf(from).map((id) => [id, textOf(id)]));
    },
    carry,
    forget: (id) => {
      sizes?.delete(id);
      void archive.remove([id]).catch(() => {});
    },
  };
}

/** The ids of the history, used last first. */
function idsOf(store: LocalStore): string[] {
  return readHistory(store).map((entry) => entry.conversation_id);
}

/** The same in the order in which they make room, the last one first: pinned ones are kept longest. */
function keptLongest(store: LocalStore): string[] {
  const entries = readHistory(store);
  const pinned = entries.filter((entry) => entry.is_pinned);
  const others = entries.filter((entry) => !entry.is_pinned);
  return [...pinned, ...others].map((entry) => entry.conversation_id);
}
