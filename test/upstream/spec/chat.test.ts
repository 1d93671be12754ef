/** The assistant's stream, its switches, and the conversations it keeps. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { textAt, Upstream } from './harness';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await Upstream.start();
});
afterAll(() => upstream.stop());

const ask = (query: string, more: object = {}) =>
  upstream.call('POST', 'assistant/v2/chat', {
    body: { workspace_id: 'ws-alpha', query, ...more },
  });

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

test.each([
  'Saya ingin jadi pengembang web, mulai dari mana?',
  'Kelas data apa yang cocok untuk pemula?',
  'Apa kabar?',
])('answers "%s" in 40 to 120 lines', async (question) => {
  const { text, headers } = await ask(`[[fast]] ${question}`);
  const lines: unknown[] = linesOf(text).map((line) => JSON.parse(line));
  expect(headers.get('content-type')).toBe('application/x-ndjson');
  expect(lines.length).toBeGreaterThanOrEqual(40);
  expect(lines.length).toBeLessThanOrEqual(120);
  expect(new Set(lines.map((line) => textAt(line, 'id'))).size).toBe(1);
  expect(lines.map((line) => textAt(line, 'text')).join('')).toContain('\n- ');
});

test('keeps a conversation, goes on with it, and forgets it', async () => {
  const first = await ask('[[fast]] belajar data');
  const id = textAt(JSON.parse(linesOf(first.text)[0] ?? ''), 'id');
  expect((await ask('[[fast]] lalu apa?', { conversation_id: id })).status).toBe(200);
  const path = `assistant/v1/conversations/${id}`;
  const { data } = await upstream.call('GET', `${path}/messages?page=1&perPage=10`);
  expect(textAt(data, 'totalItems')).toBe('2');
  expect(textAt(data, 'items', '0', 'query')).toBe('[[fast]] belajar data');
  expect(textAt(data, 'items', '0', 'response', 'value')).toContain('Jalur Data');
  expect((await upstream.call('DELETE', path)).status).toBe(200);
  expect((await upstream.call('GET', `${path}/messages`)).status).toBe(404);
});

test.each([
  ['[[401]]', {}, 401],
  ['[[500]]', {}, 500],
  ['', {}, 422],
  ['halo', { workspace_id: 'ws-nobody' }, 422],
  ['halo', { conversation_id: 'unknown' }, 404],
])('"%s" with %j is answered %i', async (query, more, status) => {
  expect((await ask(query, more)).status).toBe(status);
});

test.each([
  [{ email: 'ayu@contoh.id', password: 'salah' }, 401],
  [{ email: 'ayu@example.com', password: 'belajar123' }, 401],
  [{ email: 'ayu' }, 422],
])('signing in with %j is answered %i', async (body, status) => {
  expect((await upstream.raw('POST', 'assistant/v1/identity/login', { body })).status).toBe(status);
});

test('a line that is no JSON comes in between when asked for', async () => {
  const lines = linesOf((await ask('[[fast]][[text]] web')).text);
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([' (layanan sedang ramai) ']);
});

test('a stream breaks off when told to', async () => {
  await expect(ask('[[fast]][[cut]] web')).rejects.toThrow();
});

test('a stream ends within a line when told to', async () => {
  const { text } = await ask('[[fast]][[torn]] web');
  expect(text.endsWith('\n')).toBe(false);
  expect(() => JSON.parse(text.split('\n').at(-1) ?? '')).toThrow();
});

test('a long answer comes whole', async () => {
  expect(linesOf((await ask('[[long]] web')).text)).toHaveLength(3000);
});

// A starved machine is given its time: what counts is that the reader is counted, once.
test.each(['[[slow]]', '[[silent]]'])(
  'a reader who leaves a %s stream is counted',
  { timeout: 60_000 },
  async (how) => {
    const aborts = async () =>
      Number(textAt((await upstream.raw('GET', '_control/aborts')).data, 'aborts'));
    const before = await aborts();
    const leaving = new AbortController();
    const response = await fetch(`${upstream.origin}/assistant/v2/chat`, {
      method: 'POST',
      signal: leaving.signal,
      headers: {
        'content-type': 'application/json',
        Authorization: `Bearer ${await upstream.signInToAssistant()}`,
      },
      body: JSON.stringify({ workspace_id: 'ws-alpha', query: `${how} web` }),
    });
    await response.body?.getReader().read();
    leaving.abort();
    await expect.poll(aborts, { timeout: 30_000 }).toBe(before + 1);
  },
);

test('writes a test of three questions where one is asked for', async () => {
  const { text } = await ask('[[fast]] Uji aku. Tulis sebagai satu blok kode ```kuis berisi JSON.');
  const answer = linesOf(text)
    .map((line) => textAt(JSON.parse(line), 'text'))
    .join('');
  const [, json = ''] = /```kuis\n([\s\S]*?)\n```/.exec(answer) ?? [];
  expect(JSON.parse(json)).toHaveLength(3);
  expect(answer).toMatch(/Kerjakan/);
});
