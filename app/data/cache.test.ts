import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RawResponse } from '../api/answer';
import { get } from '../api/call';
import { object } from '../core/schema';
import { createCache, FRESH_MS, MOST_QUERIES } from './cache';
import type { QueryState } from './query-result';
import { SKELETON_MS } from './skeleton-times';

const named = v.pipe(
  object({ name: v.string() }),
  v.transform(({ name }) => name),
);
const call = get('a/b', {}, named);
const other = get('a/c', {}, named);
const own = get('a/me', {}, named, { isPersonal: true });

const answer = (name: string): RawResponse => ({ status: 200, body: { data: { name } } });
const down: RawResponse = { failure: { message: 'Rusak', statusCode: 502, errors: {} } };
const gone: RawResponse = { status: 404, body: { message: 'Tidak ada' } };

interface Asked {
  address: string;
  quiet: boolean | undefined;
  signal: AbortSignal | undefined;
  answer(received: RawResponse): Promise<void>;
}

/** A cache whose calls are answered one by one by the test. */
function cacheWith(prefetched: Record<string, unknown> = {}, isSignedIn = false) {
  const asked: Asked[] = [];
  const visitor = { isSignedIn };
  const cache = createCache({
    prefetched,
    isSignedIn: () => visitor.isSignedIn,
    receive: ({ address }, { signal, quiet } = {}) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        const settle = async (received: RawResponse) => {
          resolve(received);
          await vi.advanceTimersByTimeAsync(0);
        };
        asked.push({ address, quiet, signal, answer: settle });
      }),
  });
  return { cache, asked, visitor };
}

/** In short: the name that is known, `!` and a status for a failure, `~` for what is out of date. */
function said({ received, lastError, isFetching }: QueryState): string {
  const body = received && 'status' in received ? JSON.stringify(received) : '';
  const name = /"name":"(\w+)"/.exec(body)?.[1];
  const status = received && ('status' in received ? received.status : received.failure.statusCode);
  const shown = received === null ? '-' : (name ?? `!${status}`);
  return shown + (lastError ? '~' : '') + (isFetching ? '…' : '');
}

const flush = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('what is waited for in mid-render tells nobody before it is over', async () => {
  const { cache, asked } = cacheWith();
  const listener = vi.fn();
  cache.subscribe([call.address], listener);
  const wait = cache.wait(call);
  expect(listener).not.toHaveBeenCalled();
  expect(cache.wait(call)).toBe(wait);
  await flush();
  expect(listener).toHaveBeenCalled();
  expect(asked).toHaveLength(1);
  expect(cache.wait(call)).toBe(wait);
});

describe('what came with the document', () => {
  it('is there at once, and is not asked for', () => {
    const { cache, asked } = cacheWith({ 'a/b': { data: { name: 'awal' } } });
    cache.observe(call);
    expect(said(cache.known('a/b'))).toBe('awal');
    expect(cache.known('a/b')).toBe(cache.first('a/b'));
    expect(asked).toHaveLength(0);
  });

  it('is asked for behind that by who is signed in, and may be told more', async () => {
    const { cache, asked } = cacheWith({ 'a/b': { data: { name: 'awal' } } }, true);
    cache.observe(call);
    expect(said(cache.known(call.address))).toBe('awal…');
    await asked[0]?.answer(answer('milikku'));
    expect(said(cache.known(call.address))).toBe('milikku');
  });

  it('stays what the edge has rendered, whatever comes later', async () => {
    const { cache, asked } = cacheWith({ 'a/b': { data: { name: 'awal' } } });
    cache.refresh(call);
    await asked[0]?.answer(answer('baru'));
    expect([said(cache.first('a/b')), said(cache.known('a/b'))]).toEqual(['awal', 'baru']);
    expect(said(cache.first('a/c'))).toBe('-');
  });
});

describe('asking', () => {
  it('is done once for all who want the same, and told to them', async () => {
    const { cache, asked } = cacheWith();
    const told: string[] = [];
    const end = cache.subscribe(['a/b'], () => told.push(said(cache.known('a/b'))));
    cache.observe(call);
    cache.observe(call);
    const settled = cache.ensureData(call);
    expect(asked).toHaveLength(1);
    await asked[0]?.answer(answer('satu'));
    expect(said(await settled)).toBe('satu');
    end();
    cache.refresh(call);
    expect(told).toEqual(['-…', 'satu']);
  });

  it('begins again behind an answer that is no longer fresh', async () => {
    const { cache, asked } = cacheWith();
    cache.observe(call);
    await asked[0]?.answer(answer('satu'));
    vi.advanceTimersByTime(FRESH_MS - 1);
    cache.observe(call);
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(1);
    cache.observe(call);
    expect(said(cache.known('a/b'))).toBe('satu…');
    await asked[1]?.answer(answer('dua'));
    expect(said(cache.known('a/b'))).toBe('dua');
  });

  it('begins again at once where the visitor has gone back', async () => {
    const { cache, asked } = cacheWith();
    cache.observe(call);
    await asked[0]?.answer(answer('satu'));
    cache.expire();
    expect(said(await cache.ensureData(call))).toBe('satu…');
    await asked[1]?.answer(answer('dua'));
    cache.observe(call);
    expect(asked).toHaveLength(2);
  });

  it('ahead is quiet, and is what who comes next waits for', async () => {
    const { cache, asked } = cacheWith();
    cache.prefetch('a/b');
    const settled = cache.ensureData(call);
    expect(asked.map(({ quiet }) => quiet)).toEqual([true]);
    await asked[0]?.answer(answer('satu'));
    expect(said(await settled)).toBe('satu');
  });
});

