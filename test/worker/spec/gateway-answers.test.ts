/** What comes back from an upstream, whole or broken (design section 6). */

import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFault } from '../harness/fault';
import { Platform } from '../harness/platform';
import { type RawAnswer, type RawUpstream, rawAnswer, startRaw } from '../harness/raw-upstream';
import { Site } from '../harness/site';

const json = 'Content-Type: application/json';
const html = 'Content-Type: text/html';

/** By the campaign that is asked for. */
const answers: Record<string, RawAnswer> = {
  plain: rawAnswer('200 OK', [json]),
  vendor: rawAnswer('200 OK', ['Content-Type: application/vnd.api+json; charset=utf-8']),
  empty: rawAnswer('204 No Content', [], ''),
  created: rawAnswer('201 Created', [json]),
  'json-404': rawAnswer('404 Not Found', [json], '{"message":"tidak ada"}'),
  'json-503': rawAnswer('503 Down', [json, 'Retry-After: 7'], '{"message":"nanti"}'),
  untyped: rawAnswer('200 OK', [], '<script>alert(1)</script>'),
  'two-typed': rawAnswer('200 OK', ['Content-Type: application/json;,text/html'], '<p>'),
  shouted: rawAnswer('200 OK', ['Content-Type: APPLICATION/JSON ; charset=utf-7'], '{}'),
  html: rawAnswer('200 OK', [html], '<p>'),
  'html-404': rawAnswer('404 Not Found', [html], '<p>rahasia'),
  'html-500': rawAnswer('500 Oh', [html], '<p>rahasia'),
  text: rawAnswer('200 OK', ['Content-Type: text/plain'], 'halo'),
  '999': rawAnswer('999 Odd', [json]),
  '600': rawAnswer('600 Odd', [json]),
  '199': rawAnswer('199 Odd', [json]),
  '000': rawAnswer('000 Odd', [json]),
  '304': rawAnswer('304 Not Modified', [], ''),
  '300': rawAnswer('300 Many', [json]),
  upgrade: 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
  'no-http': 'halo\r\n\r\n',
  cut: (socket) => socket.destroy(),
  hollow: (socket) => socket.end(),
  never: () => {},
  headers: rawAnswer('200 OK', [
    json,
    'Set-Cookie: access_token=evil; Path=/',
    'Server: secret/1.0',
    'X-Powered-By: secret',
    'Via: 1.1 secret',
    'Location: http://secret.example/',
    'Connection: x-hop',
    'X-Hop: secret',
    'Link: <secret>; rel=next',
    'Content-Disposition: attachment; filename=secret',
    'Keep-Alive: timeout=5',
    'Proxy-Authenticate: Basic realm=secret',
    'Trailer: secret',
    'Access-Control-Allow-Origin: *',
    'Content-Security-Policy: secret',
    'Strict-Transport-Security: max-age=1',
    'Cache-Control: public, max-age=9999',
    'X-Tenant: evil',
    'ETag: "a"',
    'X-Total-Count: 7',
    'Content-Range: 0-1/7',
  ]),
};

const campaignOf = (request: string): string =>
  /[?&]campaign=eq\.([^& ]*)/.exec(request)?.[1] ?? '';

let platform: Platform;
let raw: RawUpstream;
let elsewhere: RawUpstream;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  elsewhere = await startRaw(() => rawAnswer('200 OK', [json], '{"leaked":true}'));
  raw = await startRaw((request) => {
    const [, status] = /^redirect-(\d+)/.exec(campaignOf(request)) ?? [];
    if (status) return rawAnswer(`${status} Go`, [json, `Location: ${elsewhere.origin}/x`]);
    if (request.startsWith('POST')) return (socket) => socket.destroy();
    return answers[campaignOf(request)] ?? rawAnswer('500 Unknown', [json]);
  });
  site = await Site.start({ platform, vars: { DATA_URL: raw.origin } });
});
afterAll(() => Promise.all([site.stop(), platform.stop(), raw.stop(), elsewhere.stop()]));

const ask = (campaign: string) =>
  site.get('alpha.example', `/api/data/donations?campaign=eq.${campaign}`);
const times = (campaign: string): number =>
  raw.requests.filter((request) => campaignOf(request) === campaign).length;

test.each([
  ['plain', 200, '{"a":1}'],
  ['vendor', 200, '{"a":1}'],
  ['created', 201, '{"a":1}'],
  ['empty', 204, ''],
  ['json-404', 404, '{"message":"tidak ada"}'],
  ['json-503', 503, '{"message":"nanti"}'],
])('%s is passed on', async (campaign, status, text) => {
  const got = await ask(campaign);
  expect([got.status, got.text, got.headers['cache-control']]).toEqual([status, text, 'no-store']);
});

