/** The chat stream, byte by byte, from an upstream that the spec holds in its hand. */

import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectFault } from '../harness/fault';
import { jsonOf } from '../harness/http';
import { type RawUpstream, rawAnswer, startRaw } from '../harness/raw-upstream';
import { Site } from '../harness/site';

const head = (type: string): string =>
  `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\nSet-Cookie: a=b\r\n\r\n`;

let answer: (socket: Socket) => void = () => {};
let held: Promise<Socket>;
let raw: RawUpstream;
let site: Site;
beforeAll(async () => {
  raw = await startRaw(() => (socket) => answer(socket));
  site = await Site.start({ vars: { ASSISTANT_URL: `${raw.origin}/asisten` } });
});
afterAll(() => Promise.all([site.stop(), raw.stop()]));
beforeEach(() => {
  raw.requests.length = 0;
  held = new Promise((resolve) => {
    answer = resolve;
  });
});

const host = 'yayasan.example';
const path = '/api/assistant/v2/chat';
const headers = {
  origin: `http://${host}`,
  cookie: '__Host-assistant_token=asisten',
  authorization: 'evil',
};
const ask = (body: object = { query: ' halo ' }) =>
  site.open('POST', host, path, { headers, body });

/** One chunk of a chunked body. */
const chunk = (bytes: string | Buffer): Buffer => {
  const whole = Buffer.from(bytes);
  return Buffer.concat([
    Buffer.from(`${whole.length.toString(16)}\r\n`),
    whole,
    Buffer.from('\r\n'),
  ]);
};

/** The bytes of a response as they come. */
class Bytes {
  private all = Buffer.alloc(0);
  private ended = false;

  constructor(response: IncomingMessage) {
    response.on('data', (bytes: Buffer) => {
      this.all = Buffer.concat([this.all, bytes]);
    });
    response.on('close', () => {
      this.ended = true;
    });
    response.on('error', () => {});
  }

  async until(wanted: Buffer | string): Promise<void> {
    await expect.poll(() => this.all.includes(wanted)).toBe(true);
  }

  async whole(): Promise<Buffer> {
    await expect.poll(() => this.ended).toBe(true);
    return this.all;
  }
}

test('each line is there before the next is sent, untouched', async () => {
  const asked = ask();
  const upstream = await held;
  const lines = ['{"text":"a"}\n', 'bukan json\r\n', '\n\n', '{"text":"tanpa akhir'];
  upstream.write(head('text/plain; charset=utf-16'));
  upstream.write(chunk(lines[0] ?? ''));
  const response = await asked;
  expect(response.headers).toMatchObject({
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store, no-transform',
  });
  expect(response.headers).not.toHaveProperty('set-cookie');
  const bytes = new Bytes(response);
  await bytes.until(lines[0] ?? '');
  for (const line of lines.slice(1)) {
    upstream.write(chunk(line));
    await bytes.until(line);
  }
  upstream.end('0\r\n\r\n');
  expect((await bytes.whole()).toString()).toBe(`${lines.join('')}\n{"done":true}\n`);
});

test('bytes that are no text, and a character cut in two, pass as they are', async () => {
  const asked = ask();
  const upstream = await held;
  const sent = Buffer.from([0x7b, 0xff, 0x00, 0xf0, 0x9f, 0x98, 0x80, 0xc3, 0x0a]);
  upstream.write(head('application/x-ndjson'));
  for (let at = 0; at < sent.length; at += 2) upstream.write(chunk(sent.subarray(at, at + 2)));
  upstream.end('0\r\n\r\n');
  const bytes = await new Bytes(await asked).whole();
  expect(bytes).toEqual(Buffer.concat([sent, Buffer.from('\n{"done":true}\n')]));
});

