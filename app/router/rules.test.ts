/** The small rules of navigation: reload guard, redirects, checks, errors, minimum delay. */
import { describe, expect, it, vi } from 'vitest';
import { fakeApp } from '../core/app.fixture';
import { type Middleware, runChecks } from './checks';
import {
  ChunkError,
  CODE_WAIT_MS,
  createChunkGuard,
  guarded,
  loadChunk,
  RELOAD_GUARD_MS,
} from './chunk-guard';
import { errorFacts, PageError, RedirectError } from './page-error';
import type { PageArgs } from './page-module';
import { crossesSite, leaveFor, redirectKind, redirectTo } from './redirect';

const NOW = 1_000_000_000;
const GONE = new ChunkError(new TypeError('Failed to fetch'));

function guardWith(marker: string | null, isOnline = true) {
  const reload = vi.fn();
  const stored = { value: marker };
  const guard = createChunkGuard({
    now: () => NOW,
    isOnline: () => isOnline,
    reload,
    marker: { get: () => stored.value, set: (value) => (stored.value = value) },
  });
  return { guard, reload, stored };
}

describe('the chunk guard', () => {
  it.each([
    ['never before', null, true],
    ['a minute ago', String(NOW - RELOAD_GUARD_MS), true],
    ['less than a minute ago', String(NOW - RELOAD_GUARD_MS + 1), false],
    ['just now', String(NOW), false],
    ['in the future, by a clock set back', String(NOW + 1), true],
    ['at a time nobody can read', 'x', true],
  ])('reloaded %s', (_name, marker, reloads) => {
    const { guard, reload, stored } = guardWith(marker);
    expect(guard.recover(GONE, '/Class')).toBe(reloads);
    expect(reload.mock.calls).toEqual(reloads ? [['/Class']] : []);
    expect(stored.value).toBe(reloads ? String(NOW) : marker);
  });

  it('reloads once for several missing chunks', () => {
    const { guard, reload } = guardWith(null);
    expect([guard.recover(GONE), guard.recover(GONE)]).toEqual([true, true]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload for other errors', () => {
    const { guard, reload } = guardWith(null);
    expect(guard.recover(new TypeError('x is undefined'), '/Class')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload without a connection', () => {
    const { guard, reload, stored } = guardWith(null, false);
    expect(guard.recover(GONE, '/Class')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(stored.value).toBeNull();
  });

  it('never reloads where nothing can be remembered', () => {
    const reload = vi.fn();
    const blocked = () => {
      throw new Error('storage is blocked');
    };
    const marker = { get: blocked, set: blocked };
    const guard = createChunkGuard({ now: () => NOW, isOnline: () => true, reload, marker });
    expect(guard.recover(GONE)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps errors to itself only while reloading', async () => {
    const { guard } = guardWith(null);
    const fail = () => Promise.reject(new Error('broken'));
    await expect(guarded(fail, guard, '/')).rejects.toThrow('broken');
    const settled = vi.fn();
    const miss = () => loadChunk(() => Promise.reject(new Error('gone')));
    guarded(miss, guard, '/').then(settled, settled);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(settled).not.toHaveBeenCalled();
  });
});

describe('code that is on its way', () => {
  it('counts as gone when it does not come in time, and is there once it has', async () => {
    vi.useFakeTimers();
    let come = (_: string) => {};
    const code = new Promise<string>((resolve) => {
      come = resolve;
    });
    const first = expect(loadChunk(() => code)).rejects.toThrow(ChunkError);
    await vi.advanceTimersByTimeAsync(CODE_WAIT_MS);
    await first;
    come('here');
    await expect(loadChunk(() => code)).resolves.toBe('here');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('redirects', () => {
  it.each([
    ['https://alpha.example/Earnings?page=2', true],
    ['https://alpha.example/Earnings?page=2#daftar', true],
    ['https://alpha.example/Class', false],
  ])('from %s the login takes the entry of the page: %s', (href, takes) => {
    const replace = vi.fn();
    const page = new URL('https://alpha.example/Earnings?page=2');
    const left = leaveFor('/login', page, { href, replace });
    expect(replace.mock.calls).toEqual(takes ? [['/login']] : []);
    expect(left instanceof Response).toBe(!takes);
  });

  it.each([
    ['/', 'local'],
    ['/Class?page=2#a', 'local'],
    ['?page=2', 'local'],
    ['https://akun.example/masuk', 'document'],
    ['HTTP://akun.example', 'document'],
    ['//evil.example', 'refused'],
    ['/\\evil.example', 'refused'],
    ['/\t/evil.example', 'refused'],
    ['javascript:alert(1)', 'refused'],
    ['data:text/html,x', 'refused'],
    ['https:///x', 'refused'],
    ['https://', 'refused'],
    ['Class', 'refused'],
    ['', 'refused'],
  ])('%j is %s', (target, kind) => expect(redirectKind(target)).toBe(kind));

  it('goes there, or throws ERR_REDIRECT', () => {
    const local = redirectTo('/Class');
    expect(local.headers.get('location')).toBe('/Class');
    expect(local.headers.get('x-remix-reload-document')).toBeNull();
    const away = redirectTo('https://akun.example/');
    expect(away.headers.get('x-remix-reload-document')).toBe('true');
    expect(() => redirectTo('javascript:1')).toThrow('ERR_REDIRECT');
  });

  it.each([
    ['/', '/Pesilat', true],
    ['/Class', '/pesilat/Class', true],
    ['/PESILAT', '/pesilat/Class', false],
    ['/', '/pesilatan', false],
    ['/pesilat', '/Class/pesilat', true],
  ])('from %s to %s crosses: %s', (from, to, crosses) => {
    expect(crossesSite(from, to)).toBe(crosses);
  });
});

describe('checks before a page', () => {
  const { app } = fakeApp();
  const args: PageArgs = {
    page: 'class-detail',
    isThere: false,
    params: { slug: 'a' },
    url: new URL('https://alpha.example/Class/a'),
    signal: new AbortController().signal,
    app,
    read: () => Promise.reject(new Error('nothing is read')),
  };
  const seen: string[] = [];
  const table: Record<string, Middleware> = {
    first: () => void seen.push('first'),
    second: async () => void seen.push('second'),
  };

  it('runs middleware in order, then the validator', async () => {
    const validate = () => seen.push('validate') > 0;
    await runChecks({ middleware: ['first', 'second'], validate }, args, table);
    expect(seen).toEqual(['first', 'second', 'validate']);
  });

  it.each([
    ['unknown middleware', { middleware: ['toString'] }, 500, 'Unknown middleware'],
    ['a validator that says no', { validate: () => false }, 404, 'This page could not be found'],
    [
      'one that says no later',
      { validate: async () => false },
      404,
      'This page could not be found',
    ],
  ])('%s', async (_name, module, statusCode, message) => {
    await expect(runChecks(module, args, table)).rejects.toMatchObject({ statusCode, message });
  });
});

describe('errorFacts', () => {
  it.each([
    ['a page error', new PageError(404), { status: 404 }],
    [
      'with a message',
      new PageError(502, 'Layanan bermasalah.'),
      { status: 502, message: 'Layanan bermasalah.' },
    ],
    ['a redirect error', new RedirectError('x'), { status: 500 }],
    ['a defect keeps its text to itself', new TypeError('x is undefined'), { status: 500 }],
    ['statusCode before status', { statusCode: 403, status: 404 }, { status: 403 }],
    ['status', { status: 404 }, { status: 404 }],
    ['the response’s status', { response: { status: 429 } }, { status: 429 }],
    ['a status that is none', { statusCode: 'x', status: 200 }, { status: 500 }],
    ['nothing', undefined, { status: 500 }],
  ])('%s', (_name, error, facts) => expect(errorFacts(error)).toEqual(facts));
});