describe('a failure', () => {
  it.each([
    ['says why there is nothing', [down], '!502'],
    ['is replaced by the next one', [down, gone], '!404'],
    ['is replaced by an answer', [down, answer('satu')], 'satu'],
    ['leaves an answer that is there', [answer('satu'), down], 'satu~'],
    [
      'of a shape that cannot be used leaves it too',
      [answer('satu'), { status: 200, body: 3 }],
      'satu~',
    ],
    ['that says it is gone takes it away', [answer('satu'), gone], '!404'],
    ['is over with the next answer', [answer('satu'), down, answer('dua')], 'dua'],
  ])('%s', async (_name, replies: RawResponse[], expected) => {
    const { cache, asked } = cacheWith();
    for (const [index, reply] of replies.entries()) {
      cache.refresh(call);
      await asked[index]?.answer(reply);
    }
    expect(said(cache.known('a/b'))).toBe(expected);
  });

  it('is not what the next page waits for', async () => {
    const { cache, asked } = cacheWith();
    cache.observe(call);
    await asked[0]?.answer(down);
    const settled = cache.ensureData(call);
    await asked[1]?.answer(answer('satu'));
    expect(said(await settled)).toBe('satu');
  });
});

describe('after a write', () => {
  it('a read that began before it does not stay', async () => {
    const { cache, asked } = cacheWith();
    cache.subscribe(['a/b'], () => {});
    cache.observe(call);
    cache.refresh(call);
    await asked[0]?.answer(answer('lama'));
    expect(said(cache.known('a/b'))).toBe('-…');
    expect(asked[0]?.signal?.aborted).toBe(true);
    await asked[1]?.answer(answer('baru'));
    expect(said(cache.known('a/b'))).toBe('baru');
  });

  it('who waits for the read that was given up is given the next one’s answer', async () => {
    const { cache, asked } = cacheWith();
    const settled = cache.ensureData(call);
    cache.invalidate(['a/b']);
    await asked[1]?.answer(answer('baru'));
    await asked[0]?.answer(answer('lama'));
    expect(said(await settled)).toBe('baru');
    expect(asked).toHaveLength(2);
  });

  it('what is shown is asked anew and stays meanwhile, with each of its queries', async () => {
    const { cache, asked } = cacheWith();
    const pages = [1, 2].map((page) => get('a/b', { page }, named));
    for (const [index, page] of pages.entries()) {
      cache.subscribe([page.address], () => {});
      cache.observe(page);
      await asked[index]?.answer(answer(`lama${index}`));
    }
    cache.invalidate(['a/b']);
    const known = () => pages.map(({ address }) => said(cache.known(address)));
    expect(known()).toEqual(['lama0…', 'lama1…']);
    expect(asked.slice(2).map(({ address }) => address)).toEqual(['a/b?page=1', 'a/b?page=2']);
    await asked[3]?.answer(answer('baru'));
    expect(known()).toEqual(['lama0…', 'baru']);
  });

  it('what nobody shows is forgotten, and other paths are left alone', async () => {
    const { cache, asked } = cacheWith({ 'a/b': { data: { name: 'awal' } } });
    cache.prefetch('a/c');
    await asked[0]?.answer(answer('lain'));
    cache.prefetch('a/b?page=2');
    cache.invalidate(['a/b']);
    expect(asked[1]?.signal?.aborted).toBe(true);
    await asked[1]?.answer(answer('lama'));
    const known = ['a/b', 'a/b?page=2', 'a/c'].map((address) => said(cache.known(address)));
    expect(known).toEqual(['-', '-', 'lain']);
    expect(asked).toHaveLength(2);
  });
});

