/** How a chat begins beside its rate limit's verdict, and how one ends that never does (design section 8). */

import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectFault } from '../harness/fault';
import { jsonOf } from '../harness/http';
import { type RawUpstream, rawAnswer, startRaw } from '../harness/raw-upstream';
import { Site } from '../harness/site';
import { chatLimit, shortMinutes, WORK } from '../harness/wrappers';

const HEAD =
  'HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n';
const LINE = '{"text":"a"}\n';
const host = 'yayasan.example';
const path = '/api/assistant/v2/chat';
const headers = { origin: `http://${host}`, cookie: '__Host-assistant_token=asisten' };

let held: Promise<Socket>;
let answer: (socket: Socket) => void = () => {};
let raw: RawUpstream;
let site: Site;
beforeAll(async () => {
  raw = await startRaw(() => (socket) => answer(socket));
});
beforeEach(() => {
  raw.requests.length = 0;
  held = new Promise((resolve) => {
    answer = resolve;
  });
});
afterEach(() => site.stop());
afterAll(() => raw.stop());

const start = async (wrapper: string): Promise<void> => {
  site = await Site.start({ vars: { ASSISTANT_URL: raw.origin }, wrapper });
};
const ask = (more: object = {}): Promise<IncomingMessage> =>
  site.open('POST', host, path, { headers: { ...headers, ...more }, body: { query: 'halo' } });

/** Begins an answer, and leaves it there. */
function begin(socket: Socket): void {
  socket.write(`${HEAD}${LINE.length.toString(16)}\r\n${LINE}\r\n`);
}

async function linesOf(response: IncomingMessage): Promise<string[]> {
  let text = '';
  for await (const bytes of response) text += String(bytes);
  return text.trim().split('\n');
}

test('the question goes up before the verdict, and a no closes that connection', async () => {
  await start(chatLimit(1_500));
  const asked = site.send('POST', host, path, { headers, body: { query: 'halo' } });
  const upstream = await held;
  expectFault(await asked, 429);
  await expect.poll(() => upstream.destroyed).toBe(true);
});

test('a verdict that hangs keeps nobody from the first byte', async () => {
  await start(chatLimit());
  const asked = ask();
  begin(await held);
  const response = await asked;
  expect(response.statusCode).toBe(200);
  const first = await new Promise((resolve) => response.once('data', resolve));
  expect(String(first)).toBe(LINE);
  response.destroy();
});

test('an answer ends well before a verdict that hangs', async () => {
  await start(chatLimit());
  const asked = ask();
  (await held).end(rawAnswer('200 OK', ['Content-Type: application/x-ndjson'], LINE));
  expect(await linesOf(await asked)).toEqual([LINE.trim(), '', '{"done":true}']);
});

test('a no that comes after the first byte ends the answer, and says so', async () => {
  await start(chatLimit(2_500));
  const asked = ask();
  const upstream = await held;
  begin(upstream);
  const lines = await linesOf(await asked);
  expect(lines[0]).toBe(LINE.trim());
  expect(jsonOf(lines.at(-1) ?? '')).toMatchObject({ error: { statusCode: 429 } });
  await expect.poll(() => upstream.destroyed).toBe(true);
});

test('who has asked much waits for the verdict', async () => {
  await start(chatLimit(200));
  const visitor = { 'cf-connecting-ip': '198.51.100.9' };
  const statuses: unknown[] = [];
  for (let asked = 0; asked < 8; asked += 1) {
    const response = await ask(visitor);
    response.resume();
    statuses.push(response.statusCode);
  }
  expect(new Set(statuses)).toEqual(new Set([429]));
  expect(raw.requests.length).toBeLessThanOrEqual(5);
});

test('an answer that begins and then hangs is ended after ten minutes', async () => {
  await start(shortMinutes);
  const asked = ask();
  const upstream = await held;
  begin(upstream);
  const lines = await linesOf(await asked);
  expect(lines[0]).toBe(LINE.trim());
  expect(jsonOf(lines.at(-1) ?? '')).toMatchObject({ error: { statusCode: 504 } });
  await expect.poll(() => upstream.destroyed).toBe(true);
});

test.each([
  ['goes on', () => {}],
  ['is whole', (upstream: Socket) => upstream.end('0\r\n\r\n')],
])(
  'an answer that %s is ended after ten minutes, though its reader takes nothing',
  async (_what, act) => {
    await start(shortMinutes);
    const asked = ask();
    const upstream = await held;
    begin(upstream);
    const response = await asked;
    response.pause();
    // More than all that lies between may hold.
    const line = `${'a'.repeat(65_535)}\n`;
    for (let sent = 0; sent < 400; sent += 1) upstream.write(`10000\r\n${line}\r\n`);
    act(upstream);
    const work = async () => (await site.get(host, WORK)).json;
    await expect.poll(work).toEqual({ work: 0 });
    await expect.poll(() => upstream.destroyed).toBe(true);
    response.destroy();
  },
);
