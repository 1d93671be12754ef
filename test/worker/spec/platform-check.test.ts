/** `npm run platform -- check`: what it says of a platform that answers as expected, and of others. */

import { dirname } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import tenants from '../../../tenants.json';
import { type Drift, drifts } from '../../cases/drifts';
import { check, type Options, type Result } from '../../run/platform/check.mjs';
import { type Operation, readContract } from '../../run/platform/contract.mjs';
import { Edge } from '../../run/platform/edge.mjs';
import { type Fault, Platform } from '../harness/platform';

const document = readContract();
const alpha = tenantOf('alpha');

/** What the stand-in answers to each call, where nothing is planted. */
const answers = new Map<string, unknown>();
const built = dirname(inject('build'));
let platform: Platform;
let edge: Edge;
let sound: Result[] = [];

beforeAll(async () => {
  platform = await Platform.start();
  edge = await Edge.start(built, { at: platform.origin });
  sound = await checked({ seen: ({ call }, value) => answers.set(call, value) });
});
afterAll(() => Promise.all([edge.stop(), platform.stop()]));
afterEach(() => platform.heal());

function tenantOf(key: string) {
  const row = tenants.tenants.find((one) => one.key === key);
  if (row === undefined) throw new Error(`no tenant ${key}`);
  return { key, host: row.domain, lmsKey: row.lmsKey };
}

async function checked(options: Partial<Options> = {}, asking = edge): Promise<Result[]> {
  const { results } = await check(
    document,
    ({ host }, path, signal) => asking.ask(host, path, signal),
    { tenants: [alpha], ...options },
  );
  return results;
}

/** Checks by an edge that knows nothing yet. */
async function checkedAt(at: string, options: Partial<Options> = {}): Promise<Result[]> {
  const fresh = await Edge.start(built, { at });
  try {
    return await checked(options, fresh);
  } finally {
    await fresh.stop();
  }
}

/** What it says of one call. */
async function checkedCall(call: string, options: Partial<Options> = {}): Promise<Result> {
  const [result] = await checked({ ...options, wanted: isCall(call) });
  if (result === undefined) throw new Error(`${call} is no call`);
  return result;
}

const isCall = (name: string) => (operation: Operation) => operation.call === name;

const hostAndPath = (call: string) => {
  const [, host = '', path = ''] = /^GET ([^/]+)\/(.+)$/.exec(call) ?? [];
  return { host, path };
};

const verdictsOf = (results: Result[]) =>
  results.map(({ call, verdict, told, drifts: found }) => ({ call, verdict, told, drifts: found }));

describe('the stand-in as it is', () => {
  test('conforms in all that can be asked without a session', () => {
    const odd = sound.filter(({ verdict }) => verdict !== 'conforms' && verdict !== 'slow');
    const reasons = odd.map(({ told = '' }) => told);
    expect(verdictsOf(odd.filter(({ verdict }) => verdict !== 'not asked'))).toEqual([]);
    expect(reasons.filter((told) => !told.startsWith('needs a session'))).toEqual([]);
  });

  test('is asked for more than fifty calls, and for none that does something', async () => {
    expect(answers.size).toBeGreaterThanOrEqual(50);
    const seen = (await platform.seen()).filter(({ path }) => !path.includes('/token/generate'));
    expect([...new Set(seen.map(({ method }) => method))]).toEqual(['GET']);
  });

  test('is asked with what it has answered before, not with examples', async () => {
    const overview = sound.find(({ call }) => call === 'GET services/v1/class/overview');
    expect(overview?.verdict).toBe('conforms');
    const [first] = await platform.seen('services/v1/class/overview');
    expect(first?.path).toMatch(/\?slug=[\w-]+$/);
  });
});

describe('an answer that has drifted', () => {
  test.each(drifts)('is named: $call, $name', async (drift: Drift) => {
    const { body, status, contentType } = drift.plant(answers.get(drift.call));
    await platform.fault({
      ...hostAndPath(drift.call),
      ...(body !== undefined && { body }),
      ...(status !== undefined && { status }),
      ...(contentType !== undefined && { contentType }),
    });
    const result = await checkedCall(drift.call, { tenants: [tenantOf(drift.tenant)] });
    if (result.verdict === 'failed') {
      expect(drift.field).toBe('');
      expect(result.told).toMatch(/^(no JSON: a page of HTML|empty: 204)/);
    } else {
      expect(result.verdict).toBe('drift');
      const places = result.drifts.map(({ at }) => at);
      expect(places).toContain(drift.field.replace(/\/\d+(?=\/|$)/g, '/[]'));
    }
    expect(result.pages).not.toEqual([]);
  });

  test('is told of without any of its values', async () => {
    const call = 'GET services/v1/class/active';
    const secret = 'rahasia-sekali';
    const row = { id: 1, slug: secret, name: { [secret]: secret }, price: secret, level: secret };
    const data = { items: [row], page: secret, perPage: 1, totalItems: 1, totalPages: 1 };
    await platform.fault({ ...hostAndPath(call), body: { status: true, data, message: secret } });
    const result = await checkedCall(call);
    expect(result.drifts.map(({ at }) => at)).toEqual(
      expect.arrayContaining(['/data/items/[]/name', '/data/items/[]/price', '/data/page']),
    );
    expect(JSON.stringify(result)).not.toContain(secret);
  });
});

