/** What operators see of requests: the log, `Server-Timing`, data points. */

import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { textAt } from '../../upstream/spec/harness';
import { jsonOf } from '../harness/http';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { metered, POINTS } from '../harness/wrappers';

const KEYS = [
  'request',
  'tenant',
  'route',
  'subject',
  'upstream',
  'cache',
  'page',
  'problem',
  'status',
  'ms',
  'upstreamMs',
];
const host = 'alpha.example';
const recent = '/api/services/v1/class/recent';
const secretOf = (name: string): string => inject('vars')[name] ?? '';
/** What an operator has set and nobody else may read. */
const operatorSecrets = () => ['APP_TOKEN_KEY', 'APP_SECRET', 'DATA_ANON_KEY'].map(secretOf);

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform, wrapper: metered });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));
beforeEach(() => () => platform.heal());

let requests = 0;
/** An id that a request is found by in the log. */
const newId = (): string => `spec-request-${++requests}`;

/** The lines about a request, as soon as there is one. */
async function linesOf(id: string): Promise<unknown[]> {
  const lines = () => site.logs.filter((line) => line.includes(`"${id}"`));
  await expect.poll(lines).not.toEqual([]);
  return lines().map(jsonOf);
}

/** Sends a request, and gives its line. */
async function lineOf(path: string, headers: Record<string, string> = {}, at = host) {
  const id = newId();
  await site.get(at, path, { 'x-request-id': id, ...headers });
  const [line] = await linesOf(id);
  return Object(line);
}

test('a request has one line, with the same keys whatever it is', async () => {
  const paths = ['/', '/Class/dasar-web', recent, '/robots.txt', '/nope', '/api/services/nope'];
  for (const path of [...paths, '/%zz', '/assets/nope.js', '/login', '/feed.xml']) {
    const id = newId();
    const { status } = await site.get(host, path, { 'x-request-id': id });
    const lines = await linesOf(id);
    expect(lines, path).toHaveLength(1);
    expect(Object.keys(Object(lines[0])), path).toEqual(KEYS);
    expect(lines[0]).toMatchObject({ request: id, tenant: 'alpha', status });
  }
});

test('names, numbers and the cache say what it was', async () => {
  await expect.poll(() => lineOf(recent)).toMatchObject({ cache: 'hit', upstream: null });
  expect(await lineOf('/Event/seminar-keamanan-siber-keluarga')).toMatchObject({
    route: 'document',
    subject: 'event-detail',
    status: 200,
  });
  expect(await lineOf('/api/services/v1/class/overview?slug=x')).toMatchObject({
    route: 'api',
    subject: 'GET services/v1/class/overview',
    upstream: 'services',
    cache: 'miss',
    page: null,
    problem: null,
  });
  expect(await lineOf('/api/data/donations')).toMatchObject({ upstream: 'data', cache: null });
  expect(await lineOf('/robots.txt')).toMatchObject({ route: 'robots', upstream: null });
  expect(await lineOf('/', {}, 'pesilat.example')).toMatchObject({ page: 'rendered' });
  expect(await lineOf('/', {}, 'a..example')).toMatchObject({ tenant: null, status: 400 });
});

test('a kept document says so, and a new one what it took', async () => {
  const timing = async (path: string) => (await site.get(host, path)).headers['server-timing'];
  expect(await timing('/Blog')).toMatch(
    /^total;dur=\d+, upstream;desc=services;dur=\d+, cache;desc=miss, page;desc=rendered$/,
  );
  await expect.poll(() => timing('/Blog')).toBe('page;desc=document-cached');
  expect(await lineOf('/Blog')).toMatchObject({
    page: 'document-cached',
    cache: 'hit',
    upstream: null,
  });
  const call = '/api/services/v1/podcast/list?page=1&pageSize=7';
  expect(await timing(call)).toMatch(
    /^total;dur=\d+, upstream;desc=services;dur=\d+, cache;desc=miss$/,
  );
  await expect.poll(() => timing(call)).toMatch(/^total;dur=\d+, cache;desc=hit$/);
});

