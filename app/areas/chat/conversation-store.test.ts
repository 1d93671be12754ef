import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, memoryStore } from '../../core/fake-storage';
import { openDatabase, type RecordDatabase } from '../../core/record-database';
import { createStore, type LocalStore } from '../../core/storage';
import { createUnkept } from '../../core/unkept';
import { readPartitions } from '../../shell/session/conversation-partitions';
import type { ConversationChange } from './conversation-record';
import { MOST_CHARACTERS, MOST_CONVERSATIONS } from './conversation-room';
import { type ConversationStore, createConversationStore } from './conversation-store';
import { MOST_OF_ONE } from './turns';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => vi.unstubAllGlobals());

const AT = '2026-11-20T08:00:00.000Z';
const at = (seconds: number) => new Date(seconds * 1000).toISOString();

const turn = (message_id: string, text = 'itu') => ({
  message_id,
  query: 'apa?',
  text,
  is_whole: true,
  is_shortened: false,
});
const vote = { value: 'up' as const, reasons: [], comment: '' };

/** How long a database may take that never answers, in ms. */
const NEVER_MS = 30;
const recordsOf = (ms?: number) => openDatabase('conversations:uji', 'conversations', ms);
const archiveOf = () => openDatabase('archive:uji', 'texts');

/** A tab of a browser; tabs of one browser share local storage and databases. */
const tab = (part: LocalStore, database: RecordDatabase = recordsOf()): ConversationStore =>
  createConversationStore({ store: () => part, database, archive: archiveOf() });

async function openTab(part: LocalStore, database?: RecordDatabase): Promise<ConversationStore> {
  const store = tab(part, database);
  await store.settled();
  return store;
}

const idsIn = (store: ConversationStore) =>
  store.list().map(({ conversation_id }) => conversation_id);
const begun = (change: ConversationChange = {}): ConversationChange => ({
  created_at: AT,
  updated_at: AT,
  message_id: 'm',
  user_message: 'apa?',
  turns: [turn('m')],
  ...change,
});
const saved = async (store: ConversationStore, id: string, change: ConversationChange) => {
  store.save(id, change);
  await store.settled();
};

/** A database whose writes fail as long as the test says so. */
function failingWrites(error: () => Error): RecordDatabase & { isFailing: boolean } {
  const real = recordsOf();
  return {
    ...real,
    isFailing: true,
    change(key, change) {
      return this.isFailing ? Promise.reject(error()) : real.change(key, change);
    },
  };
}

