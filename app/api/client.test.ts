import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { object } from '../core/schema';
import type { Answer } from './answer';
import { type Call, type CallRules, createdOnly, get, okOnly, post, write } from './call';
import { createClient, isAbort } from './client';
import { CHANGED_FILE, NOT_FOUND, UNREACHABLE, UNUSABLE } from './failure';
import { fakeGateway, type Reply } from './fake-gateway';
import { nothing } from './nothing';
import { rows } from './schemas';

const thing = object({ name: v.string() });

function client(reply: Reply | Error) {
  const gateway = fakeGateway(reply);
  const onInvalidSession = vi.fn<(call: string) => void>();
  const progress = { start: vi.fn(), finish: vi.fn(), fail: vi.fn() };
  const config = { base: '/api', fetch: gateway.fetch, onInvalidSession, progress };
  return { ...gateway, ...createClient(config), onInvalidSession, progress };
}

interface Case {
  name: string;
  reply: Reply | Error;
  call: Call<unknown>;
  expected: Partial<Answer<unknown>>;
}

const read = get('a/b', {}, thing);
const list = get('a/b', {}, rows(thing));
const create = post('a/b', { x: 1 }, nothing, { accepts: createdOnly, changes: [] });
const readOk = get('a/b', {}, thing, { accepts: okOnly });
const envelope = { status: true, message: 'Berhasil', data: { name: 'A' } };

const cases: Case[] = [
  {
    name: 'a read',
    reply: { body: envelope },
    call: read,
    expected: { status: true, message: 'Berhasil', data: { name: 'A' }, code: 200 },
  },
  {
    name: 'a read answered 206 counts',
    reply: { status: 206, body: envelope },
    call: read,
    expected: { status: true, code: 206 },
  },
  {
    name: 'an answer without an envelope is its own data',
    reply: { body: { name: 'A' } },
    call: read,
    expected: { status: true, message: '', data: { name: 'A' } },
  },
  {
    name: 'a bare list',
    reply: { body: [{ name: 'A' }, 3] },
    call: list,
    expected: { status: true, data: [{ name: 'A' }] },
  },
  {
    name: 'a record that is not there',
    reply: { body: { status: true, message: 'OK', data: null } },
    call: read,
    expected: { status: false, message: NOT_FOUND, data: null, code: 404 },
  },
  {
    name: 'a record of another shape',
    reply: { body: { status: true, message: 'OK', data: 'A' } },
    call: read,
    expected: { status: false, message: UNUSABLE, data: null, code: 502 },
  },
  {
    name: 'not found',
    reply: { status: 404, body: { status: false, message: 'Kelas tidak ada', data: null } },
    call: read,
    expected: { status: false, message: 'Kelas tidak ada', data: null, code: 404, errors: {} },
  },
  {
    name: 'a list that fails is empty',
    reply: { status: 500, body: { status: false, message: 'Rusak' } },
    call: list,
    expected: { status: false, message: 'Rusak', data: [], code: 500 },
  },
  {
    name: 'a 200 read on 200 alone',
    reply: { body: envelope },
    call: readOk,
    expected: { status: true, code: 200 },
  },
  {
    name: 'a 201 read on 200 alone',
    reply: { status: 201, body: envelope },
    call: readOk,
    expected: { status: false, message: UNUSABLE, data: null, code: 201 },
  },
  {
    name: 'a create answered 201',
    reply: { status: 201, body: { status: true, message: 'Tersimpan', data: { id: 1 } } },
    call: create,
    expected: { status: true, message: 'Tersimpan', data: undefined, code: 201 },
  },
  {
    name: 'a create answered 201 without a body',
    reply: { status: 201, body: '' },
    call: create,
    expected: { status: true, message: '', data: undefined, code: 201 },
  },
  {
    name: 'a create answered 200',
    reply: { status: 200, body: envelope },
    call: create,
    expected: { status: false, message: UNUSABLE, code: 200 },
  },
  {
    name: 'a form with faults',
    reply: { status: 422, body: { message: 'Belum benar', errors: { email: ['Wajib diisi'] } } },
    call: create,
    expected: {
      status: false,
      message: 'Belum benar',
      code: 422,
      errors: { email: ['Wajib diisi'] },
    },
  },
  {
    name: 'a delete answered 204',
    reply: { status: 204 },
    call: write('DELETE', 'a/b', nothing, { changes: [] }),
    expected: { status: true, message: '', code: 204 },
  },
  {
    name: 'HTML with status 200',
    reply: { body: '<!doctype html><p>Halo' },
    call: read,
    expected: { status: false, message: UNUSABLE, data: null, code: 502 },
  },
  {
    name: 'HTML with an error status',
    reply: { status: 503, body: '<h1>Unavailable</h1>' },
    call: list,
    expected: { status: false, message: UNUSABLE, data: [], code: 503 },
  },
  {
    name: 'JSON cut on its way',
    reply: { body: '{"status":true,"da' },
    call: read,
    expected: { status: false, message: UNUSABLE, code: 502 },
  },
  {
    name: 'an empty answer to a read',
    reply: { body: '' },
    call: read,
    expected: { status: false, message: NOT_FOUND, code: 404 },
  },
  {
    name: 'an error without a body',
    reply: { status: 401, body: '' },
    call: read,
    expected: { status: false, code: 401, data: null },
  },
  {
    name: 'no network',
    reply: new TypeError('Failed to fetch'),
    call: read,
    expected: { status: false, message: UNREACHABLE, data: null, code: 500, errors: {} },
  },
];

