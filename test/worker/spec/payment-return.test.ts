/** What comes back from a payment site: visitors by a form, and what its own server tells. */

import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../../upstream/spec/harness';
import { expectFault } from '../harness/fault';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

const host = 'alpha.example';
const call = 'services/v1/class/payment/callback';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform, keepsDeadlines: true });
});
afterEach(() => platform.heal());
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const form = 'application/x-www-form-urlencoded';

/** Sends as a page of the payment site would. */
const send = (body: string, path = '/CallbackPayment', type = form) =>
  site.send('POST', host, path, {
    headers: {
      'content-type': type,
      origin: 'https://bayar.example',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
    },
    body,
  });

/** Sends as the payment site's own server would. */
const notify = (body: string, type = 'application/json') =>
  site.send('POST', host, '/CallbackPayment', { headers: { 'content-type': type }, body });

const signed = (number: string, key = 'kunci-penyedia-contoh') => {
  const said = { order_id: number, status_code: '200', gross_amount: '1750000.00' };
  const text = Object.values(said).join('') + key;
  const signature_key = createHash('sha512').update(text).digest('hex');
  return { ...said, transaction_status: 'settlement', signature_key };
};

/** An invoice's state, as its owner is told. */
async function stateOf(number: string): Promise<string> {
  const cookie = `__Host-access_token=${await platform.signIn(4)}`;
  const path = '/api/services/v1/class/payment/detail';
  const { json } = await site.post(host, path, { headers: { cookie }, body: { number } });
  return textAt(json, 'data', 'status');
}

test('the form leads to the page, and claims nothing on the way', async () => {
  await platform.forget();
  const got = await send('order_id=INV-2026-0006&transaction_status=settlement&signature_key=x');
  expect([got.status, got.headers.location, got.headers['cache-control']]).toEqual([
    303,
    '/CallbackPayment?order_id=INV-2026-0006',
    'no-store',
  ]);
  const told = await platform.seen(call);
  expect(told.map(({ method, headers, body }) => [method, headers['content-type'], body])).toEqual([
    ['POST', 'application/json', '{"order_id":"INV-2026-0006"}'],
  ]);
  expect(await stateOf('INV-2026-0006')).toBe('pending');
  const page = await site.get(host, got.headers.location ?? '');
  expect(page.status).toBe(200);
});

test('a signed notification reaches the platform whole, which judges it', async () => {
  await platform.forget();
  const forged = JSON.stringify(signed('INV-2026-0006', 'tebakan'));
  expectFault(await notify(forged), 403);
  expect(await stateOf('INV-2026-0006')).toBe('pending');
  const body = JSON.stringify(signed('INV-2026-0006'));
  const got = await notify(body);
  expect([got.status, got.headers['cache-control'], textAt(got.json, 'data')]).toEqual([
    200,
    'no-store',
    '',
  ]);
  expect((await platform.seen(call)).map((seen) => seen.body)).toEqual([forged, body]);
  expect(await stateOf('INV-2026-0006')).toBe('paid');
});

test('a notification that the platform could not take is one to send again', async () => {
  const body = new URLSearchParams(signed('INV-2026-0001')).toString();
  await platform.fault({ path: 'v1/class/payment/callback', method: 'POST', status: 503 });
  expect((await notify(body, form)).status).toBe(503);
  await platform.heal();
  expect((await notify(body, form)).status).toBe(200);
  expect((await notify(body, form)).status).toBe(200);
  expect(await stateOf('INV-2026-0001')).toBe('paid');
});

test('a notification may accept pages: Java asks for them in every request', async () => {
  const accept = 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2';
  const said = signed('INV-2026-0006');
  const whole = JSON.stringify(said);
  for (const [type, body] of [
    ['application/json', whole],
    [form, new URLSearchParams(said).toString()],
  ] as const) {
    await platform.forget();
    const headers = { 'content-type': type, accept };
    const got = await site.send('POST', host, '/CallbackPayment', { headers, body });
    expect(got.status).toBe(200);
    expect((await platform.seen(call)).map((seen) => seen.body)).toEqual([whole]);
  }
});

test('one without a signature is a hint like any other', async () => {
  await platform.forget();
  const got = await notify('{"order_id":"INV-2026-0009","transaction_status":"settlement"}');
  expect([got.status, got.headers.location]).toEqual([
    303,
    '/CallbackPayment?order_id=INV-2026-0009',
  ]);
  const told = await platform.seen(call);
  expect(told.map(({ body }) => body)).toEqual(['{"order_id":"INV-2026-0009"}']);
});

describe('an invoice is its owner’s', () => {
  const ask = async (method: 'GET' | 'POST', path: string, kind?: number) => {
    const cookie = kind === undefined ? '' : `__Host-access_token=${await platform.signIn(kind)}`;
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const number = 'INV-2026-0002';
    const body = { number, order_id: number, transaction_status: 'expire' };
    const query = method === 'GET' ? `?order_id=${number}&transaction_status=expire` : '';
    const sent = method === 'POST' ? { headers, body } : { headers };
    return site.send(method, host, `/api/services/v1/class/payment/${path}${query}`, sent);
  };

  test.each([
    ['GET', 'callback'],
    ['POST', 'callback'],
    ['POST', 'detail'],
  ] as const)('%s %s', async (method, path) => {
    await platform.forget();
    const nobody = await ask(method, path);
    expectFault(nobody, 401);
    expect(nobody.text).not.toContain('INV-2026-0002');
    expect(await platform.seen(`services/v1/class/payment/${path}`)).toEqual([]);
    const other = await ask(method, path, 2);
    expect([other.status, other.text.includes('paymentUrl')]).toEqual([403, false]);
    const own = await ask(method, path, 4);
    expect([own.status, textAt(own.json, 'data', 'number')]).toEqual([200, 'INV-2026-0002']);
    const said = await platform.seen(`services/v1/class/payment/${path}`);
    expect(said).toHaveLength(2);
    if (path === 'callback') expect(JSON.stringify(said)).not.toContain('expire');
  });
});

test.each([
  ['a form that names no invoice', '', 'status=paid', '/CallbackPayment'],
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