describe('conversations', () => {
  it('are kept by id, used last first, and nothing of what was said in local storage', async () => {
    const part = memoryStore();
    const store = await openTab(part);
    expect(store.state()).toBe('read');
    await saved(store, 'a', begun());
    await saved(store, 'b', begun({ updated_at: at(4e9) }));
    expect(idsIn(store)).toEqual(['b', 'a']);
    const next = await openTab(part);
    expect(next.list()).toEqual(store.list());
    expect(await next.load('a')).toMatchObject({ turns: [turn('m')], user_message: 'apa?' });
    expect(await next.load('z')).toBeNull();
    expect(part.keys().sort()).toEqual(['changed', 'partitions']);
  });

  it('write a change to their own record alone, and show it at once', async () => {
    const part = memoryStore();
    const database = recordsOf();
    const store = await openTab(part, database);
    for (const id of ['a', 'b']) await saved(store, id, begun());
    const change = vi.spyOn(database, 'change');
    store.save('a', { title: 'Nama', is_pinned: true });
    expect(store.list().find(({ title }) => title === 'Nama')?.is_pinned).toBe(true);
    await store.settled();
    expect(change.mock.calls.map(([key]) => key.split(':')[1])).toEqual(['a']);
  });

  it('change only what is there', async () => {
    const store = await openTab(memoryStore());
    await saved(store, 'z', { title: 'Nama' });
    expect(store.list()).toEqual([]);
    expect(await recordsOf().keys()).toEqual([]);
  });

  it('are shown as changed before and after the list has been read', async () => {
    const part = memoryStore();
    await saved(await openTab(part), 'a', begun());
    const store = tab(part);
    expect(store.state()).toBe('reading');
    store.save('a', { turns: [turn('n')] });
    store.save('new', begun());
    expect(idsIn(store)).toEqual(['new']);
    expect((await store.load('a'))?.turns).toEqual([turn('m'), turn('n')]);
    await store.settled();
    expect(idsIn(store).sort()).toEqual(['a', 'new']);
    expect((await (await openTab(part)).load('a'))?.turns).toEqual([turn('m'), turn('n')]);
  });

  it('tell their words, and forget all when they are removed', async () => {
    const part = memoryStore();
    const store = await openTab(part);
    await saved(store, 'a', begun({ turns: [turn('m', 'satu'), turn('n', 'dua')] }));
    await saved(store, 'b', begun({ votes: { m: vote } }));
    expect((await store.texts()).get('a')).toBe('apa? satu apa? dua');
    store.remove('b');
    expect(idsIn(store)).toEqual(['a']);
    await store.settled();
    expect(idsIn(await openTab(part))).toEqual(['a']);
    expect(await store.load('b')).toBeNull();
  });

  it('that are removed while they are written stay removed', async () => {
    const part = memoryStore();
    const store = await openTab(part);
    store.save('a', begun());
    store.remove('a');
    await store.settled();
    expect(idsIn(store)).toEqual([]);
    expect(idsIn(await openTab(part))).toEqual([]);
    await saved(store, 'a', begun());
    expect(idsIn(await openTab(part))).toEqual(['a']);
  });

  it('of another owner are out of sight, and come along with the list of partitions', async () => {
    const [mine, other] = [memoryStore(), memoryStore()];
    await saved(await openTab(mine), 'a', begun());
    await saved(await openTab(other), 'b', begun());
    await saved(await openTab(other), 'a', begun({ title: 'Milik lain' }));
    const store = await openTab(other);
    expect(idsIn(store).sort()).toEqual(['a', 'b']);
    // As signing in joins them (`core/merge-work.ts`).
    const both = [...readPartitions(other), ...readPartitions(mine)];
    other.set('partitions', JSON.stringify(both));
    await store.refresh();
    expect(idsIn(store).sort()).toEqual(['a', 'b']);
    expect((await store.load('a'))?.title).toBe('Milik lain');
    store.remove('a');
    await store.settled();
    expect(idsIn(await openTab(other))).toEqual(['b']);
    expect(idsIn(await openTab(mine))).toEqual([]);
  });

  it('that cannot be read cost no other', async () => {
    const part = memoryStore();
    const store = await openTab(part);
    await saved(store, 'a', begun());
    const [partition = ''] = readPartitions(part);
    const broken: unknown[] = [
      null,
      7,
      'x',
      [1],
      {},
      { conversation_id: 3 },
      { conversation_id: '' },
    ];
    for (const [at_, value] of broken.entries()) {
      await recordsOf().change(`${partition}:broken-${at_}`, () => value);
    }
    await recordsOf().change(`${partition}:odd`, () => ({ conversation_id: 'odd', turns: 'x' }));
    expect(idsIn(await openTab(part)).sort()).toEqual(['a', 'odd']);
  });

  it('of a later version are shown, and what is asked in them waits for that version', async () => {
    const part = memoryStore();
    await saved(await openTab(part), 'a', begun());
    const key = (await recordsOf().keys())[0] ?? '';
    const later = { conversation_id: 'a', format: 9, title: 'Baru', turns: { tree: [] } };
    await recordsOf().change(key, () => later);
    const store = await openTab(part);
    expect(store.list()).toMatchObject([{ title: 'Baru' }]);
    await saved(store, 'a', { turns: [turn('n')] });
    expect(await recordsOf().read(key)).toEqual(later);
    expect((await (await openTab(part)).load('a'))?.turns).toEqual([turn('n')]);
  });
});

