import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createArchive, createConversationDatabase, openDatabase } from './record-database';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => openDatabase('uji', 'records');

/** The browser's factory, whose `open` a test changes. */
function factoryThat(change: (real: IDBFactory, name: string) => unknown): void {
  const real = new IDBFactory();
  vi.stubGlobal('indexedDB', { open: (name: string) => change(real, name) });
}

const failing = (name: string, message: string) => {
  throw new DOMException(message, name);
};

describe('records', () => {
  it('are written, changed, read by the beginnings of their keys, and removed', async () => {
    const database = open();
    await database.change('a:1', () => 'x');
    await database.change('a:1', (before) => `${String(before)}y`);
    await database.change('ab:1', () => 'z');
    expect(await database.read('a:1')).toBe('xy');
    expect(await database.read('a:2')).toBeUndefined();
    expect([...(await database.readAll('a:'))]).toEqual([['a:1', 'xy']]);
    await database.remove(['a:1', 'none']);
    expect(await database.keys()).toEqual(['ab:1']);
  });

  it('are read in batches, and none is left out', async () => {
    const database = open();
    const keys = Array.from({ length: 120 }, (_, n) => `a:${String(n).padStart(3, '0')}`);
    for (const key of keys) await database.change(key, () => key);
    const found = await database.readAll('a:');
    expect([...found.keys()]).toEqual(keys);
    expect([...found.values()]).toEqual(keys);
  });

  it('stay as they are where a change writes nothing, or throws', async () => {
    const database = open();
    await database.change('a', () => undefined);
    expect(await database.keys()).toEqual([]);
    await database.change('a', () => 1);
    const thrown = new Error('no');
    const change = () => {
      throw thrown;
    };
    await expect(database.change('a', change)).rejects.toBe(thrown);
    expect(await database.read('a')).toBe(1);
  });

  it('of two tabs are changed one after the other', async () => {
    const add = (before: unknown) => Number(before ?? 0) + 1;
    const tabs = [open(), open()];
    await Promise.all([0, 1, 0, 1].map((tab) => tabs[tab]?.change('a', add)));
    expect(await open().read('a')).toBe(4);
  });

  it('of one tenant are not another’s', async () => {
    const tenant = (domain: string) => ({ boot: { tenant: { key: 'uji', domain } } }) as never;
    await createConversationDatabase(tenant('a.example')).change('a', () => 1);
    expect(await createConversationDatabase(tenant('b.example')).keys()).toEqual([]);
    expect(await createArchive(tenant('a.example')).keys()).toEqual([]);
  });
});

describe('a database', () => {
  it.each([
    { name: 'that is missing', stub: () => vi.stubGlobal('indexedDB', undefined) },
    {
      name: 'that is forbidden',
      stub: () => factoryThat(() => failing('SecurityError', 'forbidden')),
    },
    {
      name: 'that a private window of Firefox refuses',
      stub: () => factoryThat(() => failing('InvalidStateError', 'A mutation operation')),
    },
    { name: 'that never answers', stub: () => factoryThat(() => ({})) },
  ])('$name rejects', async ({ stub }) => {
    stub();
    await expect(openDatabase('uji', 'records', 30).read('a')).rejects.toThrow();
  });

  it('that is late is asked anew, and no call waits as long again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isStuck = true;
    factoryThat((real, name) => (isStuck ? {} : real.open(name)));
    const database = openDatabase('uji', 'records', 3000);
    for (const ms of [3000, 100]) {
      const late = expect(database.read('a')).rejects.toThrow('does not answer');
      await vi.advanceTimersByTimeAsync(ms);
      await late;
    }
    vi.useRealTimers();
    isStuck = false;
    await database.change('a', () => 1);
    expect(await database.read('a')).toBe(1);
  });

  it.each([
    { name: 'InvalidStateError', message: 'The database connection is closing.' },
    { name: 'UnknownError', message: 'Connection to Indexed Database server lost.' },
    { name: 'AbortError', message: 'The transaction was aborted.' },
  ])('whose connection is lost is opened anew: $name', async ({ name, message }) => {
    let opened = 0;
    factoryThat((real, database) => {
      opened += 1;
      const request = real.open(database);
      if (opened > 1) return request;
      request.addEventListener('success', () => {
        request.result.transaction = () => failing(name, message);
      });
      return request;
    });
    const database = open();
    await database.change('a', () => 1);
    expect(await database.read('a')).toBe(1);
    expect(opened).toBe(2);
  });

  it('that loses every connection rejects', async () => {
    factoryThat((real, name) => {
      const request = real.open(name);
      request.addEventListener('success', () => {
        request.result.transaction = () => failing('UnknownError', 'lost');
      });
      return request;
    });
    await expect(open().read('a')).rejects.toThrow('lost');
  });

  it('gives way to another tab that erases it, and begins anew', async () => {
    const database = open();
    await database.change('a', () => 1);
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('uji');
      request.onsuccess = resolve;
      request.onblocked = reject;
    });
    expect(await database.read('a')).toBeUndefined();
    await database.change('a', () => 2);
    expect(await database.read('a')).toBe(2);
  });
});
