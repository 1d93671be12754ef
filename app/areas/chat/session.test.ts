import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Send } from '../../api/client';
import { fakeClient } from '../../api/fake-gateway';
import { memoryStore } from '../../core/fake-storage';
import { openDatabase } from '../../core/record-database';
import { clearStore } from '../../core/storage';
import { AskError, ask, waitInWords, waitOf } from './ask';
import { currentExchange, shownExchanges } from './conversation';
import type { ConversationChange, ConversationRecord } from './conversation-record';
import { type ConversationStore, createConversationStore } from './conversation-store';
import { createChatSession } from './session';
import type { ChatSession } from './session-types';
import { SilenceError } from './silence';

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
  const later = (ms: number, run: () => void) => {
    const timer = { ms, run };
    timers.push(timer);
    return () => void timers.splice(timers.indexOf(timer) >>> 0, 1);
  };
  conversations = storeOf();
  return createChatSession({
    base: '/api',
    fetch,
    send,
    store: () => store,
    conversations,
    now,
    pause,
    later,
    report,
    isOnline: () => isOnline,
    onAsked,
    onRemoved,
  });
}

/** The conversations in this browser, as a page that begins now finds them. */
const storeOf = (): ConversationStore =>
  createConversationStore({
    store: () => store,
    database: openDatabase('conversations:uji', 'conversations'),
    archive: openDatabase('archive:uji', 'texts'),
  });
/** Those of the session that was made last. */
let conversations = storeOf();

/** What is written down of the conversations, used last first. */
async function kept(): Promise<ConversationRecord[]> {
  await conversations.settled();
  const there = storeOf();
  await there.refresh();
  const found = await Promise.all(there.list().map(({ conversation_id: id }) => there.load(id)));
  return found.filter((record) => record !== null);
}

/** The answers that are written down of the conversation that was used last. */
async function keptAnswers(): Promise<string[]> {
  const [last] = await kept();
  return (last?.turns ?? []).map(({ text }) => text);
}

/** Writes down a conversation before a session begins. */
async function put(id: string, change: ConversationChange): Promise<void> {
  const there = storeOf();
  there.save(id, { created_at: '2026-11-20T00:00:00Z', ...change });
  await there.settled();
}

const turn = (message_id: string, text: string) => ({
  message_id,
  query: 'satu',
  text,
  is_whole: true,
  is_shortened: false,
});

/** What runs later; the test says when. */
const timers: { ms: number; run: () => void }[] = [];
const passTime = () => timers.shift()?.run();
const onAsked = vi.fn();
const onRemoved = vi.fn();
let isOnline = true;

const statusOf = (session: ChatSession) => session.getSnapshot().conversation.status;
const answerOf = (session: ChatSession) =>
  currentExchange(session.getSnapshot().conversation)?.answer;
const shownIn = (session: ChatSession) => shownExchanges(session.getSnapshot().conversation);
const until = (check: () => void) => vi.waitFor(check, { interval: 2 });