describe('two tabs', () => {
  it('see each other’s changes, and write over none', async () => {
    const part = memoryStore();
    const one = await openTab(part);
    await saved(one, 'a', begun());
    const other = await openTab(part);
    await Promise.all([
      saved(one, 'a', { title: 'Satu', turns: [turn('n')] }),
      saved(other, 'a', { is_pinned: true, turns: [turn('o')], votes: { m: vote } }),
    ]);
    await saved(other, 'b', begun());
    await Promise.all([one.refresh(), other.refresh()]);
    expect(one.list()).toEqual(other.list());
    expect(idsIn(one)).toEqual(['a', 'b']);
    const record = await one.load('a');
    expect(record).toMatchObject({ title: 'Satu', is_pinned: true, votes: { m: vote } });
    expect(record?.turns.map(({ message_id }) => message_id).sort()).toEqual(['m', 'n', 'o']);
  });

  it('see a removal, and write nothing into what is gone', async () => {
    const part = memoryStore();
    const one = await openTab(part);
    await saved(one, 'a', begun());
    const other = await openTab(part);
    one.remove('a');
    await one.settled();
    await saved(other, 'a', { turns: [turn('n')] });
    expect(idsIn(other)).toEqual([]);
    await one.refresh();
    expect(idsIn(one)).toEqual([]);
  });

  it('that begin at the same time lose nothing', async () => {
    const part = memoryStore();
    const [one, other] = [tab(part), tab(part)];
    one.save('a', begun());
    other.save('b', begun());
    await Promise.all([one.settled(), other.settled()]);
    expect(idsIn(await openTab(part)).sort()).toEqual(['a', 'b']);
  });

  it('read all again when they have missed many changes', async () => {
    const part = memoryStore();
    const [one, other] = [await openTab(part), await openTab(part)];
    for (let n = 0; n < 30; n += 1) one.save(`c${n}`, begun());
    await one.settled();
    await other.refresh();
    expect(other.list()).toHaveLength(30);
  });
});

describe('what earlier versions kept', () => {
  const entry = (id: string, change: object = {}) => ({
    conversation_id: id,
    message_id: `m-${id}`,
    user_message: 'apa?',
    bot_message: 'itu',
    created_at: AT,
    ...change,
  });
  const former = (...entries: object[]) => memoryStore({ history: JSON.stringify(entries) });

  it.each<{ name: string; stored: Record<string, unknown>; archived?: unknown; expected: object }>([
    {
      name: 'an entry of the first version',
      stored: { history: [entry('a')] },
      expected: { user_message: 'apa?', updated_at: AT, turns: [{ text: 'itu', is_whole: true }] },
    },
    {
      name: 'a name, a pin, a removal and an answer that made room',
      stored: {
        history: [entry('a', { title: 'N', is_pinned: true, removed_at: AT, is_shortened: true })],
      },
      expected: { title: 'N', is_pinned: true, removed_at: AT, turns: [{ is_shortened: true }] },
    },
    {
      name: 'votes and parents',
      stored: {
        history: [entry('a')],
        'votes:a': { 'm-a': vote, n: { value: 'x' } },
        'parents:a': { n: '' },
      },
      expected: { votes: { 'm-a': vote }, parents: { n: '' } },
    },
    {
      name: 'turns in local storage, the last on its way',
      stored: {
        history: [entry('a')],
        'turns:a': [turn('m-a', 'itu semua'), { ...turn('n', 'ya'), is_whole: false }],
      },
      expected: { turns: [{ text: 'itu semua' }, { text: 'ya', is_whole: false }] },
    },
    {
      name: 'turns in the database',
      stored: { history: [entry('a', { bot_message: 'it', is_shortened: true })] },
      archived: [turn('m-a', 'itu'), turn('n', 'dua')],
      expected: { turns: [{ text: 'itu', is_shortened: false }, { text: 'dua' }] },
    },
    {
      name: 'turns in both',
      stored: { history: [entry('a')], 'turns:a': [turn('o')] },
      archived: [turn('m-a'), turn('n')],
      expected: { turns: [{ message_id: 'm-a' }, { message_id: 'n' }, { message_id: 'o' }] },
    },
    {
      name: 'broken parts beside',
      stored: { history: [entry('a'), 3, {}], 'votes:a': '{', 'parents:a': 5, 'turns:a': {} },
      archived: 'x',
      expected: { votes: {}, parents: {}, turns: [{ text: 'itu' }] },
    },
  ])('is moved over, once: $name', async ({ stored, archived, expected }) => {
    const part = memoryStore();
    for (const [key, value] of Object.entries(stored)) {
      part.set(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
    if (archived !== undefined) await archiveOf().change('a', () => archived);
    const store = await openTab(part);
    expect(await store.load('a')).toMatchObject(expected);
    expect(idsIn(store)).toEqual(['a']);
    expect(part.keys().filter((key) => /^(history|votes|parents|turns)/.test(key))).toEqual([]);
    expect(await (await openTab(part)).load('a')).toEqual(await store.load('a'));
  });

  it.each([
    { name: 'no JSON', history: '{' },
    { name: 'no list', history: '{"a":1}' },
    { name: 'nothing', history: '[]' },
  ])('that is $name moves nothing', async ({ history }) => {
    expect((await openTab(memoryStore({ history }))).list()).toEqual([]);
  });

  it('is moved by two tabs at the same time without a loss', async () => {
    const ids = Array.from({ length: 20 }, (_, n) => `c${n}`);
    const part = former(...ids.map((id) => entry(id, { title: `Nama ${id}` })));
    await archiveOf().change('c3', () => [turn('m-c3'), turn('n')]);
    const tabs = [tab(part), tab(part)];
    await Promise.all(tabs.map((one) => one.settled()));
    await Promise.all(tabs.map((one) => one.refresh()));
    for (const one of [...tabs, await openTab(part)]) {
      expect(idsIn(one).sort()).toEqual([...ids].sort());
      expect(await one.load('c3')).toMatchObject({ title: 'Nama c3', turns: [{}, turn('n')] });
    }
  });

  it('comes again from an older version that is open in a tab, below what is newer', async () => {
    const part = former(entry('a', { title: 'Lama' }));
    const store = await openTab(part);
    await saved(store, 'a', { title: 'Baru', turns: [turn('n')] });
    part.set('history', JSON.stringify([entry('a', { title: '' }), entry('b')]));
    part.set('turns:a', JSON.stringify([turn('o')]));
    await store.refresh();
    expect(idsIn(store).sort()).toEqual(['a', 'b']);
    const record = await store.load('a');
    expect(record?.title).toBe('Baru');
    expect(record?.turns.map(({ message_id }) => message_id).sort()).toEqual(['m-a', 'n', 'o']);
  });

  it.each([
    { name: 'does not answer', archive: () => new Promise<never>(() => {}) },
    { name: 'fails', archive: () => Promise.reject(new Error('lost')) },
  ])('stays where it is while its database $name, and is shown', async ({ archive }) => {
    const part = former(entry('a', { title: 'Nama' }), entry('b'));
    await archiveOf().change('a', () => [turn('m-a'), turn('n')]);
    const stuck = { ...archiveOf(), read: () => Promise.race([archive(), late()]) };
    const store = createConversationStore({
      store: () => part,
      database: recordsOf(),
      archive: stuck,
    });
    await store.settled();
    expect(idsIn(store).sort()).toEqual(['a', 'b']);
    expect(part.get('history')).not.toBeNull();
    await saved(store, 'a', { is_pinned: true });
    store.remove('b');
    await store.settled();
    const next = await openTab(part);
    expect(idsIn(next)).toEqual(['a']);
    expect(await next.load('a')).toMatchObject({
      title: 'Nama',
      is_pinned: true,
      turns: [{ text: 'itu' }, turn('n')],
    });
  });
});

const late = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error()), 20));