test.each([
  ['html', 502],
  ['text', 502],
  ['999', 502],
  ['600', 502],
  ['199', 502],
  ['000', 502],
  ['304', 502],
  ['300', 502],
  ['upgrade', 502],
  ['no-http', 502],
  ['cut', 502],
  ['hollow', 502],
  ['html-404', 404],
  ['html-500', 500],
])('%s is said in the edge’s words, as a %i', async (campaign, status) => {
  const got = await ask(campaign);
  expectFault(got, status);
  expect(got.text).not.toContain('rahasia');
});

test('a connection that fails is tried once more, for reads alone', async () => {
  raw.requests.length = 0;
  expectFault(await ask('cut'), 502);
  expect(raw.requests).toHaveLength(2);
  raw.requests.length = 0;
  const body = { name: 'Ayu', amount: 1 };
  expectFault(await site.post('alpha.example', '/api/data/donations', { body }), 502);
  expect(raw.requests).toHaveLength(1);
});

test('a read that acts is not tried once more', async () => {
  const { hostname, port } = new URL(platform.origin);
  const services = await startRaw((head) =>
    head.includes('/request-demo')
      ? (socket) => socket.destroy()
      : (socket) => {
          const through = connect(Number(port), hostname);
          through.on('error', () => socket.destroy());
          // One request a connection: what is piped is not looked at again.
          const once = head.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
          through.write(once, 'latin1');
          socket.pipe(through).pipe(socket);
        },
  );
  const other = await Site.start({
    platform,
    vars: { SERVICES_URL: `${services.origin}/services` },
  });
  const call = '/api/services/v0/cms/app/request-demo?email=a%40contoh.id';
  const headers = { 'sec-fetch-site': 'same-origin' };
  expectFault(await other.get('alpha.example', call, headers), 502);
  const asked = services.requests.filter((head) => head.includes('/request-demo'));
  expect(asked).toHaveLength(1);
  await Promise.all([other.stop(), services.stop()]);
});

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])(
    '%i is not followed, and its target not told',
    async (status) => {
      const got = await ask(`redirect-${status}`);
      expectFault(got, 502);
      expect(got.headers).not.toHaveProperty('location');
      expect(JSON.stringify(got)).not.toContain(elsewhere.origin);
      expect(elsewhere.requests).toEqual([]);
    },
  );

  test('of a call with credentials leaks none of them', async () => {
    await platform.fault({ path: 'v1/class/recent', location: `${elsewhere.origin}/x` });
    expectFault(await site.get('alpha.example', '/api/services/v1/class/recent'), 502);
    await platform.heal();
    expect(elsewhere.requests).toEqual([]);
  });

  test('of the app session’s own call is not followed either', async () => {
    const path = 'v1/authorizer/token/generate';
    await platform.fault({ path, location: `${elsewhere.origin}/x`, status: 307 });
    expectFault(await site.get('buku.localhost', '/api/services/v1/class/recent'), 502);
    await platform.heal();
    expect(elsewhere.requests).toEqual([]);
  });
});

test('headers: those that say what the body is, and no other', async () => {
  const { headers, cookies, ...got } = await ask('headers');
  expect([got.status, cookies]).toEqual([200, []]);
  const { 'x-request-id': id, 'server-timing': timing, ...others } = headers;
  const { date, connection, 'keep-alive': alive, ...rest } = others;
  delete rest['transfer-encoding'];
  delete rest['content-length'];
  expect(rest).toEqual({
    'content-security-policy': "sandbox; default-src 'none'",
    'content-type': 'application/json; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'content-range': '0-1/7',
    etag: '"a"',
    'x-total-count': '7',
    'cache-control': 'no-store',
    'x-tenant': 'alpha',
    'x-tenant-source': 'host',
  });
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  // The edge's own, whatever the upstream measured.
  expect(timing).toMatch(/^total;dur=\d+/);
  expect(JSON.stringify([date, connection, alive])).not.toContain('secret');
});

test.each([
  ['untyped', 200],
  ['two-typed', 200],
  ['shouted', 200],
  ['html', 502],
  ['json-404', 404],
])('%s: the type is the edge’s, whatever the upstream says', async (campaign, status) => {
  const got = await ask(campaign);
  expect(got.status).toBe(status);
  expect(got.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('an upstream that never answers is a 504', async () => {
  expectFault(await ask('never'), 504);
  expect(times('never')).toBe(1);
});

test('an upstream without an address is a 503', async () => {
  const bare = await Site.start({ platform, vars: { DATA_URL: '', STATISTICS_URL: 'halo' } });
  expectFault(await bare.get('alpha.example', '/api/data/donations'), 503);
  expectFault(await bare.get('alpha.example', '/api/statistics/statistics'), 503);
  await bare.stop();
});
