import { afterEach, expect, test, vi } from 'vitest';
import { array, number, object, string } from '../decode';
import { createdOnly, okOnly } from './answer';
import { NOT_FOUND, UNREACHABLE, UNUSABLE } from './failure';
import { fakeGateway, type Reply } from './fake-gateway';
import { nothing, rows } from './fields';
import {
  type Answer,
  type CallOptions,
  configureApi,
  createClient,
  del,
  get,
  isAbort,
  post,
  put,
} from './http';

const thing = object((field) => ({ name: field('name', string) }));

function client(reply: Reply | Error, prefetched: Record<string, unknown> = {}) {
  const gateway = fakeGateway(reply);
  const onInvalidSession = vi.fn<(call: string) => void>();
  const progress = { start: vi.fn(), finish: vi.fn(), fail: vi.fn() };
  configureApi(
    createClient({ base: '/api', prefetched, fetch: gateway.fetch, onInvalidSession, progress }),
  );
  return { ...gateway, onInvalidSession, progress };
}

interface Case {
  name: string;
  reply: Reply | Error;
  call: (options: CallOptions) => Promise<Answer<unknown>>;
  expected: Partial<Answer<unknown>>;
}

const read = (options: CallOptions) => get('a/b', {}, thing, options);
const list = (options: CallOptions) => get('a/b', {}, rows(thing), options);
const create = (options: CallOptions) =>
  post('a/b', { x: 1 }, nothing, { ...options, accepts: createdOnly });
const readOk = (options: CallOptions) => get('a/b', {}, thing, { ...options, accepts: okOnly });
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
    call: (options) => del('a/b', nothing, options),
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
  const { progress } = client(reply);
  expect(await call({})).toMatchObject(expected);
  expect(progress.start).toHaveBeenCalledTimes(1);
  const ended = expected.status ? progress.finish : progress.fail;
  expect(ended).toHaveBeenCalledTimes(1);
});

test.each<[string, CallOptions & { checksCredentials?: boolean }, number, string[]]>([
  ['a 401 ends the session', {}, 401, ['a/b']],
  ['a 401 to a login does not', { checksCredentials: true }, 401, []],
  ['a 403 does not', {}, 403, []],
])('%s', async (_name, options, status, told) => {
  const { onInvalidSession } = client({ status, body: { message: 'x' } });
  await get('a/b', {}, nothing, options);
  expect(onInvalidSession.mock.calls.flat()).toEqual(told);
});

test('a prefetched answer is used once, by its sorted address', async () => {
  const { seen } = client(
    { body: { ...envelope, data: { name: 'jaringan' } } },
    { 'a/b?page=1&slug=dasar+web': envelope, 'a/b': envelope },
  );
  const ask = () => get('a/b', { slug: 'dasar web', page: 1 }, thing);
  expect(await ask()).toMatchObject({ status: true, data: { name: 'A' }, code: 200 });
  expect(seen).toHaveLength(0);
  expect(await ask()).toMatchObject({ status: true, data: { name: 'jaringan' } });
  expect(seen.map(({ path }) => path)).toEqual(['/api/a/b?page=1&slug=dasar+web']);
  await post('a/b', {}, nothing);
  expect(seen).toHaveLength(2);
});

test('an abort before or during a call rejects, and is told apart', async () => {
  const { seen, progress } = client(new DOMException('stopped', 'AbortError'));
  const done = AbortSignal.abort();
  await expect(get('a/b', {}, thing, { signal: done })).rejects.toSatisfy(isAbort);
  expect(seen).toHaveLength(0);
  const controller = new AbortController();
  await expect(get('a/b', {}, thing, { signal: controller.signal })).rejects.toSatisfy(isAbort);
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
  configureApi(createClient({ base: '/api', prefetched: {}, fetch: fetchThatIsLeft }));
  await expect(get('a/b', {}, thing, { signal: controller.signal })).rejects.toBe(reason);
});

test.each<[string, () => Promise<unknown>, string, unknown, string | undefined]>([
  ['GET', () => get('a/b', { x: 1 }, nothing), '/api/a/b?x=1', undefined, undefined],
  ['POST', () => post('a/b', { x: 1 }, nothing), '/api/a/b', { x: 1 }, 'application/json'],
  ['POST', () => post('a/b', undefined, nothing), '/api/a/b', {}, 'application/json'],
  [
    'PUT',
    () => put('a/b', [1], nothing, { query: { y: 2 } }),
    '/api/a/b?y=2',
    [1],
    'application/json',
  ],
  ['DELETE', () => del('a/b', nothing), '/api/a/b', undefined, undefined],
])('%s is sent as it should be', async (method, call, path, body, contentType) => {
  const { seen } = client({});
  await call();
  expect(seen).toMatchObject([{ method, path, body }]);
  const headers = new Headers(seen[0]?.init.headers);
  expect(headers.get('accept')).toBe('application/json');
  expect(headers.get('content-type') ?? undefined).toBe(contentType);
  expect(seen[0]?.init.credentials).toBe('same-origin');
});

test('a form keeps the content type that carries its boundary', async () => {
  const { seen } = client({});
  const form = new FormData();
  await post('a/b', form, nothing);
  expect(seen[0]?.init.body).toBe(form);
  expect(new Headers(seen[0]?.init.headers).has('content-type')).toBe(false);
});

test('a background call outlives the page and shows no progress', async () => {
  const { seen, progress } = client({});
  await post('a/b', {}, nothing, { background: true });
  expect(seen[0]?.init.keepalive).toBe(true);
  expect(progress.start).not.toHaveBeenCalled();
});

test('the whole answer is decoded where a call asks for it', async () => {
  client({ body: { data: [1], more: 2 } });
  const whole = object((field) => [...field('data', array(number)), field('more', number)]);
  expect(await get('a/b', {}, whole, { whole: true })).toMatchObject({ data: [1, 2] });
});

test('messages are rewritten by a call that says so', async () => {
  const rules = {
    successMessage: (message: string) => `Baik: ${message}`,
    failureMessage: (message: string) => `Buruk: ${message}`,
  };
  client({ body: envelope });
  expect(await get('a/b', {}, thing, rules)).toMatchObject({ message: 'Baik: Berhasil' });
  client(new TypeError('down'));
  expect(await get('a/b', {}, thing, rules)).toMatchObject({ message: `Buruk: ${UNREACHABLE}` });
});

afterEach(() => vi.restoreAllMocks());