describe('without a database', () => {
  const never = () => ({ open: () => ({}) });
  const forbidden = () => ({
    open: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  const cases = [
    { name: 'missing', database: () => undefined },
    { name: 'forbidden', database: forbidden },
    { name: 'never answering', database: never },
  ];

  it.each(cases)('$name, conversations stay in local storage', async ({ database }) => {
    vi.stubGlobal('indexedDB', database());
    const openLate = () => openTab(part, recordsOf(NEVER_MS));
    const part = memoryStore({
      history: JSON.stringify([{ conversation_id: 'old', title: 'Lama', bot_message: 'itu' }]),
    });
    const store = await openLate();
    expect(store.state()).toBe('read');
    await saved(store, 'a', begun());
    await saved(store, 'a', { turns: [turn('n')], votes: { m: vote } });
    await saved(store, 'old', { is_pinned: true });
    const next = await openLate();
    expect(idsIn(next).sort()).toEqual(['a', 'old']);
    expect(await next.load('a')).toMatchObject({
      turns: [turn('m'), turn('n')],
      votes: { m: vote },
    });
    expect(await next.load('old')).toMatchObject({ title: 'Lama', is_pinned: true });
    expect((await next.texts()).get('a')).toContain('itu');
    next.remove('a');
    next.remove('old');
    await next.settled();
    expect(idsIn(await openLate())).toEqual([]);
  });

  it.each(cases)('$name today, all is in it tomorrow', async ({ database }) => {
    const part = memoryStore();
    await saved(await openTab(part), 'a', begun());
    vi.stubGlobal('indexedDB', database());
    const without = await openTab(part, recordsOf(NEVER_MS));
    // There is more than could be read, which the page says.
    expect(without.state()).toBe('failed');
    await saved(without, 'a', { title: 'Nama' });
    await saved(without, 'b', begun());
    expect(idsIn(without)).toEqual(['b']);
    vi.unstubAllGlobals();
  });

  it('for a while, what was changed meanwhile is written afterwards', async () => {
    const part = memoryStore();
    await saved(await openTab(part), 'a', begun());
    const real = globalThis.indexedDB;
    vi.stubGlobal('indexedDB', forbidden());
    const store = await openTab(part);
    await saved(store, 'a', { title: 'Nama' });
    await saved(store, 'b', begun());
    vi.stubGlobal('indexedDB', real);
    await store.refresh();
    await store.settled();
    expect(store.state()).toBe('read');
    expect(idsIn(store).sort()).toEqual(['a', 'b']);
    expect(part.keys().filter((key) => key.startsWith('unsaved:'))).toEqual([]);
    expect(await (await openTab(part)).load('a')).toMatchObject({
      title: 'Nama',
      turns: [turn('m')],
    });
  });

  it('makes room in local storage, the oldest conversations last', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const part = memoryStore();
    const store = await openTab(part);
    for (let n = 0; n < 10; n += 1) {
      const turns = [turn('m', 'a'.repeat(MOST_OF_ONE - 10))];
      await saved(store, `c${n}`, begun({ updated_at: at(4e9 + n), turns, is_pinned: n === 0 }));
    }
    const next = await openTab(part);
    expect(next.list()).toHaveLength(10);
    expect((await next.load('c9'))?.turns[0]?.is_shortened).toBe(false);
    expect((await next.load('c1'))?.turns[0]?.is_shortened).toBe(true);
    expect(JSON.stringify(part.keys().map((key) => part.get(key))).length).toBeLessThan(1_600_000);
  });
});

describe('a page that ends', () => {
  it('keeps what is being written, and the next one goes on with it', async () => {
    const part = memoryStore();
    const store = await openTab(part);
    await saved(store, 'a', begun());
    store.save('a', { turns: [{ ...turn('n', 'set'), is_whole: false }] });
    store.flush();
    expect(part.get('unsaved:a')).toContain('"set"');
    const next = await openTab(part);
    expect((await next.load('a'))?.turns).toMatchObject([{}, { text: 'set', is_whole: false }]);
    expect(part.get('unsaved:a')).toBeNull();
  });

  it('before the database has removed a conversation leaves it hidden to the next one', async () => {
    const part = memoryStore();
    const real = recordsOf();
    await saved(await openTab(part), 'a', begun());
    await saved(await openTab(part), 'b', begun());
    // Nothing that this page writes arrives any more.
    const lost = () => new Promise<never>(() => {});
    let isEnding = false;
    const store = await openTab(part, {
      ...real,
      change: (key, change) => (isEnding ? lost() : real.change(key, change)),
      remove: (keys) => (isEnding ? lost() : real.remove(keys)),
    });
    isEnding = true;
    store.save('a', { removed_at: at(1) });
    store.flush();
    store.remove('a');
    const next = await openTab(part);
    expect(
      next
        .list()
        .map((one) => [one.conversation_id, one.removed_at])
        .sort(),
    ).toEqual([
      ['a', at(1)],
      ['b', ''],
    ]);
    next.remove('a');
    await next.settled();
    expect(idsIn(await openTab(part))).toEqual(['b']);
    expect(part.keys().filter((key) => key.startsWith('unsaved:'))).toEqual([]);
  });

  it('that goes on after all leaves nothing in local storage', async () => {
    const part = memoryStore();
    const store = await openTab(part);
    store.save('a', begun());
    store.flush();
    await store.settled();
    expect(part.get('unsaved:a')).toBeNull();
    expect((await (await openTab(part)).load('a'))?.turns).toEqual([turn('m')]);
  });

  it.each([
    { name: 'no JSON', unsaved: '{' },
    { name: 'a list', unsaved: '[]' },
    { name: 'of something that is gone', unsaved: '{"title":"x"}' },
  ])('leaves something that is of no use, which costs nothing: $name', async ({ unsaved }) => {
    const part = memoryStore({ 'unsaved:z': unsaved });
    await saved(await openTab(part), 'a', begun());
    expect(idsIn(await openTab(part))).toEqual(['a']);
    expect(part.get('unsaved:z')).toBeNull();
  });
});

describe('a database without room', () => {
  const quota = () => new DOMException('full', 'QuotaExceededError');

  it('shortens old answers and tries again', async () => {
    const part = memoryStore();
    const real = await openTab(part);
    for (let n = 0; n < 4; n += 1) {
      await saved(
        real,
        `c${n}`,
        begun({ updated_at: at(n), turns: [turn('m', 'a'.repeat(9000))] }),
      );
    }
    const database = recordsOf();
    let refusals = 1;
    const full: RecordDatabase = {
      ...database,
      change(key, change) {
        refusals -= 1;
        return refusals === 0 ? Promise.reject(quota()) : database.change(key, change);
      },
    };
    const store = await openTab(part, full);
    await saved(store, 'new', begun({ updated_at: at(4e9) }));
    expect(part.get('unsaved:new')).toBeNull();
    expect(idsIn(store)).toHaveLength(5);
    const lengths = await Promise.all(
      idsIn(store).map(async (id) => (await store.load(id))?.turns[0]?.text.length),
    );
    expect(lengths).toContain(1000);
  });

  it('that stays full leaves the change in local storage', async () => {
    const part = memoryStore();
    const full = failingWrites(quota);
    const store = await openTab(part, full);
    await saved(store, 'a', begun());
    await saved(store, 'a', { title: 'Nama' });
    expect(part.get('unsaved:a')).toContain('Nama');
    expect(store.list()).toMatchObject([{ title: 'Nama', user_message: 'apa?' }]);
    full.isFailing = false;
    await saved(store, 'a', { is_pinned: true });
    expect(part.get('unsaved:a')).toBeNull();
    expect(await (await openTab(part)).load('a')).toMatchObject({ title: 'Nama', is_pinned: true });
  });

  it('is told to the visitor where local storage is full too, and stays in sight', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const storage = memoryStorage();
    const unkept = createUnkept();
    const open = () => ({
      ...storage,
      setItem: (key: string, value: string) => {
        if (value.length > 400) throw new DOMException('full', 'QuotaExceededError');
        storage.setItem(key, value);
      },
    });
    const store = await openTab(unkept.watch(createStore('uji', open)));
    await saved(store, 'a', begun());
    await saved(store, 'a', { turns: [turn('n', 'a'.repeat(500))] });
    expect(unkept.keys()).toEqual(['unsaved:a']);
    expect(idsIn(store)).toEqual(['a']);
    expect((await store.load('a'))?.turns.at(-1)?.text).toHaveLength(500);
  });

  it('makes room by itself among too many and too long ones, never in pinned ones first', async () => {
    const part = memoryStore();
    const store = await openTab(part);
    const text = 'a'.repeat(MOST_OF_ONE - 10);
    const count = Math.floor(MOST_CHARACTERS / MOST_OF_ONE) + 3;
    for (let n = 0; n < count; n += 1) {
      const change = { updated_at: at(4e9 + n), is_pinned: n < 2, turns: [turn('m', text)] };
      store.save(`c${n}`, begun(change));
    }
    await store.settled();
    const isShort = async (id: string) => (await store.load(id))?.turns[0]?.is_shortened;
    expect(await Promise.all(['c0', 'c1', 'c2', `c${count - 1}`].map(isShort))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(store.list()).toHaveLength(count);
  });

  it('remembers so many conversations and no more', async () => {
    const part = memoryStore({ partitions: '["p"]' });
    const database = recordsOf();
    const ids = Array.from({ length: MOST_CONVERSATIONS }, (_, n) => `c${n}`);
    await Promise.all(
      ids.map((id, n) => {
        const record = { conversation_id: id, updated_at: at(n + 1), is_pinned: n === 0 };
        return database.change(`p:${id}`, () => record);
      }),
    );
    const store = await openTab(part);
    await saved(store, 'new', begun());
    expect(store.list()).toHaveLength(MOST_CONVERSATIONS);
    expect(idsIn(store)).toContain('c0');
    expect(idsIn(store)).toContain('new');
    expect(idsIn(store)).not.toContain('c1');
    expect(idsIn(await openTab(part))).toHaveLength(MOST_CONVERSATIONS);
  });
});
