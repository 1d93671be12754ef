import { describe, expect, it, vi } from 'vitest';
import { fakeClient } from '../api/fake-gateway';
import { checkToken } from './token-check';

const said = (data: boolean) => ({ body: { status: true, message: '', data } });
const failed = (status: number) => ({ status, body: { status: false, message: '', data: null } });

describe('checkToken', () => {
  it.each([
    ['valid', said(true), { flag: true, cleared: 0, asksAgain: false }],
    ['invalid', said(false), { flag: false, cleared: 1, asksAgain: false }],
    ['refused', failed(401), { flag: false, cleared: 0, asksAgain: true }],
    ['platform down', failed(502), { flag: true, cleared: 0, asksAgain: true }],
  ])('%s', async (_name, reply, expected) => {
    const values = new Map<string, string>();
    const clear = vi.fn();
    const logout = vi.fn();
    const { send, seen } = fakeClient(reply);
    const environment = {
      store: { clear },
      session: {
        get: (key: string) => values.get(key) ?? null,
        set: (key: string, value: string) => void values.set(key, value),
      },
      logout,
      send,
    };
    expect(await checkToken(environment)).toBe(expected.flag);
    expect(clear).toHaveBeenCalledTimes(expected.cleared);
    expect(logout).toHaveBeenCalledTimes(expected.cleared);
    await checkToken(environment);
    expect(seen).toHaveLength(expected.asksAgain ? 2 : 1);
  });
});