test('the question goes up with the tenant’s workspace, and nothing of the visitor’s', async () => {
  const asked = ask({ query: ' halo ', conversation_id: 'c-1', workspace_id: 'evil', extra: 1 });
  (await held).end(rawAnswer('200 OK', ['Content-Type: application/x-ndjson'], '{}\n'));
  await new Bytes(await asked).whole();
  const [request = ''] = raw.requests;
  expect(request).toMatch(/^POST \/asisten\/v2\/chat HTTP\/1\.1\r\n/);
  expect(request.toLowerCase()).toContain('authorization: bearer asisten\r\n');
  expect(request).not.toMatch(/evil|cookie|origin|apptoken/i);
  const [, body = ''] = request.split('\r\n\r\n');
  if (body) {
    const sent = { workspace_id: 'ws-foundation', query: 'halo', conversation_id: 'c-1' };
    expect(jsonOf(body)).toEqual(sent);
  }
});

test.each([
  [
    'ends without a byte',
    (socket: Socket) => socket.end(`${head('application/x-ndjson')}0\r\n\r\n`),
  ],
  [
    'is one empty line',
    (socket: Socket) =>
      socket.end(rawAnswer('200 OK', ['Content-Type: application/x-ndjson'], '\n')),
  ],
])('an answer that %s is finished', async (_what, act) => {
  const asked = ask();
  act(await held);
  const bytes = await new Bytes(await asked).whole();
  expect(bytes.toString().trim()).toBe('{"done":true}');
});

test.each([
  ['the connection is reset', (socket: Socket) => socket.resetAndDestroy()],
  ['the body stops short', (socket: Socket) => socket.end('ff\r\n{"te')],
])('when %s in mid-answer, the last line says so', async (_what, act) => {
  const asked = ask();
  const upstream = await held;
  upstream.write(head('application/x-ndjson'));
  upstream.write(chunk('{"text":"a"}\n'));
  const bytes = new Bytes(await asked);
  await bytes.until('{"text":"a"}\n');
  act(upstream);
  const lines = (await bytes.whole()).toString().trim().split('\n');
  expect(jsonOf(lines.at(-1) ?? '')).toMatchObject({ error: { statusCode: 502 } });
  expect(lines.join('')).not.toContain('"done"');
});

test.each([
  ['refuses the connection', (socket: Socket) => socket.destroy(), 502],
  [
    'breaks before the first byte',
    (socket: Socket) => {
      socket.write(head('application/x-ndjson'));
      socket.resetAndDestroy();
    },
    502,
  ],
  [
    'answers HTML',
    (socket: Socket) => socket.end(rawAnswer('200 OK', ['Content-Type: text/html'], '<p>')),
    502,
  ],
  [
    'answers an HTML error',
    (socket: Socket) => socket.end(rawAnswer('503 Oh', ['Content-Type: text/html'], '<p>')),
    503,
  ],
  [
    'redirects',
    (socket: Socket) => socket.end(rawAnswer('302 Go', [`Location: ${raw.origin}/x`])),
    502,
  ],
  ['answers 999', (socket: Socket) => socket.end(rawAnswer('999 Odd')), 502],
])('an assistant that %s is an error as JSON', async (_what, act, status) => {
  const sent = site.send('POST', host, path, { headers, body: { query: 'halo' } });
  act(await held);
  expectFault(await sent, status);
  expect(raw.requests).toHaveLength(1);
});

test('a visitor who leaves before the first byte closes the upstream’s connection', async () => {
  const leaving = new AbortController();
  const asked = site.open('POST', host, path, {
    headers,
    body: { query: 'a' },
    signal: leaving.signal,
  });
  asked.catch(() => {});
  const upstream = await held;
  leaving.abort();
  await expect.poll(() => upstream.destroyed).toBe(true);
});

test.each<[string, (upstream: Socket) => () => void]>([
  ['falls silent', () => () => {}],
  [
    'goes on',
    (upstream) => {
      const lines = setInterval(() => upstream.write(chunk('{"text":"b"}\n')), 100);
      return () => clearInterval(lines);
    },
  ],
])(
  'a visitor who leaves an answer that %s closes the upstream’s connection',
  async (_what, act) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const asked = site.open('POST', host, path, { headers, body: { query: 'a' }, signal });
    const upstream = await held;
    upstream.write(head('application/x-ndjson'));
    upstream.write(chunk('{"text":"a"}\n'));
    const bytes = new Bytes(await asked);
    await bytes.until('{"text":"a"}\n');
    const end = act(upstream);
    leaving.abort();
    await expect.poll(() => upstream.destroyed).toBe(true);
    end();
  },
);
