import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../core/app';
import { bootFixture } from '../../core/boot.fixture';
import { memoryStorage, memoryStore } from '../../core/fake-storage';
import { mergeWork } from '../../core/merge-work';
import { createArchive, createConversationDatabase } from '../../core/record-database';
import { moveStore } from '../../core/storage';
import { ownersPart } from '../../core/work-owner';
import { withArchived } from './archived';
import {
  countConversations,
  countRecords,
  forgetUnlisted,
  partitionIn,
  partitionOf,
  readPartitions,
  recordKey,
  recordsOf,
} from './conversation-partitions';
import { eraseWorkOf } from './leaving';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  return () => vi.unstubAllGlobals();
});

function browser() {
  const local = memoryStorage();
  const storage = { local: () => local, session: memoryStorage };
  const fetch = () => Promise.resolve(new Response(null, { status: 204 }));
  const app = createApp({ boot: bootFixture, fetch, storage });
  const database = app.service(createConversationDatabase);
  const archive = app.service(createArchive);
  const put = (key: string, record: object = {}) =>
    database.change(key, () => ({ conversation_id: key.split(':')[1], ...record }));
  return { app, database, archive, put };
}

const list = (...partitions: string[]) => JSON.stringify(partitions);
const history = (...ids: string[]) => JSON.stringify(ids.map((id) => ({ conversation_id: id })));
const turns = (...ids: string[]) => ids.map((id) => ({ message_id: id, text: `kata ${id}` }));

describe('the partitions of a part', () => {
  it.each([
    { name: 'none', stored: undefined, read: [] },
    { name: 'two', stored: '["a","b"]', read: ['a', 'b'] },
    { name: 'no JSON', stored: '[', read: [] },
    { name: 'no list', stored: '{"a":1}', read: [] },
    { name: 'texts and other things', stored: '["a",1,null]', read: ['a'] },
  ])('are what it lists: $name', ({ stored, read }) => {
    const part = memoryStore(stored === undefined ? {} : { partitions: stored });
    expect(readPartitions(part)).toEqual(read);
    const first = partitionOf(part);
    expect(readPartitions(part)[0]).toBe(first);
    expect(partitionOf(part)).toBe(first);
  });

  it('are none where there is no room to list one', () => {
    expect(partitionOf({ ...memoryStore(), set: () => 'full' })).toBeNull();
  });

  it('become those of who signs in, with what stands in them', () => {
    const [guest, own] = [memoryStore(), memoryStore({ partitions: '["own"]' })];
    const partition = partitionOf(guest);
    moveStore(guest, own, mergeWork);
    expect(readPartitions(own).sort()).toEqual([partition, 'own'].sort());
    expect(readPartitions(guest)).toEqual([]);
    // Who comes next begins with one of their own.
    expect(partitionOf(guest)).not.toBe(partition);
  });

  it.each([
    [recordKey('p', 'c:1'), 'p'],
    ['c', ''],
    ['', ''],
    [7, ''],
    [['p', 'c'], ''],
  ])('are told by the key %j: %j', (key, partition) => {
    expect(partitionIn(key)).toBe(partition);
  });
});

describe('what somebody takes along', () => {
  it('are the conversations of their partitions, whoever signed in to the assistant', async () => {
    const { app, put } = browser();
    await put('a:1');
    await put('b:2', { removed_at: '2026-11-20T00:00:00Z' });
    await put('other:3');
    const traces = { 'chat:partitions': ['a'], 'chat:of:sari:partitions': ['b'], 'notes:1': 'x' };
    const databases = await recordsOf(app, traces);
    expect(databases).toMatchObject([
      {
        name: expect.stringContaining('@'),
        stores: {
          conversations: [
            ['a:1', {}],
            ['b:2', {}],
          ],
        },
      },
    ]);
    expect(countRecords(databases)).toBe(1);
    expect(await countConversations(app, traces)).toBe(1);
    expect(await recordsOf(app, { 'notes:1': 'x' })).toEqual([]);
  });

  it('are none that are known where the database does not answer', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { app } = browser();
    const traces = { 'chat:partitions': ['a'] };
    await expect(recordsOf(app, traces)).rejects.toThrow();
    expect(await countConversations(app, traces)).toBe(0);
  });

  it('is also what an earlier version has left in the archive', async () => {
    const { app, archive } = browser();
    await archive.change('c', () => turns('m', 'n'));
    await archive.change('d', () => turns('o'));
    const traces = {
      'chat:history': JSON.parse(history('c', 'gone')),
      'chat:turns:c': turns('n', 'p'),
      'chat:of:sari:history': JSON.parse(history('d')),
      'notes:1': 'x',
    };
    expect(await withArchived(app, traces)).toEqual({
      ...traces,
      'chat:turns:c': turns('m', 'n', 'p'),
      'chat:of:sari:turns:d': turns('o'),
    });
  });
});

describe('what nobody lists any more', () => {
  it('is gone with who erases their work, and nobody else’s is', async () => {
    const { app, database, archive, put } = browser();
    for (const key of ['sari:1', 'budi:2', 'guest:3', 'lost:4', '5']) await put(key);
    for (const id of ['c', 'd']) await archive.change(id, () => turns(id));
    ownersPart(app.store, 'sari').set('chat:partitions', list('sari'));
    ownersPart(app.store, 'sari').set('chat:history', history('c'));
    ownersPart(app.store, 'budi').set('chat:of:x:partitions', list('budi'));
    ownersPart(app.store, 'budi').set('chat:history', history('d'));
    app.work.set('chat:partitions', list('guest'));
    eraseWorkOf(app, 'sari');
    await forgetUnlisted(app);
    expect(await database.keys()).toEqual(['budi:2', 'guest:3']);
    expect(await archive.keys()).toEqual(['d']);
  });

  it('stays where local storage cannot be read', async () => {
    const { app, database, put } = browser();
    await put('a:1');
    app.store.keys = () => [];
    await forgetUnlisted(app);
    expect(await database.keys()).toEqual(['a:1']);
  });

  it('stays where the database does not answer', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(forgetUnlisted(browser().app)).resolves.toBeUndefined();
  });
});
