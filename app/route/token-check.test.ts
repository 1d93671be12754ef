import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../api/answer';
import { checkToken } from './token-check';

const said = (data: boolean): Answer<boolean> => ({ status: true, message: '', data, code: 200 });
const failed = (code: number): Answer<boolean> => ({
  status: false,
  message: '',
  data: null,
  code,
  errors: {},
});

describe('checkToken', () => {
  it.each([
    ['valid', said(true), { flag: true, cleared: 0, asksAgain: false }],
    ['invalid', said(false), { flag: false, cleared: 1, asksAgain: false }],
    ['refused', failed(401), { flag: false, cleared: 0, asksAgain: true }],
    ['platform down', failed(502), { flag: true, cleared: 0, asksAgain: true }],
  ])('%s', async (_name, answer, expected) => {
    const values = new Map<string, string>();
    const clear = vi.fn();
    const logout = vi.fn();
    const validate = vi.fn(async () => answer);
    const environment = {
      store: { clear },
      session: {
        get: (key: string) => values.get(key) ?? null,
        set: (key: string, value: string) => void values.set(key, value),
      },
      logout,
      validate,
    };
    expect(await checkToken(environment)).toBe(expected.flag);
    expect(clear).toHaveBeenCalledTimes(expected.cleared);
    expect(logout).toHaveBeenCalledTimes(expected.cleared);
    await checkToken(environment);
    expect(validate).toHaveBeenCalledTimes(expected.asksAgain ? 2 : 1);
  });
});