test.each([
  ['answers HTML', { status: 502, body: '<p>', contentType: 'text/html' }, 502],
  ['redirects', { location: 'http://elsewhere.example/' }, 502],
])('a platform that %s is told once, with its reason', async (_what, fault, status) => {
  await platform.fault({ path: 'v1/class/webinar', ...fault });
  const id = newId();
  await site.get(host, '/api/services/v1/class/webinar', { 'x-request-id': id });
  const lines = await linesOf(id);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ status, problem: expect.stringMatching(/webinar: answered/) });
});

test('a platform that is down is told once, also where a document does without', async () => {
  const lonely = await Site.start();
  const id = newId();
  const { status } = await lonely.get(host, recent, { 'x-request-id': id });
  await lonely.get(host, '/');
  const about = (part: string) => lonely.logs.filter((line) => line.includes(part));
  await expect.poll(() => about('"document"')).toHaveLength(1);
  const told = about('"status":502');
  await lonely.stop();
  expect([status, told.length]).toEqual([502, 1]);
  expect(operatorSecrets().flatMap(about)).toEqual([]);
  expect(jsonOf(told[0] ?? '')).toMatchObject({
    request: id,
    problem: 'app token for alpha.example: BadGateway',
  });
});

test('nothing that a visitor, an operator or the platform keeps to itself is told', async () => {
  const quiet = await Site.start({ platform });
  const token = await platform.signIn(1);
  const assistant = await platform.signInToAssistant();
  const cookie = `__Host-access_token=${token}; __Host-assistant_token=${assistant}; __Host-login_to=%2Frahasia-tujuan`;
  const secrets = ['rahasia', token, assistant, ...operatorSecrets()];
  const gets = [
    '/?q=rahasia-kueri',
    '/Class?search=rahasia-cari',
    '/Class/rahasia-kelas',
    '/rahasia-halaman/dalam',
    '/rahasia%zz',
    '/login?to=/rahasia-tujuan',
    `/callbackauth?token=${token}`,
    '/callbackauth?token=rahasia-token',
    '/_ipx/w_320/brand/rahasia.png',
    '/assets/rahasia.js',
    '/api/services/v1/class/active?search=rahasia',
    '/api/services/v1/class/overview?slug=rahasia',
    '/api/services/rahasia-panggilan',
    '/api/rahasia/x',
    '/api/services/abcdefghijklmnop-rahasia-0123456789',
    '/api/services/v1/user/me',
    '/sitemap.xml?part=rahasia',
  ];
  // Once as the platform is, once while it fails at everything.
  for (const broken of [false, true]) {
    if (broken) await platform.fault({ status: 500, body: '<rahasia>', contentType: 'text/html' });
    for (const path of gets) await quiet.get(host, path, { cookie, 'sec-fetch-site': 'none' });
    for (const [path, body] of [
      ['/api/services/v1/post/appointment/create', { name: 'rahasia-nama', email: 'a@rahasia.id' }],
      ['/api/assistant/v2/chat', { query: '[[fast]] rahasia-tanya' }],
      ['/api/assistant/v1/identity/login', { email: 'rahasia@contoh.id', password: 'rahasia' }],
      ['/session/switch', '{"rahasia":1}'],
    ] as const) {
      await quiet.post(host, path, { headers: { cookie }, body });
    }
  }
  const appSession = (await (await quiet.kv()).get('app-token:alpha:alpha.example')) ?? '';
  secrets.push(textAt(jsonOf(appSession), 'token'), textAt(jsonOf(appSession), 'code'));
  await quiet.stop();
  expect(quiet.logs.length).toBeGreaterThan(2 * gets.length);
  expect(secrets.filter((secret) => secret.length < 6)).toEqual([]);
  const told = quiet.logs.filter((line) => secrets.some((secret) => line.includes(secret)));
  expect(told).toEqual([]);
});

test('a data point has the tenant, what was asked for, and how long it took', async () => {
  await site.get(host, '/About');
  const { json } = await site.get(host, POINTS);
  const points = Array.isArray(json) ? json : [];
  expect(points.find((point) => textAt(point, 'blobs', '1') === 'about')).toEqual({
    indexes: ['alpha'],
    blobs: ['document', 'about', expect.any(String), expect.any(String), expect.any(String)],
    doubles: [200, expect.any(Number), expect.any(Number)],
  });
});