beforeEach(() => {
  vi.clearAllMocks();
  timers.length = 0;
  isOnline = true;
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(async () => {
  await conversations.settled();
  clearStore(store, () => false);
});
afterAll(() => vi.unstubAllGlobals());

describe('a chat session', () => {
  it('streams, saves once, and goes on in the same conversation', async () => {
    const { asked, fetch } = assistant(streamed(LINE + DONE), streamed(LINE + DONE));
    const session = sessionWith(fetch);
    session.ask('satu');
    await until(() => expect(statusOf(session)).toBe('finished'));
    session.ask('dua');
    await until(() => expect(shownIn(session)).toHaveLength(2));
    await until(() => expect(statusOf(session)).toBe('finished'));
    expect(asked.map(({ body }) => body)).toEqual([
      { query: 'satu' },
      { query: 'dua', conversation_id: 'c' },
    ]);
    expect(await kept()).toMatchObject([{ conversation_id: 'c', user_message: 'satu' }]);
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
    { name: 'and the connection with it', end: '' },
    { name: 'and the edge says the answer is whole', end: `\n${DONE}` },
    { name: 'and the edge says it broke', end: '\n{"error":{"message":"putus"}}\n' },
  ])('shows no half of a record, $name, and mends the answer here too', async ({ end }) => {
    const stored = { message_id: 'm', query: 'satu', response: { value: 'Halo setengah kata' } };
    const gateway = fakeClient({ body: { status: true, data: { items: [stored] } } });
    const cut = `${LINE}{"message_id":"m","id":"c","text":" setengah ka`;
    const session = sessionWith(assistant(streamed(cut + end)).fetch, gateway);
    const seen: string[] = [];
    session.subscribe(() => seen.push(answerOf(session)?.text ?? ''));
    session.ask('satu');
    await until(() => expect(statusOf(session)).toBe('finished'));
    expect(seen.filter((text) => text.includes('{'))).toEqual([]);
    expect(answerOf(session)?.text).toBe('Halo setengah kata');
    expect(await keptAnswers()).toEqual(['Halo setengah kata']);
  });

  it.each([
    { name: 'a new conversation', leave: (session: ChatSession) => session.clear() },
    { name: 'another page', leave: (session: ChatSession) => session.leavePage() },
    { name: 'another app', leave: (session: ChatSession) => session.hidePage() },
  ])('keeps all that came of an answer that is left for $name', async ({ leave }) => {
    const more = '{"message_id":"m","id":"c","text":" semua"}\n';
    const session = sessionWith(assistant(open(LINE + more).respond).fetch);
    session.ask('satu');
    await until(() => expect(answerOf(session)?.text).toBe('Halo semua'));
    leave(session);
    // The page may end here and now.
    const there = storeOf();
    await there.refresh();
    expect((await there.load('c'))?.turns).toMatchObject([{ text: 'Halo semua' }]);
  });

  it.each([
    { name: 'a new conversation', leave: (session: ChatSession) => session.clear() },
    { name: 'another conversation', leave: (session: ChatSession) => session.open('z') },
  ])('lets an answer go on background $name, and tells when it is done', async ({ leave }) => {
    let say = (_: string) => {};
    const respond = () =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            say = (text) => controller.enqueue(encoder.encode(text));
          },
        }),
      );
    const stored = { message_id: 'y', query: 'lain', response: { value: 'Lain' } };
    const gateway = fakeClient({ body: { status: true, data: { items: [stored] } } });
    const { asked, fetch } = assistant(respond, streamed(LINE + DONE));
    const session = sessionWith(fetch, gateway);
    session.ask('satu');
    await until(() => expect(asked).toHaveLength(1));
    leave(session);
    expect(asked[0]?.signal?.aborted).toBe(false);
    expect(session.getSnapshot().background).toMatchObject({ query: 'satu', status: 'waiting' });
    say(LINE);
    await until(() => expect(session.getSnapshot().background?.conversationId).toBe('c'));
    const listed = () => session.getSnapshot().history.map((entry) => entry.conversation_id);
    expect(listed()).toContain('c');
    expect(store.get('conversation')).not.toBe('c');
    say(`{"text":" semua"}\n${DONE}`);
    await until(() => expect(session.getSnapshot().background?.status).toBe('finished'));
    expect((await conversations.load('c'))?.turns).toMatchObject([{ text: 'Halo semua' }]);
    expect(shownIn(session).map(({ query }) => query)).not.toContain('satu');
    session.open('c');
    expect(answerOf(session)).toMatchObject({ text: 'Halo semua', status: 'finished' });
    expect(session.getSnapshot().background).toBeNull();
    expect(store.get('conversation')).toBe('c');
  });

  it('shows an answer again that goes on background, and lets it grow there', async () => {
    const { asked, fetch } = assistant(open(LINE).respond);
    const session = sessionWith(fetch);
    session.ask('satu');
    await until(() => expect(answerOf(session)?.text).toBe('Halo'));
    session.clear();
    session.showBackground();
    expect(answerOf(session)).toMatchObject({ text: 'Halo', status: 'streaming' });
    session.stop();
    expect(asked[0]?.signal?.aborted).toBe(true);
    expect(statusOf(session)).toBe('stopped');
  });

  it.each([
    { name: 'another question', end: (session: ChatSession) => session.ask('dua') },
    { name: 'its removal', end: (session: ChatSession) => session.remove('c') },
  ])('ends an answer background with $name, keeping what came', async ({ name, end }) => {
    const { asked, fetch } = assistant(open(LINE).respond, streamed(''));
    const session = sessionWith(fetch);
    session.ask('satu');
    await until(() => expect(answerOf(session)?.text).toBe('Halo'));
    session.clear();
    end(session);
    expect(asked[0]?.signal?.aborted).toBe(true);
    expect(session.getSnapshot().background).toBeNull();
    expect(await keptAnswers()).toEqual(['Halo']);
    expect(session.getSnapshot().removed === null).toBe(name !== 'its removal');
  });

  describe('that is left in the middle of an answer, and opened again', () => {
    const stored = (id: string, value: string) => ({
      message_id: id,
      query: id,
      response: { value },
    });
    const first = '{"message_id":"a","id":"c","text":"Satu"}\n';
    const second = '{"message_id":"b","id":"c","text":"Dua deng"}\n';

    /** A browser that has asked twice and was left while the second answer came. */
    const leftAtSecond = async () => {
      const { fetch } = assistant(streamed(first + DONE), open(second).respond);
      const session = sessionWith(fetch);
      session.ask('a');
      await until(() => expect(statusOf(session)).toBe('finished'));
      session.ask('b');
      await until(() => expect(answerOf(session)?.text).toBe('Dua deng'));
      session.leavePage();
    };

    it.each([
      { name: 'the server has none of it yet', items: [stored('a', 'Satu')] },
      { name: 'the server has less of it', items: [stored('a', 'Satu'), stored('b', 'Dua')] },
    ])('shows what came, broken off, where $name', async ({ items }) => {
      await leftAtSecond();
      const gateway = fakeClient({ body: { status: true, data: { items } } });
      const session = sessionWith(assistant().fetch, gateway);
      session.restore();
      await until(() => expect(gateway.seen).toHaveLength(4));
      await until(() => expect(session.getSnapshot().isChecking).toBe(false));
      expect(shownIn(session).map(({ answer }) => answer)).toMatchObject([
        { text: 'Satu', status: 'finished' },
        { text: 'Dua deng', status: 'broken' },
      ]);
    });

    it('shows the whole where the server has it', async () => {
      await leftAtSecond();
      const items = [stored('a', 'Satu'), stored('b', 'Dua dengan tiga')];
      const session = sessionWith(
        assistant().fetch,
        fakeClient({ body: { status: true, data: { items } } }),
      );
      session.restore();
      await until(() => expect(answerOf(session)?.text).toBe('Dua dengan tiga'));
      expect(statusOf(session)).toBe('finished');
    });

    it('shows what this browser has without a connection, and the rest with one', async () => {
      await leftAtSecond();
      let gateway = fakeClient(new TypeError('offline'));
      const send: Send = (call, options) => gateway.send(call, options);
      const session = sessionWith(assistant().fetch, { send });
      session.open('c');
      await until(() => expect(shownIn(session)).toHaveLength(2));
      await until(() => expect(session.getSnapshot().isChecking).toBe(false));
      expect(session.getSnapshot().notice).toContain('simpanan di perangkatmu');
      expect(answerOf(session)).toMatchObject({ text: 'Dua deng', status: 'broken' });
      const items = [stored('a', 'Satu'), stored('b', 'Dua dengan tiga')];
      gateway = fakeClient({ body: { status: true, data: { items } } });
      session.goOnline();
      await until(() => expect(answerOf(session)?.text).toBe('Dua dengan tiga'));
      expect(session.getSnapshot().notice).toBe('');
    });

    it('is found by words of any of its turns, until it is removed', async () => {
      await leftAtSecond();
      const session = sessionWith(assistant().fetch, fakeClient({ body: { status: true } }));
      expect((await session.texts()).get('c')).toContain('dua deng');
      session.remove('c');
      await session.finishRemovals();
      expect(await session.texts()).toEqual(new Map());
    });

    it.each([401, 403])('asks first who is there where the server says %i', async (status) => {
      await leftAtSecond();
      const session = sessionWith(assistant().fetch, fakeClient({ status, body: {} }));
      session.open('c');
      await until(() => expect(session.getSnapshot().opening?.failure?.statusCode).toBe(status));
      expect(shownIn(session)).toEqual([]);
    });
  });

  it('makes a shortened answer whole when its conversation is opened', async () => {
    await put('c', { message_id: 'm', turns: [{ ...turn('m', 'Ha'), is_shortened: true }] });
    const stored = { message_id: 'm', query: 'satu', response: { value: 'Halo' } };
    const gateway = fakeClient({ body: { status: true, data: { items: [stored] } } });
    const session = sessionWith(assistant().fetch, gateway);
    session.open('c');
    await until(() => expect(statusOf(session)).toBe('finished'));
    expect(await kept()).toMatchObject([{ turns: [{ text: 'Halo', is_shortened: false }] }]);
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
    expect(onAsked).toHaveBeenLastCalledWith(false);
    session.resume(false);
    await until(() => expect(statusOf(session)).toBe('finished'));
    expect(onAsked).toHaveBeenLastCalledWith(true);
    expect(asked.map(({ body }) => body)).toEqual([{ query: 'satu' }, { query: 'satu' }]);
    expect(shownIn(session)).toHaveLength(1);
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
    session.remove('c');
    expect(session.getSnapshot()).toMatchObject({ history: [], removed: { conversation_id: 'c' } });
    expect(gateway.seen).toEqual([]);
    passTime();
    await until(() => expect(session.getSnapshot().removed).toBeNull());
    expect(gateway.seen[0]).toMatchObject({
      method: 'DELETE',
      path: '/api/assistant/v1/conversations/c',
    });
    expect(await kept()).toEqual([]);
    expect(onRemoved).toHaveBeenCalledWith('c');
    expect(statusOf(session)).toBe('idle');
    expect(session.getSnapshot().notice !== '').toBe(hasNotice);
  });

  it('reads an answer from the server that fell silent', async () => {
    let isFirst = true;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      if (isFirst) controller.enqueue(encoder.encode(LINE));
      else controller.error(new SilenceError());
      isFirst = false;
    };
    const stored = { message_id: 'm', query: 'satu', response: { value: 'Halo semua' } };
    let found = { items: [{ ...stored, response: { value: 'Halo' } }] };
    const send: Send = (call, options) =>
      fakeClient({ body: { status: true, data: found } }).send(call, options);
    const respond = () => new Response(new ReadableStream({ pull }));
    const session = sessionWith(assistant(respond).fetch, { send });
    session.ask('satu');
    await until(() =>
      expect(answerOf(session)?.failure?.message).toMatch(/diam selama satu menit/),
    );
    await until(() => expect(session.getSnapshot().isChecking).toBe(false));
    expect(statusOf(session)).toBe('broken');
    // It has been written meanwhile; reading it needs nobody's consent.
    found = { items: [stored] };
    session.goOnline();
    await until(() => expect(answerOf(session)?.text).toBe('Halo semua'));
    expect(statusOf(session)).toBe('finished');
  });

  it('takes a removal back', async () => {
    const gateway = fakeClient();
    const session = sessionWith(assistant(streamed(LINE + DONE)).fetch, gateway);
    session.ask('satu');
    await until(() => expect(statusOf(session)).toBe('finished'));
    session.remove('c');
    session.undoRemoval();
    passTime();
    await session.finishRemovals();
    expect(session.getSnapshot()).toMatchObject({
      history: [{ conversation_id: 'c' }],
      removed: null,
    });
    expect(gateway.seen.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('takes back each of several removals, the last one first', async () => {
    const gateway = fakeClient({ body: { status: true, data: null } });
    for (const id of ['a', 'b', 'c']) await put(id, { user_message: id });
    const session = sessionWith(assistant().fetch, gateway);
    await session.look();
    for (const id of ['a', 'b', 'c']) session.remove(id);
    expect(gateway.seen).toEqual([]);
    session.undoRemoval();
    expect(session.getSnapshot().removed?.conversation_id).toBe('b');
    // The first one's time is over, which says nothing of the second one.
    passTime();
    await until(() => expect(gateway.seen).toHaveLength(1));
    expect(session.getSnapshot().removed?.conversation_id).toBe('b');
    session.undoRemoval();
    expect(session.getSnapshot().removed).toBeNull();
    const left = session.getSnapshot().history.map(({ conversation_id }) => conversation_id);
    expect(left.sort()).toEqual(['b', 'c']);
  });

  it.each([
    { name: 'another tab removes', ago: 1000, leftOver: 1 },
    { name: 'a page that has ended left behind', ago: 60_000, leftOver: 0 },
  ])('begins with what $name', async ({ ago, leftOver }) => {
    await put('c', { removed_at: new Date(-ago).toISOString() });
    const gateway = fakeClient({ body: { status: true, data: null } });
    const session = sessionWith(assistant().fetch, gateway);
    await session.finishRemovals();
    expect(await kept()).toHaveLength(leftOver);
    session.leavePage();
    expect(gateway.seen).toHaveLength(1 - leftOver);
  });

  it('shows what was removed again where it was shown, and nothing else', async () => {
    const stored = { message_id: 'm', query: 'satu', response: { value: 'Halo' } };
    const gateway = fakeClient({ body: { status: true, data: { items: [stored] } } });
    const { fetch } = assistant(streamed(LINE + DONE));
    const session = sessionWith(fetch, gateway);
    session.ask('satu');
    await until(() => expect(statusOf(session)).toBe('finished'));
    session.remove('c');
    session.undoRemoval();
    await until(() => expect(answerOf(session)?.text).toBe('Halo'));
    session.clear();
    session.remove('c');
    session.undoRemoval();
    expect(session.getSnapshot().opening).toBeNull();
    expect(statusOf(session)).toBe('idle');
  });

  it('opens with more than the last answer where a page has just begun', async () => {
    const row = (n: number) => ({ message_id: `m${n}`, query: `q${n}`, response: { value: 'a' } });
    const pages = [[1, 2], [3, 4], [5]];
    const send: Send = (call, options) => {
      const page = Number(/page=(\d)/.exec(call.address)?.[1]);
      const items = (pages[page - 1] ?? []).map(row);
      return fakeClient({ body: { status: true, data: { items, totalPages: 3 } } }).send(
        call,
        options,
      );
    };
    const session = sessionWith(assistant().fetch, { send });
    session.open('c');
    await until(() =>
      expect(shownIn(session).map(({ query }) => query)).toEqual(['q3', 'q4', 'q5']),
    );
    session.loadOlder();
    await until(() => expect(session.getSnapshot().older).toBe('none'));
    expect(shownIn(session).map(({ query }) => query)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
    // They are found by a search, and shown where the server is out of reach.
    expect(await keptAnswers()).toHaveLength(5);
  });

  it('keeps the whole of the first answer, once it has ended', async () => {
    const more = '{"message_id":"m","id":"c","text":" semua"}\n';
    const { fetch } = assistant(streamed(LINE + more + DONE), streamed(LINE + DONE));
    const session = sessionWith(fetch);
    session.ask('satu');
    await until(() => expect(statusOf(session)).toBe('finished'));
    expect(await keptAnswers()).toEqual(['Halo semua']);
    session.ask('dua');
    await until(() => expect(shownIn(session)[1]?.answer.status).toBe('finished'));
    expect(await kept()).toMatchObject([{ user_message: 'satu', turns: [{ text: 'Halo' }] }]);
  });

  it('asks again by itself when the wait is over, and not for ever', async () => {
    const wait = refused(429, { 'retry-after': '30' });
    const { asked, fetch } = assistant(wait, wait, wait, wait);
    const session = sessionWith(fetch);
    session.ask('satu');
    for (let round = 1; round <= 3; round += 1) {
      await until(() => expect(session.getSnapshot().resend).toEqual({ kind: 'at', at: 30_000 }));
      expect(timers).toMatchObject([{ ms: 30_000 }]);
      passTime();
      await until(() => expect(asked).toHaveLength(round + 1));
    }
    await until(() => expect(statusOf(session)).toBe('failed'));
    expect(session.getSnapshot().resend).toBeNull();
    expect(report).not.toHaveBeenCalled();
  });

  it('counts down for a service that is busy, too', async () => {
    const { fetch } = assistant(refused(503, { 'retry-after': '20' }));
    const session = sessionWith(fetch);
    session.ask('satu');
    await until(() => expect(session.getSnapshot().resend).toEqual({ kind: 'at', at: 20_000 }));
    expect(answerOf(session)?.failure).toMatchObject({ why: 'Asisten sedang sibuk.' });
  });

  it.each([
    { name: 'a stop', end: (session: ChatSession) => session.stop() },
    { name: 'a new conversation', end: (session: ChatSession) => session.clear() },
    { name: 'another question', end: (session: ChatSession) => session.ask('dua') },
  ])('a wait ends with $name', async ({ end }) => {
    const { fetch } = assistant(refused(429, { 'retry-after': '30' }), streamed(LINE + DONE));
    const session = sessionWith(fetch);
    session.ask('satu');
    await until(() => expect(session.getSnapshot().resend).not.toBeNull());
    end(session);
    expect(timers).toEqual([]);
    expect(session.getSnapshot().resend).toBeNull();
  });

  it('sends what was asked offline when the visitor has agreed to it', async () => {
    isOnline = false;
    const { asked, fetch } = assistant(
      () => Promise.reject(new TypeError('offline')),
      streamed(LINE + DONE),
    );
    const session = sessionWith(fetch);
    session.ask('satu');
    await until(() => expect(statusOf(session)).toBe('failed'));
    expect(report).not.toHaveBeenCalled();
    isOnline = true;
    session.goOnline();
    expect(asked).toHaveLength(1);
    session.sendWhenOnline(true);
    await until(() => expect(statusOf(session)).toBe('finished'));
    expect(shownIn(session)).toHaveLength(1);
  });

  it('opens a stored conversation from its end, and goes back page by page', async () => {
    const row = (n: number) => ({
      message_id: `m${n}`,
      query: `q${n}`,
      response: { value: `a${n}` },
      created_at: new Date(n * 1000 + 1).toISOString(),
    });
    const pages = [
      [1, 2],
      [3, 4],
      [5, 5],
    ];
    const seen: string[] = [];
    const client = fakeClient();
    const send: Send = (call, options) => {
      seen.push(call.address);
      const page = Number(/page=(\d)/.exec(call.address)?.[1]);
      const items = (pages[page - 1] ?? []).map(row);
      const { send: answer } = fakeClient({
        body: { status: true, data: { items, totalPages: 3 } },
      });
      return answer(call, options);
    };
    const session = sessionWith(assistant().fetch, { ...client, send });
    session.open('c');
    await until(() => expect(statusOf(session)).toBe('finished'));
    // The last page repeats a question, two versions of one: the page before it is read too.
    expect(shownIn(session).map(({ query }) => query)).toEqual(['q3', 'q4', 'q5']);
    expect(session.getSnapshot().older).toBe('there');
    session.loadOlder();
    await until(() => expect(session.getSnapshot().older).toBe('none'));
    expect(shownIn(session).map(({ query }) => query)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
    expect(seen.map((address) => /page=\d/.exec(address)?.[0])).toEqual([
      'page=1',
      'page=3',
      'page=2',
      'page=1',
    ]);
    expect(store.get('conversation')).toBe('c');
  });

  it('finds an edited question in its place again', async () => {
    const line = (id: string, text: string) => `{"message_id":"${id}","id":"c","text":"${text}"}\n`;
    const answers = assistant(
      ...['1', '2', '3', '4'].map((id) => streamed(line(`m${id}`, `a${id}`) + DONE)),
    );
    const rows = ['satu', 'dua', 'lain', 'nanti'].map((query, index) => ({
      message_id: `m${index + 1}`,
      query,
      response: { value: `a${index + 1}` },
    }));
    const { asked } = answers;
    const send: Send = (call) => {
      const items = rows.slice(0, asked.length);
      return fakeClient({ body: { status: true, data: { items } } }).send(call);
    };
    const session = sessionWith(answers.fetch, { send });
    const settled = () => until(() => expect(statusOf(session)).toBe('finished'));
    session.ask('satu');
    await settled();
    session.ask('dua');
    await until(() => expect(answerOf(session)?.text).toBe('a2'));
    await settled();
    session.askAgain(0, 'lain');
    await until(() => expect(answerOf(session)?.text).toBe('a3'));
    await settled();
    session.clear();
    session.open('c');
    await settled();
    expect(shownIn(session).map(({ query }) => query)).toEqual(['lain']);
    session.choose(0);
    expect(shownIn(session).map(({ query }) => query)).toEqual(['satu', 'dua']);
    // The version that was chosen is the one that is shown another day, until something is asked.
    session.clear();
    session.open('c');
    await settled();
    expect(shownIn(session).map(({ query }) => query)).toEqual(['satu', 'dua']);
    session.askAgain(0, 'nanti');
    await settled();
    session.clear();
    session.open('c');
    await settled();
    expect(shownIn(session).map(({ query }) => query)).toEqual(['nanti']);
  });

  it('shows again what was shown last, and nothing once a new conversation was begun', async () => {
    const stored = { message_id: 'm', query: 'satu', response: { value: 'Halo' } };
    const gateway = fakeClient({ body: { status: true, data: { items: [stored] } } });
    store.set('conversation', 'c');
    const session = sessionWith(assistant().fetch, gateway);
    session.restore();
    await until(() => expect(statusOf(session)).toBe('finished'));
    // A link to a conversation that this browser did not know is listed from then on.
    expect(await kept()).toMatchObject([{ conversation_id: 'c', turns: [{ text: 'Halo' }] }]);
    session.clear();
    session.restore();
    expect(statusOf(session)).toBe('idle');
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
    const stored = { message_id: 'm', query: 'satu', response: { value: 'Halo' } };
    gateway = fakeClient({ body: { status: true, data: { items: [stored] } } });
    session.resume(false);
    await until(() => expect(session.getSnapshot().opening).toBeNull());
  });

  it('says that a conversation has nothing in it', async () => {
    const gateway = fakeClient({ body: { status: true, data: { items: [] } } });
    const session = sessionWith(assistant().fetch, gateway);
    session.open('c');
    await until(() => expect(session.getSnapshot().opening?.failure?.statusCode).toBe(404));
  });

  it('keeps a broken answer whose whole is told only after signing in', async () => {
    let gateway = fakeClient({ status: 401, body: { status: false, message: 'masuk dulu' } });
    const send: Send = (call, options) => gateway.send(call, options);
    const { asked, fetch } = assistant(streamed(LINE));
    const session = sessionWith(fetch, { send });
    session.ask('satu');
    await until(() => expect(answerOf(session)?.failure?.statusCode).toBe(401));
    expect(answerOf(session)).toMatchObject({ text: 'Halo', status: 'broken' });
    const stored = { message_id: 'm', query: 'satu', response: { value: 'Halo semua' } };
    gateway = fakeClient({ body: { status: true, data: { items: [stored] } } });
    session.resume(false);
    await until(() => expect(answerOf(session)?.text).toBe('Halo semua'));
    expect(asked).toHaveLength(1);
  });

  it('begins a new conversation for somebody else who signs in', async () => {
    const { asked, fetch } = assistant(streamed(LINE + DONE), refused(401), streamed(LINE + DONE));
    const session = sessionWith(fetch);
    session.ask('satu');
    await until(() => expect(statusOf(session)).toBe('finished'));
    session.ask('dua');
    await until(() => expect(statusOf(session)).toBe('failed'));
    session.resume(true);
    await until(() => expect(statusOf(session)).toBe('finished'));
    expect(asked.at(-1)?.body).toEqual({ query: 'dua' });
    expect(shownIn(session).map(({ query }) => query)).toEqual(['dua']);
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
    const ms = waitOf(value, 0);
    expect(ms === null ? '' : waitInWords(ms)).toBe(words);
  });
});
