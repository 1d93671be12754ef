import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Send } from '../../api/client';
import { fakeClient } from '../../api/fake-gateway';
import { memoryStore } from '../../api/fake-storage';
import { clearStore } from '../../api/storage';
import { AskError, ask, waitInWords } from './ask';
import { lastAnswer } from './conversation';
import { readHistory } from './history';
import { createChatSession } from './session';
import type { ChatSession } from './session-types';

const encoder = new TextEncoder();
const LINE = '{"message_id":"m","id":"c","text":"Halo"}\n';
const DONE = '{"done":true}\n';

/** An assistant that answers one prepared response after the other, and keeps what it was asked. */
function assistant(...responses: (() => Response | Promise<Response>)[]) {
  const asked: { body: unknown; signal: AbortSignal | null | undefined }[] = [];
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    asked.push({ body: JSON.parse(String(init?.body)), signal: init?.signal });
    const next = responses.shift();
    if (next === undefined) throw new TypeError('unexpected request');
    return next();
  };
  return { asked, fetch };
}

const streamed = (text: string) => () => new Response(text);
const refused = (status: number, headers = {}) => {
  const body = JSON.stringify({ status: false, message: 'tidak bisa', statusCode: status });
  return () => new Response(body, { status, headers });
};

/** A body that says `text` and then nothing until it is cancelled. */
function open(text: string) {
  const cancelled = vi.fn();
  const respond = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(encoder.encode(text)),
        cancel: cancelled,
      }),
    );
  return { cancelled, respond };
}

const store = memoryStore();
const report = vi.fn();

/** A session whose stream comes from `fetch`, and whose other calls are answered by `gateway`. */
function sessionWith(
  fetch: typeof globalThis.fetch,
  { send }: { send: Send } = fakeClient(),
): ChatSession {
  const now = () => new Date(0);
  const pause = async () => {};
  return createChatSession({ base: '/api', fetch, send, store, now, pause, report });
}

const statusOf = (session: ChatSession) => session.getSnapshot().conversation.status;
const answerOf = (session: ChatSession) => lastAnswer(session.getSnapshot().conversation);
const until = (check: () => void) => vi.waitFor(check, { interval: 2 });

beforeEach(() => report.mockClear());
afterEach(() => clearStore(store, () => false));

