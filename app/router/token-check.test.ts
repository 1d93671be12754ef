import { describe, expect, it, vi } from 'vitest';
import { fakeClient } from '../api/fake-gateway';
import { contentOf, memoryStore } from '../core/fake-storage';
import { checkToken, recheckToken } from './token-check';

const said = (data: boolean) => ({ body: { status: true, message: '', data } });
const failed = (status: number) => ({ status, body: { status: false, message: '', data: null } });

describe('checkToken', () => {
  it.each([
    ['valid', said(true), { flag: true, ends: 0, asksAgain: false }],
    ['invalid', said(false), { flag: false, ends: 1, asksAgain: false }],
    ['refused', failed(401), { flag: false, ends: 0, asksAgain: true }],
    ['platform down', failed(502), { flag: true, ends: 0, asksAgain: true }],
  ])('%s', async (_name, reply, expected) => {
    const kept = { 'work:disc': '{}', owner: '7' };
    const store = memoryStore({ user_kind: 'admin', ...kept });
    const session = memoryStore({ 'draft:account': '{"name":"Sari"}' });
    const endSession = vi.fn();
    const { send, seen } = fakeClient(reply);
    const environment = { store, session, endSession, send };
    expect(await checkToken(environment)).toBe(expected.flag);
    expect(endSession).toHaveBeenCalledTimes(expected.ends);
    expect(contentOf(store)).toEqual(expected.ends ? kept : { user_kind: 'admin', ...kept });
    expect(session.get('draft:account')).toBe('{"name":"Sari"}');
    await checkToken(environment);
    expect(seen).toHaveLength(expected.asksAgain ? 2 : 1);
    await recheckToken(environment);
    expect(seen).toHaveLength(expected.asksAgain ? 3 : 2);
  });
});
