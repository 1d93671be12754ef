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
const review = { book: 'Metamorfosa', name: 'Ayu', comment: 'Bagus.', rating: 5 };

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
    [{ referer: `${own}/` }, 403],
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

test('too many of one visitor are held back, on this tenant alone', async () => {
  const headers = { 'cf-connecting-ip': '198.51.100.7' };
  const send = (seen: string) =>
    site.post(seen, '/api/data/user_disc', { body: { type: 'D' }, headers });
  await untilHeldBack(() => send(host), 20);
  expect((await send('yayasan.example')).status).toBe(201);
  expect((await site.post(host, '/api/data/user_disc', { body: { type: 'D' } })).status).toBe(201);
});
