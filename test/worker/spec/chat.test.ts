/** The chat assistant with the stand-in upstream (design section 8). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../../upstream/spec/harness';
import { expectFault, untilHeldBack } from '../harness/fault';
import { type Got, jsonOf } from '../harness/http';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
let cookie = '';
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
  cookie = `__Host-assistant_token=${await platform.signInToAssistant()}`;
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const host = 'alpha.example';
const path = '/api/assistant/v2/chat';
const ask = (query: unknown, more: object = {}): Promise<Got> =>
  site.post(host, path, { headers: { cookie }, body: { query, ...more } });
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

test('an answer comes whole, and ends with the edge’s line', async () => {
  const { status, headers, text } = await ask('[[fast]] belajar web');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store, no-transform',
    'x-tenant': 'alpha',
    'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(headers).not.toHaveProperty('content-encoding');
  const lines = linesOf(text);
  expect(lines.length).toBeGreaterThan(40);
  expect(text.endsWith('\n{"done":true}\n')).toBe(true);
  expect(text.match(/"done"/g)).toHaveLength(1);
  const answers = lines.slice(0, -1).map((line) => jsonOf(line));
  for (const answer of answers) {
    expect(textAt(answer, 'id')).not.toBe('');
    expect(textAt(answer, 'message_id')).not.toBe('');
  }
});

test('a browser that takes gzip gets none', async () => {
  const { headers } = await site.post(host, path, {
    headers: { cookie, 'accept-encoding': 'gzip, br' },
    body: { query: '[[fast]] halo' },
  });
  expect(headers).not.toHaveProperty('content-encoding');
});

test('a line that is no JSON passes as it is', async () => {
  const { text } = await ask('[[fast]][[text]] web');
  expect(text).toContain(' (layanan sedang ramai) \n');
  expect(text.endsWith('\n{"done":true}\n')).toBe(true);
});

test('a long answer comes whole', async () => {
  const { text } = await ask('[[long]] web');
  expect(linesOf(text)).toHaveLength(3001);
  expect(text.endsWith('\n{"done":true}\n')).toBe(true);
});

test('an answer that breaks off ends with an error, and never looks finished', async () => {
  const { status, text } = await ask('[[fast]][[cut]] web');
  const lines = linesOf(text);
  expect(status).toBe(200);
  expect(lines.length).toBeGreaterThan(2);
  expect(jsonOf(lines.at(-1) ?? '')).toEqual({
    error: { message: expect.stringMatching(/^[A-Z].*\.$/), statusCode: 502 },
  });
  expect(text).not.toContain('"done"');
});

describe('before the stream', () => {
  test.each([
    ['[[401]]', 401],
    ['[[500]]', 500],
  ])('%s is the platform’s own error', async (query, status) => {
    const { status: got, headers, json } = await ask(query);
    expect(got).toBe(status);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(json).toMatchObject({ status: false, message: expect.any(String) });
  });

  test('a conversation that is not known', async () => {
    expect((await ask('[[fast]] halo', { conversation_id: 'tidak-ada' })).status).toBe(404);
  });

  test.each([
    ['nothing', {}],
    ['blanks', { query: ' \n\t ' }],
    ['null', { query: null }],
    ['a number', { query: 7 }],
    ['8,001 characters', { query: 'é'.repeat(8001) }],
    ['a list', ['halo']],
    ['a text', '"halo"'],
    ['no JSON', '{"query":'],
    ['a conversation that cannot be', { query: 'halo', conversation_id: '../x' }],
    ['a conversation that is a number', { query: 'halo', conversation_id: 1 }],
  ])('%s is no question', async (_what, body) => {
    await platform.forget();
    const headers = { cookie, 'content-type': 'application/json' };
    expectFault(await site.post(host, path, { headers, body }), 400);
    expect(await platform.seen('assistant')).toEqual([]);
  });

  test('8,000 characters are one', async () => {
    expect((await ask('[[fast]]'.padEnd(8000, 'é'))).status).toBe(200);
  });

  test('300 KB are too large, another type is refused, another site too', async () => {
    expectFault(await ask('a'.repeat(300 * 1024)), 413);
    const headers = { cookie, 'content-type': 'text/plain' };
    expectFault(await site.post(host, path, { headers, body: '{"query":"halo"}' }), 415);
    expectFault(await site.send('POST', host, path, { body: { query: 'halo' } }), 403);
  });

  test('who is not signed in is told so by the assistant', async () => {
    const { status } = await site.post(host, path, { body: { query: 'halo' } });
    expect(status).toBe(401);
  });

  test('too many questions are held back', async () => {
    const headers = { cookie, 'cf-connecting-ip': '198.51.100.8' };
    const body = { query: '[[500]]' };
    await untilHeldBack(() => site.post(host, path, { headers, body }), 20);
  });
});

test('a conversation goes on, and is read again and forgotten', async () => {
  const first = await ask('[[fast]] belajar data');
  const id = textAt(jsonOf(linesOf(first.text)[0] ?? ''), 'id');
  const second = await ask('[[fast]] lalu apa?', { conversation_id: id });
  expect(textAt(jsonOf(linesOf(second.text)[0] ?? ''), 'id')).toBe(id);
  const call = `/api/assistant/v1/conversations/${id}`;
  const read = () => site.get(host, `${call}/messages?page=1&perPage=10`, { cookie });
  expect(textAt((await read()).json, 'data', 'totalItems')).toBe('2');
  expect((await site.post(host, call, { headers: { cookie } }, 'DELETE')).status).toBe(200);
  expect((await read()).status).toBe(404);
});
