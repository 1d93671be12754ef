import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Archive, openArchive } from '../../core/archive';
import { memoryStorage, memoryStore } from '../../core/fake-storage';
import { createStore, type LocalStore } from '../../core/storage';
import { createUnkept } from '../../core/unkept';
import { adoptHistory, putEntry, readHistory } from './history';
import { createSaid } from './said';
import { keepTurns, MOST_OF_ALL, MOST_OF_ONE, readTurns, type Turn } from './turns';

const turn = (id: string, change: Partial<Turn> = {}): Turn => ({
  message_id: id,
  query: `apa ${id}?`,
  text: `itu ${id}`,
  is_whole: true,
  ...change,
});

/** Each test has a database of its own. */
let archive: Archive;
let count = 0;
const databases = new IDBFactory();
beforeEach(() => {
  vi.stubGlobal('indexedDB', databases);
  count += 1;
  archive = openArchive(`uji-${count}`);
});
afterEach(() => vi.unstubAllGlobals());

const listed = (...ids: string[]) => {
  const store = memoryStore();
  for (const id of ids.toReversed()) putEntry(store, id, { message_id: 'm', updated_at: id });
  return store;
};
const saidIn = (store: LocalStore, kept: Archive = archive) =>
  createSaid({ store: () => store, archive: kept });
const isCarried = (store: LocalStore) => !store.keys().some((key) => key.startsWith('turns:'));

describe('what was said', () => {
  it('is carried over once from where it stood before, and then read from there', async () => {
    const store = listed('c', 'd');
    keepTurns(store, 'c', [turn('a'), turn('b')], []);
    keepTurns(store, 'd', [turn('e')], []);
    const said = saidIn(store);
    await said.carry();
    expect(isCarried(store)).toBe(true);
    expect(await archive.read('c')).toEqual([turn('a'), turn('b')]);
    expect(await said.turnsOf('c')).toEqual([turn('a'), turn('b')]);
    expect((await said.texts()).get('d')).toBe('apa e? itu e');
  });

  it('leaves the list the beginning of an answer that it has whole', async () => {
    const store = listed('c', 'd');
    const text = 'kata '.repeat(500);
    for (const id of ['c', 'd']) putEntry(store, id, { message_id: 'm', bot_message: text });
    const said = saidIn(store);
    said.keep('c', [turn('m', { text })]);
    said.keep('d', [turn('other', { text })]);
    await said.carry();
    const [c, d] = readHistory(store).toSorted((a, b) =>
      a.conversation_id < b.conversation_id ? -1 : 1,
    );
    expect(c).toMatchObject({ bot_message: text.slice(0, 1000), is_shortened: true });
    expect(d).toMatchObject({ bot_message: text, is_shortened: false });
    expect((await said.texts()).get('c')).toContain(text.trim());
  });

  it('stays in local storage while its last answer is on its way', async () => {
    const store = listed('c');
    const said = saidIn(store);
    said.keep('c', [turn('a')]);
    await said.carry();
    const under = turn('b', { text: 'i', is_whole: false });
    said.keep('c', [under]);
    await said.carry();
    expect(readTurns(store, 'c')).toEqual([under]);
    expect(await said.turnsOf('c')).toEqual([turn('a'), under]);
    said.keep('c', [turn('b')]);
    await said.carry();
    expect(await said.turnsOf('c')).toEqual([turn('a'), turn('b')]);
    expect(isCarried(store)).toBe(true);
  });

  it('loses nothing to another tab', async () => {
    const store = listed('c', 'd');
    const [one, other] = [saidIn(store), saidIn(store, openArchive(`uji-${count}`))];
    one.keep('c', [turn('a')]);
    other.keep('c', [turn('b')]);
    other.keep('d', [turn('e')]);
    await Promise.all([one.carry(), other.carry()]);
    expect(await one.turnsOf('c')).toEqual([turn('a'), turn('b')]);
    expect(await one.turnsOf('d')).toEqual([turn('e')]);
  });

  it('is out of sight for who has another history, and comes along with the history', async () => {
    const [mine, other] = [listed('c'), listed('d')];
    saidIn(mine).keep('c', [turn('a')]);
    await vi.waitFor(() => expect(isCarried(mine)).toBe(true));
    expect(await saidIn(other).turnsOf('c')).toEqual([]);
    adoptHistory(mine, other);
    expect(await saidIn(other).turnsOf('c')).toEqual([turn('a')]);
  });

  it('makes room, what was used longest ago first, and leaves others’ alone', async () => {
    const text = 'a'.repeat(MOST_OF_ONE - 10);
    await archive.change('others', () => [turn('o', { text })]);
    const ids = Array.from({ length: MOST_OF_ALL / MOST_OF_ONE + 2 }, (_, n) => `c${9 - n}`);
    const store = listed();
    for (const id of ids.toReversed()) putEntry(store, id, { message_id: 'm', updated_at: id });
    const said = saidIn(store);
    for (const id of ids.toReversed()) {
      said.keep(id, [turn(id, { text })]);
      await said.carry();
    }
    const names = new Set(await archive.names());
    expect(names).toContain('others');
    expect(names).toContain(ids[0]);
    expect(names).not.toContain(ids.at(-1));
    expect(names.size - 1).toBeLessThanOrEqual(MOST_OF_ALL / MOST_OF_ONE);
  });

  it('makes room last in a pinned conversation, however long ago it was used', async () => {
    const text = 'a'.repeat(MOST_OF_ONE - 10);
    const ids = Array.from({ length: MOST_OF_ALL / MOST_OF_ONE + 2 }, (_, n) => `c${9 - n}`);
    const oldest = ids.at(-1) ?? '';
    const store = listed(...ids);
    putEntry(store, oldest, { updated_at: oldest, is_pinned: true });
    const said = saidIn(store);
    for (const id of ids.toReversed()) {
      said.keep(id, [turn(id, { text })]);
      await said.carry();
    }
    const names = await archive.names();
    expect(names).toContain(oldest);
    expect(names).toContain(ids[0]);
    expect(names).not.toContain(ids.at(-2));
  });

  it('is forgotten with its conversation', async () => {
    const store = listed('c');
    const said = saidIn(store);
    said.keep('c', [turn('a')]);
    await said.carry();
    said.forget('c');
    await vi.waitFor(async () => expect(await archive.names()).toEqual([]));
  });
});

