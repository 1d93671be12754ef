/** Bodies that the edge itself reads are read up to a limit, and left when they go beyond it. */

import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type RawUpstream, rawAnswer, startRaw } from '../harness/raw-upstream';
import { Site } from '../harness/site';

const MIB = 1024 * 1024;
const headOf = (status: string, type: string): string =>
  `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;
const HEAD = headOf('200 OK', 'application/json');
const PIECE = Buffer.from(`10000\r\n${' '.repeat(0x10000)}\r\n`);
/** What a reader without a limit would come to read. */
const WHOLE = 96 * MIB;

let upstream: RawUpstream;
let site: Site;
afterEach(() => Promise.all([site.stop(), upstream.stop()]));

/** How much of an endless body was taken; none until its reader has left, or read it all. */
interface Taken {
  bytes: number | undefined;
}

/** Blanks without end, which begin a JSON text that never comes. */
function endless(socket: Socket, taken: Taken, head = HEAD): void {
  let sent = 0;
  const more = (): void => {
    while (sent < WHOLE && socket.writable) {
      sent += PIECE.length;
      if (!socket.write(PIECE)) return;
    }
    if (sent >= WHOLE) socket.end('0\r\n\r\n');
  };
  socket.on('drain', more);
  socket.on('close', () => {
    taken.bytes = sent;
  });
  socket.write(head);
  more();
}

/** A site whose services host has no end at `path`, and knows nothing but how to make an app session. */
async function start(path: string, head?: string): Promise<Taken> {
  const taken: Taken = { bytes: undefined };
  const appSession = JSON.stringify({ status: true, data: { token: 'token', code: 'code' } });
  const type = ['Content-Type: application/json'];
  upstream = await startRaw((request) => {
    if (request.includes(path)) return (socket) => endless(socket, taken, head);
    return request.includes('/token/generate')
      ? rawAnswer('200 OK', type, appSession)
      : rawAnswer('404 Not Found', type, '{"status":false}');
  });
  site = await Site.start({ vars: { SERVICES_URL: upstream.origin } });
  return taken;
}

test.each([
  { what: 'settings', path: '/v0/cms/app/settings', asked: '/', status: 200 },
  { what: 'the app version', path: '/v1/authorizer/version', asked: '/', status: 200 },
  { what: 'a new app session', path: '/token/generate', asked: '/', status: 200 },
  { what: 'a list for a feed', path: '/v3/post/list', asked: '/feed.xml', status: 503 },
])('$what without an end', async ({ path, asked, status }) => {
  const taken = await start(path);
  expect((await site.get('alpha.example', asked)).status).toBe(status);
  await expect.poll(() => taken.bytes).toBeDefined();
  // The limit, and what waits in the sockets on the way.
  expect(taken.bytes).toBeLessThan(32 * MIB);
});

test('an assistant that signs in without an end', async () => {
  const taken: Taken = { bytes: undefined };
  upstream = await startRaw(() => (socket) => endless(socket, taken));
  site = await Site.start({ vars: { ASSISTANT_URL: upstream.origin } });
  const body = { email: 'ayu@contoh.id', password: 'belajar123' };
  const got = await site.post('alpha.example', '/api/assistant/v1/identity/login', { body });
  expect(got.status).toBe(502);
  await expect.poll(() => taken.bytes).toBeDefined();
  expect(taken.bytes).toBeLessThan(32 * MIB);
});

test.each([
  [
    'settings that failed',
    '/v0/cms/app/settings',
    '/',
    '500 Internal Server Error',
    'application/json',
  ],
  [
    'a page instead of an answer',
    '/v1/class/recent',
    '/api/services/v1/class/recent',
    '200 OK',
    'text/html',
  ],
  [
    'a call that is refused',
    '/v1/authorizer/validate',
    '/api/services/v1/authorizer/validate',
    '502 Bad Gateway',
    'text/html',
  ],
])('%s, which nobody reads', async (_what, path, asked, status, type) => {
  const taken = await start(path, headOf(status, type));
  expect((await site.get('alpha.example', asked)).status).toBe(asked === '/' ? 200 : 502);
  await expect.poll(() => taken.bytes).toBeDefined();
  expect(taken.bytes).toBeLessThan(32 * MIB);
});

/** Reads more of a public answer than is copied, then leaves. */
async function leave(how: 'reset' | 'close'): Promise<void> {
  const response = await site.open('GET', 'alpha.example', '/api/services/v1/class/recent');
  response.on('error', () => {});
  let read = 0;
  for await (const piece of response) {
    read += Buffer.from(piece).length;
    if (read > 4 * MIB) break;
  }
  if (how === 'reset') response.socket.resetAndDestroy();
  else response.destroy();
}

test.each([
  { who: 'a visitor who resets', path: '/v1/class/recent', act: () => leave('reset') },
  { who: 'a visitor who goes', path: '/v1/class/recent', act: () => leave('close') },
  {
    who: 'a document, which reads only so much',
    path: '/v1/class/overview',
    act: async () => {
      expect((await site.get('alpha.example', '/Class/dasar-web')).status).toBe(503);
    },
  },
])('an answer that is copied for others, left by $who', async ({ path, act }) => {
  const taken = await start(path);
  await act();
  await expect.poll(() => taken.bytes).toBeDefined();
  expect(taken.bytes).toBeLessThan(32 * MIB);
});
