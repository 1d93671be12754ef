import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { get } from '../api/call';
import { text } from '../api/schemas';
import { fakeApp } from '../core/app.fixture';
import { AppContext } from '../core/app-context';
import {
  allResults,
  given,
  keepPrevious,
  LOADING,
  mapResult,
  type QueryResult,
} from './query-result';
import { useCall, useLoaded } from './use-call';

const call = get('a/b', { page: 1 }, text);

function shown(node: React.ReactNode, prefetched: Record<string, unknown>) {
  const { app, seen } = fakeApp({ boot: { prefetched } });
  return { html: renderToStaticMarkup(<AppContext value={app}>{node}</AppContext>), seen };
}

function One({ asked = true }: { asked?: boolean }) {
  const reading = useCall(asked ? call : null);
  return reading.status === 'ready' ? reading.data : reading.status;
}

function Loaded() {
  return useLoaded(call);
}

describe('at the edge', () => {
  it.each([
    ['an answer that came with the document', { 'a/b?page=1': { data: 'isi' } }, 'isi'],
    ['one that is no success', { 'a/b?page=1': { status: false, data: null } }, ''],
    ['another call’s answer', { 'a/b?page=2': { data: 'lain' } }, 'loading'],
    ['none', {}, 'loading'],
  ])('%s', (_name, prefetched, expected) => {
    const { html, seen } = shown(<One />, prefetched);
    expect(html).toBe(expected);
    expect(seen).toEqual([]);
  });

  it('without a call nothing is read', () => {
    expect(shown(<One asked={false} />, { 'a/b?page=1': { data: 'isi' } }).html).toBe('loading');
  });

  it('what the loader has waited for is there', () => {
    expect(shown(<Loaded />, { 'a/b?page=1': { data: 'isi' } }).html).toBe('isi');
  });
});

const failed = (message: string): QueryResult<string> => {
  const problem = { message, code: 502 };
  return { status: 'failed', problem, isFetching: false, retry: () => {} };
};

function ready(data: string) {
  const reading = given(data);
  if (reading.status !== 'ready') throw new Error('not ready');
  return reading;
}

describe('readings', () => {
  it.each<[string, QueryResult<string>[], string]>([
    ['none', [], 'ready '],
    ['all there', [given('a'), given('b')], 'ready ab'],
    ['one on its way', [given('a'), LOADING], 'loading'],
    ['one failed', [LOADING, failed('rusak'), given('a')], 'failed rusak'],
  ])('together: %s', (_name, readings, expected) => {
    const all = allResults(readings);
    const said = {
      loading: () => 'loading',
      ready: () => `ready ${all.status === 'ready' ? all.data.join('') : ''}`,
      failed: () => `failed ${all.status === 'failed' ? all.problem.message : ''}`,
    };
    expect(said[all.status]()).toBe(expected);
  });

  it('together: one press asks again for all that failed', () => {
    const again: string[] = [];
    const once = (name: string) => ({ ...failed(name), retry: () => void again.push(name) });
    const all = allResults([once('a'), given('b'), once('c')]);
    if (all.status === 'failed') all.retry();
    expect(again).toEqual(['a', 'c']);
  });

  it.each<[string, string | null, QueryResult<string>, string, number?]>([
    ['another page before, and something was deleted since', 'page 1', LOADING, 'loading', 1],
    ['nothing before', null, LOADING, 'loading'],
    ['another page before', 'page 1', LOADING, 'old'],
    ['the same page, which was taken away', 'page 2', LOADING, 'loading'],
    ['another page before, and this one is here', 'page 1', given('new'), 'new'],
    ['another page before, and this one failed', 'page 1', failed('rusak'), 'failed'],
  ])('held over: %s', (_name, before, reading, expected, writes = 0) => {
    const last = before === null ? null : { key: before, reading: ready('old'), writes: 0 };
    const shown = keepPrevious(last, 'page 2', reading, writes);
    expect(shown.status === 'ready' ? shown.data : shown.status).toBe(expected);
    expect(shown.status === 'ready' && shown.isOld).toBe(expected === 'old');
  });

  it('changed: only what is there', () => {
    const length = (reading: QueryResult<string>) => mapResult(reading, (data) => data.length);
    expect(length(given('abc'))).toMatchObject({ status: 'ready', data: 3 });
    expect([length(LOADING).status, length(failed('x')).status]).toEqual(['loading', 'failed']);
  });
});