describe('without a database', () => {
  const never = () => ({ open: () => ({}) });
  const forbidden = () => ({
    open: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });

  it.each([
    { name: 'missing', database: () => undefined },
    { name: 'forbidden', database: forbidden },
    { name: 'never answering', database: never },
  ])('$name, what was said stays in local storage', async ({ database }) => {
    vi.stubGlobal('indexedDB', database());
    const store = listed('c');
    const said = saidIn(store, openArchive('keiner', 5));
    said.keep('c', [turn('a')]);
    await said.carry();
    expect(readTurns(store, 'c')).toEqual([turn('a')]);
    expect(await said.turnsOf('c')).toEqual([turn('a')]);
    expect((await said.texts()).get('c')).toBe('apa a? itu a');
    said.forget('c');
  });
});

describe('where local storage is full', () => {
  const full = () => {
    const storage = memoryStorage();
    let isFull = false;
    const unkept = createUnkept();
    const open = () => ({
      ...storage,
      get length() {
        return storage.length;
      },
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        storage.setItem(key, value);
      },
    });
    const store = unkept.watch(createStore('uji', open));
    putEntry(store, 'c', { message_id: 'm' });
    keepTurns(store, 'c', [turn('a')], []);
    isFull = true;
    return { store, unkept };
  };

  it('goes to the database at once, and nothing counts as lost', async () => {
    const { store, unkept } = full();
    const said = saidIn(store);
    said.keep('c', [turn('b', { is_whole: false })]);
    await vi.waitFor(() => expect(unkept.keys()).toEqual([]));
    expect(await said.turnsOf('c')).toEqual([turn('a'), turn('b', { is_whole: false })]);
  });

  it('says that it is not kept where there is no database either, or it was erased', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { store, unkept } = full();
    const said = saidIn(store);
    said.keep('c', [turn('b')]);
    said.keep('erased', [turn('e')]);
    await said.carry();
    expect(unkept.keys()).toEqual(['turns:c', 'turns:erased']);
    expect(await said.turnsOf('c')).toEqual([turn('a')]);
  });
});