test.each(cases)('$name', async ({ reply, call, expected }) => {
  const { send, progress } = client(reply);
  expect(await send(call)).toMatchObject(expected);
  expect(progress.start).toHaveBeenCalledTimes(1);
  const ended = expected.status ? progress.finish : progress.fail;
  expect(ended).toHaveBeenCalledTimes(1);
});

test.each<[string, CallRules, number, string[]]>([
  ['a 401 ends the session', {}, 401, ['a/b']],
  ['a 401 to a login does not', { checksCredentials: true }, 401, []],
  ['a 403 does not', {}, 403, []],
])('%s', async (_name, rules, status, told) => {
  const { send, onInvalidSession } = client({ status, body: { message: 'x' } });
  await send(get('a/b', {}, nothing, rules));
  expect(onInvalidSession.mock.calls.flat()).toEqual(told);
});

test('an abort before or during a call rejects, and is told apart', async () => {
  const { seen, send, progress } = client(new DOMException('stopped', 'AbortError'));
  const done = AbortSignal.abort();
  await expect(send(read, { signal: done })).rejects.toSatisfy(isAbort);
  expect(seen).toHaveLength(0);
  const controller = new AbortController();
  await expect(send(read, { signal: controller.signal })).rejects.toSatisfy(isAbort);
  expect(seen[0]?.init.signal).toBe(controller.signal);
  expect([progress.start, progress.finish, progress.fail].map((f) => f.mock.calls.length)).toEqual([
    1, 1, 0,
  ]);
});

test('an abort with a reason of its own rejects with that reason', async () => {
  const controller = new AbortController();
  const reason = new Error('left the page');
  const gateway = fakeGateway();
  const fetchThatIsLeft: typeof fetch = (input, init) => {
    controller.abort(reason);
    return gateway.fetch(input, init);
  };
  const { send } = createClient({ base: '/api', fetch: fetchThatIsLeft });
  await expect(send(read, { signal: controller.signal })).rejects.toBe(reason);
});

test.each<[string, Call<unknown>, string, unknown, string | undefined]>([
  ['GET', get('a/b', { x: 1 }, nothing), '/api/a/b?x=1', undefined, undefined],
  [
    'POST',
    post('a/b', { x: 1 }, nothing, { changes: [] }),
    '/api/a/b',
    { x: 1 },
    'application/json',
  ],
  ['POST', post('a/b', undefined, nothing, { changes: [] }), '/api/a/b', {}, 'application/json'],
  [
    'PUT',
    write('PUT', 'a/b', nothing, { body: [1], query: { y: 2 }, changes: [] }),
    '/api/a/b?y=2',
    [1],
    'application/json',
  ],
  ['DELETE', write('DELETE', 'a/b', nothing, { changes: [] }), '/api/a/b', undefined, undefined],
])('%s is sent as it should be', async (method, call, path, body, contentType) => {
  const { seen, send } = client({});
  await send(call);
  expect(seen).toMatchObject([{ method, path, body }]);
  const headers = new Headers(seen[0]?.init.headers);
  expect(headers.get('accept')).toBe('application/json');
  expect(headers.get('content-type') ?? undefined).toBe(contentType);
  expect(seen[0]?.init.credentials).toBe('same-origin');
});

test('a form keeps the content type that carries its boundary', async () => {
  const { seen, send } = client({});
  const form = new FormData();
  await send(post('a/b', form, nothing, { changes: [] }));
  expect(seen[0]?.init.body).toBe(form);
  expect(new Headers(seen[0]?.init.headers).has('content-type')).toBe(false);
});

test('a background call outlives the page and shows no progress', async () => {
  const { seen, send, progress } = client({});
  await send(post('a/b', {}, nothing, { background: true, changes: [] }));
  expect(seen[0]?.init.keepalive).toBe(true);
  expect(progress.start).not.toHaveBeenCalled();
});

test('the whole answer is decoded where a call asks for it', async () => {
  const { send } = client({ body: { data: [1], more: 2 } });
  const whole = object({ data: v.array(v.number()), more: v.number() });
  expect(await send(get('a/b', {}, whole, { whole: true }))).toMatchObject({
    data: { data: [1], more: 2 },
  });
});

test('messages are rewritten by a call that says so', async () => {
  const rules = {
    successMessage: (message: string) => `Baik: ${message}`,
    failureMessage: (message: string) => `Buruk: ${message}`,
  };
  const call = get('a/b', {}, thing, rules);
  expect(await client({ body: envelope }).send(call)).toMatchObject({ message: 'Baik: Berhasil' });
  expect(await client(new TypeError('down')).send(call)).toMatchObject({
    message: `Buruk: ${UNREACHABLE}`,
  });
});

afterEach(() => vi.restoreAllMocks());

test.each([
  ['a file that can be read', () => Promise.resolve(new ArrayBuffer(1)), UNREACHABLE, {}],
  [
    'a file that has changed since it was chosen',
    () => Promise.reject(new DOMException('changed', 'NotReadableError')),
    CHANGED_FILE,
    { file: [CHANGED_FILE] },
  ],
])('%s is told from a broken connection', async (_name, readStart, message, errors) => {
  const form = new FormData();
  form.set('file', new File(['a'], 'tugas.pdf'));
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(readStart);
  const { send } = client(new TypeError('Failed to fetch'));
  const answer = await send(post('drive/v1/upload', form, nothing, { changes: [] }));
  expect(answer).toMatchObject({ status: false, message, errors });
  vi.restoreAllMocks();
});