describe('leaving', () => {
  it('cancels what nobody waits for any more', async () => {
    const { cache, asked } = cacheWith();
    const [one, two] = [cache.observe(call), cache.observe(call)];
    one();
    await flush();
    expect(asked[0]?.signal?.aborted).toBe(false);
    two();
    await flush();
    expect(asked[0]?.signal?.aborted).toBe(true);
    expect(said(cache.known('a/b'))).toBe('-');
  });

  it('leaves it to who takes over in the same moment', async () => {
    const { cache, asked } = cacheWith();
    cache.observe(call)();
    cache.observe(call);
    await flush();
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false]);
  });

  it('ends a wait with the signal’s reason, and the call with it', async () => {
    const { cache, asked } = cacheWith();
    const left = new AbortController();
    const settled = cache.ensureData(call, left.signal);
    const reason = new Error('left the page');
    left.abort(reason);
    await expect(settled).rejects.toBe(reason);
    await flush();
    expect(asked[0]?.signal?.aborted).toBe(true);
  });

  it('after a wait for what is there lets the attempt behind it end', async () => {
    const { cache, asked } = cacheWith({ 'a/b': { data: { name: 'awal' } } });
    cache.expire();
    await cache.ensureData(call);
    await flush();
    await asked[0]?.answer(answer('baru'));
    expect(said(cache.known('a/b'))).toBe('baru');
  });
});

describe('skeletons', () => {
  it('go at once in the first view', async () => {
    const { cache, asked } = cacheWith();
    cache.observe(call);
    await asked[0]?.answer(answer('satu'));
    expect(said(cache.known('a/b'))).toBe('satu');
  });

  it('stay long enough to be seen later on', async () => {
    const { cache, asked } = cacheWith();
    cache.leaveFirstView();
    cache.observe(call);
    await asked[0]?.answer(answer('satu'));
    await vi.advanceTimersByTimeAsync(SKELETON_MS - 1);
    expect(said(cache.known('a/b'))).toBe('-…');
    await vi.advanceTimersByTimeAsync(1);
    expect(said(cache.known('a/b'))).toBe('satu');
  });

  it('do not hold up what a page waits for, nor what stands there', async () => {
    const { cache, asked } = cacheWith();
    cache.leaveFirstView();
    const settled = cache.ensureData(call);
    await asked[0]?.answer(answer('satu'));
    expect(said(await settled)).toBe('satu');
    cache.refresh(call);
    await asked[1]?.answer(answer('dua'));
    expect(said(cache.known('a/b'))).toBe('dua');
  });
});

describe('the visitor’s own answers', () => {
  it('leave on signing out, with those that were asked for while signed in', async () => {
    const { cache, asked, visitor } = cacheWith({ 'a/public': { data: { name: 'umum' } } });
    visitor.isSignedIn = true;
    cache.look();
    const leave = cache.observe(call);
    await asked[0]?.answer(answer('terkunci'));
    leave();
    await flush();
    visitor.isSignedIn = false;
    cache.look();
    expect([said(cache.known('a/b')), said(cache.known('a/public'))]).toEqual(['-', 'umum']);
  });

  it('stay away when they come after that', async () => {
    const { cache, asked, visitor } = cacheWith();
    visitor.isSignedIn = true;
    cache.look();
    cache.observe(own);
    visitor.isSignedIn = false;
    await asked[0]?.answer(answer('Sari'));
    expect(said(cache.known('a/me'))).toBe('-');
  });

  it.each([
    ['before its answer has come', false],
    ['while it is shown', true],
  ])('of a list whose session ends %s, everybody’s is asked for', async (_, hasCome) => {
    const { cache, asked, visitor } = cacheWith();
    visitor.isSignedIn = true;
    cache.look();
    cache.subscribe(['a/b'], () => {});
    cache.observe(call);
    if (hasCome) await asked[0]?.answer(answer('terkunci'));
    visitor.isSignedIn = false;
    if (hasCome) cache.look();
    else await asked[0]?.answer(answer('terkunci'));
    expect(said(cache.known('a/b'))).toBe('-…');
    await asked[1]?.answer(answer('umum'));
    expect(said(cache.known('a/b'))).toBe('umum');
  });

  it('say why they are not there where the session has ended meanwhile', async () => {
    const { cache, asked, visitor } = cacheWith();
    visitor.isSignedIn = true;
    cache.look();
    cache.observe(own);
    visitor.isSignedIn = false;
    await asked[0]?.answer({ status: 401, body: { message: 'Masuk dulu' } });
    expect(said(cache.known('a/me'))).toBe('!401');
  });

  it('are asked for once the visitor has signed in', async () => {
    const { cache, asked, visitor } = cacheWith();
    cache.observe(call);
    await asked[0]?.answer(answer('umum'));
    visitor.isSignedIn = true;
    cache.look();
    cache.observe(call);
    expect(asked).toHaveLength(2);
  });
});

it('keeps so many responses, the last ones, and those that are shown', async () => {
  const { cache, asked } = cacheWith();
  cache.subscribe(['a/c'], () => {});
  cache.prefetch(other.address);
  await asked[0]?.answer(answer('tampil'));
  for (let index = 0; index <= MOST_QUERIES; index += 1) {
    cache.prefetch(`a/${index}`);
    await asked.at(-1)?.answer(answer('x'));
  }
  const kept = ['a/c', 'a/0', 'a/1', 'a/2', `a/${MOST_QUERIES}`];
  expect(kept.map((address) => said(cache.known(address)))).toEqual(['tampil', '-', '-', 'x', 'x']);
});
