/** Calls that change something: from the site's own pages, and not too many (design section 6). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFault, untilHeldBack } from '../harness/fault';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const host = 'alpha.example';
const review = { book_slug: 'metamorfosa', name: 'Ayu', comment: 'Bagus.', rating: 5 };

describe('a call that changes something', () => {
  const path = '/api/data/book_reviews';
  const own = `http://${host}`;
  test.each([
    [{ origin: own }, 201],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: own, 'sec-fetch-site': 'same-origin' }, 201],
    [{}, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://evil.example' }, 403],
    [{ origin: `${own}.evil.example` }, 403],
    [{ origin: `https://${host}` }, 403],
    [{ origin: `${own}:8080` }, 403],
    [{ origin: own, 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
    [{ referer: `${own}/` }, 201],
    [{ referer: 'http://evil.example/' }, 403],
    [{ referer: `${own}/`, origin: 'null' }, 403],
  ])('with %j', async (headers, status) => {
    await platform.forget();
    const got = await site.send('POST', host, path, { body: review, headers });
    expect(got.status).toBe(status);
    if (status === 403) expectFault(got, 403);
    expect(await platform.seen('data')).toHaveLength(status === 403 ? 0 : 1);
  });

  test.each(['PUT', 'DELETE'])('%s too', async (method) => {
    const call = method === 'PUT' ? 'services/alpha/cms/app/id' : 'assistant/v1/conversations/x';
    expectFault(await site.send(method, host, `/api/${call}`, { body: {} }), 403);
  });
});

describe('a read that sends or counts something', () => {
  const link = 'a'.repeat(40);
  test.each([
    'services/v0/cms/app/request-demo?email=a%40contoh.id',
    'services/v3/post/view?slug=a&kindSlug=articles',
    'services/v1/class/payment/callback?code=a',
    'services/v1/class/repay?slug=a',
    `services/${link}`,
  ])('%s', async (call) => {
    const path = call.split('?')[0] ?? '';
    const cookie = `__Host-access_token=${await platform.signIn(4)}`;
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'http://evil.example' },
      { referer: 'http://evil.example/' },
    ]) {
      await platform.forget();
      expectFault(await site.get(host, `/api/${call}`, { ...headers, cookie }), 403);
      expect(await platform.seen(path)).toEqual([]);
    }
    for (const headers of [
      { 'sec-fetch-site': 'same-origin' },
      { referer: `http://${host}/Class` },
    ]) {
      await platform.forget();
      const got = await site.get(host, `/api/${call}`, { ...headers, cookie });
      expect(got.status).not.toBe(403);
      expect(await platform.seen(path)).toHaveLength(1);
    }
  });
});

describe('who is counted', () => {
  const send = (address: string, path = '') =>
    site.post(host, `${path}/api/data/user_disc`, {
      body: { type: 'D' },
      headers: { 'cf-connecting-ip': address },
    });

  test('is a network of IPv6, not one of its addresses', async () => {
    let next = 0;
    await untilHeldBack(() => {
      next += 1;
      return send(`2001:db8:7:7::${next.toString(16)}`);
    }, 20);
    expect((await send('2001:db8:7:8::1')).status).toBe(201);
  });

  test('is the same visitor below the path rule', async () => {
    await untilHeldBack(() => send('198.51.100.20'), 20);
    expectFault(await send('198.51.100.20', '/pesilat'), 429);
  });
});

test.each([
  [
    'services/v1/logger/log/click',
    { from: '/a', to: '/b', type: 'page_load', timestamp: '2026-01-01T00:00:00Z' },
  ],
  ['services/v1/statistics/record', { type: 'chapter_completed', class: 'a', chapter: 'b' }],
])('%s has a limit of its own, wider than that of forms', async (call, body) => {
  const headers = { 'cf-connecting-ip': `198.51.100.${call.length}` };
  await untilHeldBack(() => site.post(host, `/api/${call}`, { body, headers }), 120);
});

test('too many of one visitor are held back, on this tenant alone', async () => {
  const headers = { 'cf-connecting-ip': '198.51.100.7' };
  const send = (seen: string) =>
    site.post(seen, '/api/data/user_disc', { body: { type: 'D' }, headers });
  await untilHeldBack(() => send(host), 20);
  expect((await send('yayasan.example')).status).toBe(201);
  expect((await site.post(host, '/api/data/user_disc', { body: { type: 'D' } })).status).toBe(201);
});
