import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalStore } from '../../api/storage';

const kept = new Map<string, string>();
const store: LocalStore = {
  get: (key) => kept.get(key) ?? null,
  set: (key, value) => void kept.set(key, value),
  remove: (key) => void kept.delete(key),
  clear: () => kept.clear(),
};

const somebody = { status: true, message: '', data: { id: 1, name: 'Sari', kind: 4 } };
const nobody = { status: false, message: 'Belum masuk', data: null };

// The answer is kept by the module, so each case has modules of its own.
beforeEach(() => {
  vi.resetModules();
  kept.clear();
});

describe('whoIsThere', () => {
  it.each([
    ['somebody', { status: 200, body: somebody }, { session: '1', user_kind: 'student' }, 1],
    ['nobody', { status: 401, body: nobody }, {}, 2],
    [
      'the platform is down',
      { status: 502, body: nobody },
      { session: '1', user_kind: 'mentor' },
      2,
    ],
  ])('%s', async (_name, reply, expected, calls) => {
    const { configureStore } = await import('../../api/storage');
    const { behindApi } = await import('../../api/fake-gateway');
    const { whoIsThere } = await import('./who');
    configureStore(store);
    kept.set('session', '1').set('user_kind', 'mentor');
    const { seen } = behindApi(reply);
    await whoIsThere();
    await whoIsThere();
    expect(Object.fromEntries(kept)).toEqual(expected);
    expect(seen).toHaveLength(calls);
  });
});

describe('signOut', () => {
  it.each([
    ['signed out', new Response(null, { status: 200 }), { out: true, reloads: 1, left: 0 }],
    ['refused', new Response(null, { status: 403 }), { out: false, reloads: 0, left: 2 }],
    ['no network', new TypeError('Failed to fetch'), { out: false, reloads: 0, left: 2 }],
  ])('%s', async (_name, reply, expected) => {
    const { configureStore } = await import('../../api/storage');
    const { signOut } = await import('./who');
    configureStore(store);
    kept.set('session', '1').set('user_kind', 'mentor');
    const reload = vi.fn();
    const send = vi.fn(async () => {
      if (reply instanceof Error) throw reply;
      return reply;
    });
    expect(await signOut(reload, send)).toBe(expected.out);
    expect(send).toHaveBeenCalledWith('/session/logout', { method: 'POST' });
    expect(reload).toHaveBeenCalledTimes(expected.reloads);
    expect(kept.size).toBe(expected.left);
  });
});
