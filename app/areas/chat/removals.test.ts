import { describe, expect, it, vi } from 'vitest';
import { fakeClient } from '../../api/fake-gateway';
import { memoryStore } from '../../core/fake-storage';
import { summaryOf, withChange } from './conversation-record';
import { createRemovals } from './removals';
import { readUndeleted } from './undeleted';

const OK = { body: { status: true, data: null } };

/** Removals in a browser with these conversations, and how the server answers. */
function removalsOf(reply: Parameters<typeof fakeClient>[0], store = memoryStore()) {
  const record = withChange(null, 'a', { created_at: '2026-11-20T00:00:00Z' });
  const list = record ? [summaryOf(record)] : [];
  const run: (() => void)[] = [];
  const told: string[] = [];
  const onAsked = vi.fn();
  const { send, seen } = fakeClient(reply);
  const conversations = {
    list: () => list,
    save: (id: string, change: object) => {
      const at = list.findIndex(({ conversation_id }) => conversation_id === id);
      const before = list[at];
      if (before) list[at] = { ...before, ...change };
    },
    remove: () => void list.splice(0),
  };
  const later = (_ms: number, act: () => void) => {
    run.push(act);
    return () => {};
  };
  const removals = createRemovals(
    {
      conversations,
      later,
      now: () => new Date(0),
      onAsked,
      onRemoved: () => {},
      send,
      store: () => store,
    },
    (notice) => told.push(notice),
  );
  return { removals, store, seen, told, list, onAsked, passTime: () => run.shift()?.() };
}

describe('a copy on the server that could not be deleted', () => {
  it.each([
    ['401', { status: 401, body: {} }, 'Masuk lagi ke asisten', true],
    ['429', { status: 429, body: {} }, 'Kami coba lagi', false],
    ['503', { status: 503, body: {} }, 'Kami coba lagi', false],
    ['no network', new TypeError('offline'), 'Kami coba lagi', false],
  ])('%s: is told, and tried again later', async (_name, reply, says, asksWho) => {
    const first = removalsOf(reply);
    first.removals.begin('a');
    first.passTime();
    await vi.waitFor(() => expect(first.told.at(-1)).toContain(says));
    expect(first.list).toEqual([]);
    expect(first.onAsked.mock.calls).toEqual(asksWho ? [[false]] : []);
    expect(readUndeleted(first.store)).toEqual(['a']);
    const next = removalsOf(OK, first.store);
    await next.removals.finish();
    expect(next.seen).toMatchObject([{ method: 'DELETE' }]);
    expect(next.told).toEqual(['']);
    expect(readUndeleted(first.store)).toEqual([]);
    expect(first.store.keys()).toEqual([]);
  });

  it.each([
    ['deleted', OK],
    ['gone already', { status: 404, body: {} }],
  ])('%s: nothing is left to do', async (_name, reply) => {
    const { removals, store, passTime, told } = removalsOf(reply);
    removals.begin('a');
    passTime();
    await vi.waitFor(() => expect(told).toEqual(['']));
    expect(store.keys()).toEqual([]);
  });

  it('is not looked for in what is unreadable', async () => {
    const store = memoryStore();
    store.set('undeleted', '{"a":');
    const { removals, seen } = removalsOf(OK, store);
    await removals.finish();
    expect(seen).toEqual([]);
  });
});
