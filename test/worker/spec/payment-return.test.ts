/** Payment sites that send their visitors back by a form: the same page as by an address. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

const host = 'alpha.example';
const call = 'services/v1/class/payment/callback';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterEach(() => platform.heal());
afterAll(() => Promise.all([site.stop(), platform.stop()]));

/** Sends as a page of the payment site would. */
const send = (
  body: string,
  path = '/CallbackPayment',
  type = 'application/x-www-form-urlencoded',
) =>
  site.send('POST', host, path, {
    headers: {
      'content-type': type,
      origin: 'https://bayar.example',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
    },
    body,
  });

test('the form leads to the page, and the platform hears of it first', async () => {
  await platform.forget();
  const got = await send('order_id=INV-2026-0006&transaction_status=settlement&signature=x');
  expect([got.status, got.headers.location, got.headers['cache-control']]).toEqual([
    303,
    '/CallbackPayment?order_id=INV-2026-0006&transaction_status=settlement',
    'no-store',
  ]);
  const told = await platform.seen(call);
  expect(told.map(({ method, headers }) => [method, headers['content-type']])).toEqual([
    ['POST', 'application/json'],
  ]);
  const page = await site.get(host, got.headers.location ?? '');
  expect(page.status).toBe(200);
});

test.each([
  ['a form that names no invoice', '', 'status=paid', '/CallbackPayment?status=paid'],
  ['an address beside an empty form', '?order_id=INV-1', '', '/CallbackPayment?order_id=INV-1'],
  ['another spelling of the path', '', 'code=INV-1', '/CallbackPayment?code=INV-1'],
  [
    'what would leave the site',
    '?order_id=//evil.example',
    '',
    '/CallbackPayment?order_id=%2F%2Fevil.example',
  ],
])('%s ends there too', async (what, query, body, location) => {
  const path = what.startsWith('another') ? '/callbackpayment/' : '/CallbackPayment';
  const got = await send(body, path + query);
  expect([got.status, got.headers.location]).toEqual([303, location]);
});

test('a platform that fails keeps nobody from the page', async () => {
  await platform.fault({ path: 'v1/class/payment/callback', method: 'POST', status: 500 });
  expect((await send('order_id=INV-1')).status).toBe(303);
  await platform.fault({ path: 'v1/class/payment/callback', method: 'POST', delayMs: 5000 });
  expect((await send('order_id=INV-1')).status).toBe(303);
});

test('a body beyond all forms is refused, and other methods are', async () => {
  expect((await send(`order_id=${'a'.repeat(300_000)}`)).status).toBe(413);
  const put = await site.send('PUT', host, '/CallbackPayment');
  expect([put.status, put.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  // What another site sends is no form of a page of this one.
  expect((await send('order_id=INV-1', '/About')).status).toBe(403);
});