describe('a chat session', () => {
  it('streams, saves once, and goes on in the same conversation', async () => {
    const { asked, fetch } = assistant(streamed(LINE + DONE), streamed(LINE + DONE));
    const session = sessionWith(fetch);
    session.ask('satu');
    await until(() => expect(statusOf(session)).toBe('finished'));
    session.ask('dua');
    await until(() => expect(session.getSnapshot().conversation.messages).toHaveLength(4));
    await until(() => expect(statusOf(session)).toBe('finished'));
    expect(asked.map(({ body }) => body)).toEqual([
      { query: 'satu' },
      { query: 'dua', conversation_id: 'c' },
    ]);
    expect(readHistory(store)).toHaveLength(1);
    expect(readHistory(store)[0]).toMatchObject({ conversation_id: 'c', user_message: 'satu' });
  });

  it('cancels the stream before when asked anew, and when stopped', async () => {
    const first = open(LINE);
    const second = open(LINE);
    const { asked, fetch } = assistant(first.respond, second.respond);
    const session = sessionWith(fetch);
    session.ask('satu');
    await until(() => expect(answerOf(session)?.text).toBe('Halo'));
    session.ask('dua');
    expect(asked[0]?.signal?.aborted).toBe(true);
    await until(() => expect(answerOf(session)?.text).toBe('Halo'));
    session.stop();
    expect(asked[1]?.signal?.aborted).toBe(true);
    expect(statusOf(session)).toBe('stopped');
    expect(report).not.toHaveBeenCalled();
  });

  it('leaves the body when the last word has come', async () => {
    const endless = open(LINE + DONE);
    const session = sessionWith(assistant(endless.respond).fetch);
    session.ask('satu');
    await until(() => expect(endless.cancelled).toHaveBeenCalled());
    expect(statusOf(session)).toBe('finished');
  });

  it('takes a cut answer from the server when it is whole there', async () => {
    const stored = { message_id: 'm', query: 'satu', response: { value: 'Halo semua' } };
    const gateway = fakeClient({
      body: { status: true, data: { items: [stored], totalPages: 1 } },
    });
    const session = sessionWith(assistant(streamed(LINE)).fetch, gateway);
    session.ask('satu');
    await until(() => expect(statusOf(session)).toBe('finished'));
    expect(answerOf(session)?.text).toBe('Halo semua');
    expect(session.getSnapshot().isChecking).toBe(false);
  });

  it.each([
    { name: 'as short there', value: 'Halo' },
    { name: 'empty there', value: '' },
  ])('leaves a cut answer broken when it is $name', async ({ value }) => {
    const stored = { message_id: 'm', query: 'satu', response: { value } };
    const gateway = fakeClient({ body: { status: true, data: { items: [stored] } } });
    const session = sessionWith(assistant(streamed(LINE)).fetch, gateway);
    session.ask('satu');
    await until(() => expect(gateway.seen).toHaveLength(3));
    await until(() => expect(session.getSnapshot().isChecking).toBe(false));
    expect(answerOf(session)).toMatchObject({ text: 'Halo', status: 'broken' });
  });

  it.each([
    { name: 'refused by a fault', respond: refused(500), status: 'failed' },
    {
      name: 'reset in the middle',
      respond: () => {
        let isFirst = true;
        const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
          if (isFirst) controller.enqueue(encoder.encode('{"text":"Ha"}\n'));
          else controller.error(new TypeError('reset'));
          isFirst = false;
        };
        return new Response(new ReadableStream({ pull }));
      },
      status: 'broken',
    },
  ])('reports a stream that was $name', async ({ respond, status }) => {
    const session = sessionWith(assistant(respond).fetch);
    session.ask('satu');
    await until(() => expect(statusOf(session)).toBe(status));
    expect(report).toHaveBeenCalledOnce();
  });

  it('asks again by itself after the visitor has signed in', async () => {
    const { asked, fetch } = assistant(refused(401), streamed(LINE + DONE));
    const session = sessionWith(fetch);
    session.ask('satu');
    await until(() => expect(answerOf(session)?.failure?.statusCode).toBe(401));
    expect(report).not.toHaveBeenCalled();
    session.resume();
    await until(() => expect(statusOf(session)).toBe('finished'));
    expect(asked.map(({ body }) => body)).toEqual([{ query: 'satu' }, { query: 'satu' }]);
    expect(session.getSnapshot().conversation.messages).toHaveLength(2);
  });

  it.each([
    { name: 'deleted', reply: { body: { status: true, data: null } }, hasNotice: false },
    { name: 'gone already', reply: { status: 404, body: {} }, hasNotice: false },
    { name: 'kept by a failure', reply: { status: 500, body: {} }, hasNotice: true },
    { name: 'out of reach', reply: new TypeError('offline'), hasNotice: true },
  ])('always forgets a removed conversation: on the server $name', async ({ reply, hasNotice }) => {
    const gateway = fakeClient(reply);
    const session = sessionWith(assistant(streamed(LINE + DONE)).fetch, gateway);
    session.ask('satu');
    await until(() => expect(statusOf(session)).toBe('finished'));
    await session.remove('c');
    expect(gateway.seen[0]).toMatchObject({
      method: 'DELETE',
      path: '/api/assistant/v1/conversations/c',
    });
    expect(readHistory(store)).toEqual([]);
    expect(statusOf(session)).toBe('idle');
    expect(session.getSnapshot().notice !== '').toBe(hasNotice);
  });

  it('opens a stored conversation page by page, oldest first', async () => {
    const row = (n: number) => ({
      message_id: `m${n}`,
      query: `q${n}`,
      response: { value: `a${n}` },
      created_at: new Date(n).toISOString(),
    });
    const gateway = fakeClient({
      body: { status: true, data: { items: [row(2), row(1)], totalPages: 2 } },
    });
    const session = sessionWith(assistant().fetch, gateway);
    session.open('c');
    await until(() => expect(statusOf(session)).toBe('finished'));
    expect(gateway.seen.map(({ path }) => path)).toEqual([
      '/api/assistant/v1/conversations/c/messages?page=1&perPage=50',
      '/api/assistant/v1/conversations/c/messages?page=2&perPage=50',
    ]);
    expect(session.getSnapshot().conversation.messages).toHaveLength(8);
  });

  it('says why a stored conversation could not be opened, and tries again', async () => {
    let gateway = fakeClient({ status: 401, body: { status: false, message: 'masuk dulu' } });
    const send: Send = (call, options) => gateway.send(call, options);
    const session = sessionWith(assistant().fetch, { send });
    session.open('c');
    const failure = { message: 'masuk dulu', statusCode: 401 };
    await until(() =>
      expect(session.getSnapshot().opening).toEqual({ conversationId: 'c', failure }),
    );
    gateway = fakeClient({ body: { status: true, data: { items: [] } } });
    session.resume();
    await until(() => expect(session.getSnapshot().opening).toBeNull());
  });
});

describe('ask', () => {
  const failureOf = (respond: () => Response) =>
    ask(
      { base: '/api', fetch: assistant(respond).fetch },
      { query: 'apa?', conversationId: '' },
      new AbortController().signal,
    ).catch((error: unknown) => (error instanceof AskError ? error.failure : error));

  it.each([
    { name: 'the gateway’s own message', respond: refused(504), message: /^tidak bisa$/ },
    { name: 'a wait', respond: refused(429, { 'retry-after': '30' }), message: /dalam 30 detik/ },
    { name: 'no wait', respond: refused(429), message: /^tidak bisa$/ },
    {
      name: 'a page of a proxy',
      respond: () => new Response('<html>', { status: 502 }),
      message: /Layanan sedang bermasalah/,
    },
    {
      name: 'no body',
      respond: () => new Response(null, { status: 204 }),
      message: /Response stream error/,
    },
  ])('tells $name', async ({ respond, message }) => {
    expect(await failureOf(respond)).toMatchObject({ message: expect.stringMatching(message) });
  });

  it.each([
    { value: null, words: '' },
    { value: '', words: '' },
    { value: 'nanti', words: '' },
    { value: '0', words: '1 detik' },
    { value: '59', words: '59 detik' },
    { value: '61', words: '2 menit' },
    { value: '7200', words: '2 jam' },
    { value: 'Thu, 01 Jan 1970 00:00:45 GMT', words: '45 detik' },
  ])('says Retry-After $value in words', ({ value, words }) => {
    expect(waitInWords(value, 0)).toBe(words);
  });
});
