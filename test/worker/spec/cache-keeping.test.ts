/** Only what has come whole and is good is kept (design section 6); what is not is given once. */

import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type RawUpstream, rawAnswer, startRaw } from '../harness/raw-upstream';
import { Site } from '../harness/site';

const PATH = '/v1/class/recent';
const JSON_TYPE = 'Content-Type: application/json';
const GOOD = '{"status":true,"data":[{"title":"Dasar Web"}]}';
const APP_SESSION = JSON.stringify({ status: true, data: { token: 'token', code: 'code' } });

let upstream: RawUpstream;
let site: Site;
afterEach(() => Promise.all([site.stop(), upstream.stop()]));

/** A site whose upstream answers every read like this. */
async function start(answer: string | ((socket: Socket) => void)): Promise<void> {
  upstream = await startRaw((request) => {
    if (request.includes(PATH)) return answer;
    return rawAnswer(
      '200 OK',
      [JSON_TYPE],
      request.includes('/token/generate') ? APP_SESSION : '{}',
    );
  });
  site = await Site.start({ vars: { SERVICES_URL: upstream.origin } });
}

/** Where an answer came from; its body is read as far as it comes. */
async function from(): Promise<unknown> {
  const response = await site.open('GET', 'alpha.example', `/api/services${PATH}`);
  await new Promise((resolve) => response.resume().on('close', resolve).on('error', resolve));
  return response.headers['x-edge-cache'];
}

const head = (...headers: string[]): string =>
  ['HTTP/1.1 200 OK', JSON_TYPE, ...headers, '', ''].join('\r\n');
const begun = GOOD.slice(0, -9);

test.each<[string, string | ((socket: Socket) => void)]>([
  ['cut before its length', `${head('Content-Length: 400', 'Connection: close')}${begun}`],
  ['cut where it had no length', `${head('Connection: close')}${begun}`],
  [
    'cut in a chunk',
    `${head('Transfer-Encoding: chunked')}${begun.length.toString(16)}\r\n${begun}\r\n20\r\n{"a"`,
  ],
  [
    'without its last chunk',
    `${head('Transfer-Encoding: chunked')}${begun.length.toString(16)}\r\n${begun}\r\n`,
  ],
  [
    'reset',
    (socket) => {
      socket.write(`${head('Content-Length: 400')}${begun}`, () => {
        setTimeout(() => socket.resetAndDestroy(), 50);
      });
    },
  ],
  ['empty', rawAnswer('200 OK', [JSON_TYPE], '')],
  ['no JSON', rawAnswer('200 OK', [JSON_TYPE], 'Halo')],
  ['a number', rawAnswer('200 OK', [JSON_TYPE], '12')],
  ['a failure with 200', rawAnswer('200 OK', [JSON_TYPE], '{"status":false,"data":null}')],
  ['no-store', rawAnswer('200 OK', [JSON_TYPE, 'Cache-Control: No-Store'], GOOD)],
  ['private', rawAnswer('200 OK', [JSON_TYPE, 'Cache-Control: max-age=60, private'], GOOD)],
  ['with a cookie', rawAnswer('200 OK', [JSON_TYPE, 'Set-Cookie: a=b'], GOOD)],
  ['varying by anything', rawAnswer('200 OK', [JSON_TYPE, 'Vary: Accept, *'], GOOD)],
  ['over 2 MiB', rawAnswer('200 OK', [JSON_TYPE], `["${'a'.repeat(2 * 1024 * 1024)}"]`)],
])('an answer that is %s is not kept', async (_what, answer) => {
  await start(answer);
  for (let sent = 0; sent < 5; sent += 1) expect(await from()).not.toMatch(/hit|stale/);
  expect(upstream.requests.filter((request) => request.includes(PATH)).length).toBeGreaterThan(4);
});

test.each([
  ['whole', rawAnswer('200 OK', [JSON_TYPE, 'Cache-Control: no-cache'], GOOD)],
  ['just short of 2 MiB', rawAnswer('200 OK', [JSON_TYPE], `["${'a'.repeat(2_000_000)}"]`)],
])('one that is %s is', async (_what, answer) => {
  await start(answer);
  expect(await from()).toBe('miss');
  await expect.poll(from).toBe('hit');
  const { text } = await site.get('alpha.example', `/api/services${PATH}`);
  expect(answer.endsWith(text)).toBe(true);
});