describe('a call that fails', () => {
  const call = 'GET services/v1/career/list';
  const cut = '{"status":true,"message":"Berhasil","data":{"items":[{"id":';
  test.each<[string, Fault, string, RegExp]>([
    ['refused', { status: 403 }, 'refused', /403/],
    ['unknown', { status: 404 }, 'missing', /404$/],
    ['of another method', { status: 405 }, 'missing', /405/],
    ['broken', { status: 500 }, 'failed', /500/],
    [
      'broken, with a page',
      { status: 500, body: '<p>', contentType: 'text/html' },
      'failed',
      /500/,
    ],
    ['led elsewhere', { location: 'https://lain.example/' }, 'failed', /^redirect.* 302/],
    ['HTML', { body: '<!doctype html>', contentType: 'text/html' }, 'failed', /HTML, status 200/],
    [
      'HTML that is called JSON',
      { body: '<!doctype html>' },
      'failed',
      /^no JSON: a page of HTML$/,
    ],
    ['another text', { body: 'OK', contentType: 'text/plain' }, 'failed', /^no JSON: something/],
    ['empty', { status: 204 }, 'failed', /^empty: 204/],
    ['empty, as JSON', { body: '' }, 'failed', /^empty: 200/],
    ['cut short', { body: cut }, 'failed', /^cut short/],
  ])('tells which way: %s', async (_name, fault, verdict, told) => {
    await platform.fault({ ...hostAndPath(call), ...fault });
    expect(await checkedCall(call)).toMatchObject({
      verdict,
      told: expect.stringMatching(told),
      shows: 'the page says that it cannot be shown',
      drifts: [],
    });
  });

  test('is told as late, without waiting for it for ever', async () => {
    await platform.fault({ ...hostAndPath(call), delayMs: 20_000 });
    const result = await checkedCall(call, { limits: { callMs: 300 } });
    expect(result).toMatchObject({ verdict: 'failed', told: expect.stringMatching(/^timeout/) });
  });

  test('that is only slow conforms, and is told as slow', async () => {
    const other = 'GET services/v1/podcast/list';
    await platform.fault({ ...hostAndPath(other), delayMs: 2200 });
    expect(await checkedCall(other)).toMatchObject({ verdict: 'slow', drifts: [] });
  });

  test('leaves what would be asked by its answer unasked', async () => {
    await platform.fault({ ...hostAndPath(call), status: 500 });
    const told = { verdict: 'not asked', told: 'nothing to ask for' };
    expect(await checkedCall('GET services/v1/career/detail')).toMatchObject(told);
  });
});

test('a platform that gives no app token refuses every call that needs one', async () => {
  await platform.fault({ path: 'v1/authorizer/token/generate', status: 401 });
  const [result] = await checkedAt(platform.origin, {
    wanted: isCall('GET services/v1/career/list'),
  });
  expect(result).toMatchObject({
    verdict: 'refused',
    told: expect.stringContaining('no app token'),
  });
});

test('a platform that cannot be reached fails each call', async () => {
  const results = await checkedAt('http://127.0.0.1:1');
  const asked = results.filter(({ verdict }) => verdict !== 'not asked');
  expect(new Set(asked.map(({ verdict }) => verdict))).toEqual(new Set(['failed']));
  const reset = 'reset: the platform cannot be reached, or breaks off';
  const noToken = 'the platform gives no app token: it cannot be reached, or answers late';
  expect(new Set(asked.map(({ told }) => told))).toEqual(new Set([reset, noToken]));
});

test('once the time is up nothing more is asked', async () => {
  await platform.fault({ host: 'services', delayMs: 5000 });
  await platform.forget();
  const results = await checked({ limits: { wholeMs: 700 } });
  const late = results.filter(({ told }) => told === 'out of time');
  expect(late.length).toBeGreaterThan(20);
  expect((await platform.seen('services/v1')).length).toBeLessThanOrEqual(12);
});
