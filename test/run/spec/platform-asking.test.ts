import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { answerOf } from '../platform/answer.mjs';
import { check, exitCodeOf, type Result } from '../platform/check.mjs';
import type { Described, Document } from '../platform/contract.mjs';
import { table } from '../platform/table.mjs';
import { problemOf, variablesOf } from '../platform/variables.mjs';
import { root } from '../process.mjs';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function answered(listener: RequestListener, patienceMs = 5000) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const signal = AbortSignal.timeout(patienceMs);
  return answerOf(`http://127.0.0.1:${address.port}`, '/x', { headers: {}, signal });
}

test.each<[string, RequestListener, object]>([
  [
    'whole',
    (_, to) => to.writeHead(203, { 'x-request-id': 'r1' }).end('{}'),
    { status: 203, body: '{}', id: 'r1' },
  ],
  [
    'cut',
    (_, to) => to.writeHead(200, { 'content-length': 9 }).write('{', () => to.destroy()),
    { status: 200, body: '' },
  ],
  ['too long', (_, to) => to.end('x'.repeat(2 * 1024 * 1024 + 1)), { status: 200, body: '' }],
  ['broken', (request) => request.socket.destroy(), { status: 0 }],
])('an answer ends %s', async (ending, listener, expected) => {
  expect(await answered(listener)).toMatchObject({ ending, ...expected });
});

test('an answer that does not come in time is late, also in the middle of it', async () => {
  expect(await answered(() => {}, 100)).toMatchObject({ ending: 'slow', status: 0 });
  expect(await answered((_, to) => to.writeHead(200).write('{'), 200)).toMatchObject({
    ending: 'slow',
  });
});

const described = (call: string, more: Partial<Described> = {}): Described => ({
  tags: ['services'],
  'x-call': call,
  'x-access': 'anyone',
  responses: { '200': { content: { 'application/json': { schema: { type: 'object' } } } } },
  ...more,
});
const takes = (call: string) => ({
  parameters: [{ name: 'id', in: 'query', required: true, 'x-take': { call, at: '/id' } }],
});
const document: Document = {
  paths: {
    '/services/detail': { get: described('GET services/detail', takes('GET services/list')) },
    '/services/list': { get: described('GET services/list') },
    '/services/one': { get: described('GET services/one', takes('GET services/other')) },
    '/services/other': { get: described('GET services/other', takes('GET services/one')) },
    '/services/send': { post: described('POST services/send') },
    '/services/count': { get: described('GET services/count', { 'x-acts': true }) },
  },
};
const tenants = [{ key: 'alpha', host: 'alpha.example', lmsKey: 'alpha' }];
const good = { ending: 'whole' as const, status: 200, body: '{"id":7}', id: '', ms: 5 };

async function checked(options: object = {}, delayMs = 0) {
  const paths: string[] = [];
  let busiest = 0;
  let busy = 0;
  const all = await check(
    document,
    async (_tenant, path) => {
      paths.push(path);
      busy += 1;
      busiest = Math.max(busiest, busy);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      busy -= 1;
      return { answer: good, problem: '' };
    },
    { tenants, ...options },
  );
  return {
    ...all,
    paths,
    busiest,
    told: all.results.map(({ call, verdict, told }) => [call, told ?? verdict]),
  };
}

test('each call is asked once, after the one that has its words; none that does something', async () => {
  const { paths, told, unsafe } = await checked();
  expect(paths).toEqual(['/api/services/list', '/api/services/detail?id=7']);
  expect(told).toEqual([
    ['GET services/detail', 'conforms'],
    ['GET services/list', 'conforms'],
    // They wait for one another.
    ['GET services/one', 'nothing to ask for'],
    ['GET services/other', 'nothing to ask for'],
  ]);
  expect(unsafe).toBe(2);
});

test('not more than so many at a time, and no longer than there is time', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    key: `t${index}`,
    host: 'x',
    lmsKey: 'x',
  }));
  const { busiest } = await checked({ tenants: many, limits: { atOnce: 3 } }, 5);
  expect(busiest).toBe(3);
  const { told } = await checked({ tenants: many, limits: { atOnce: 1, wholeMs: 30 } }, 20);
  expect(told.filter(([, word]) => word === 'out of time').length).toBeGreaterThan(5);
});

const result = (verdict: Result['verdict'], more: Partial<Result> = {}): Result => ({
  tenant: 'alpha',
  call: 'GET services/list',
  verdict,
  pages: ['class', 'home'],
  drifts: [],
  nowhere: [],
  ...more,
});

test.each<[Result['verdict'][], number]>([
  [['conforms', 'slow', 'not asked'], 0],
  [['conforms', 'drift'], 1],
  [['conforms', 'failed'], 1],
  [['conforms', 'refused'], 1],
  [['conforms', 'missing'], 1],
  [['not asked'], 1],
])('%s ends with %i', (verdicts, code) => {
  expect(exitCodeOf({ results: verdicts.map((verdict) => result(verdict)), unsafe: 0 })).toBe(code);
});

test('a person reads a line for each call, and what is otherwise below it', () => {
  const drift = {
    at: '/data/[]/name',
    expected: 'string',
    found: 'nothing',
    beside: 'judul',
    places: 2,
    of: 3,
    shows: 'these rows are left out',
  };
  const results = [
    result('conforms', {
      ms: 12,
      nowhere: [{ at: '/data/[]', fields: ['city'], beside: ['kota'] }],
    }),
    result('drift', { ms: 1200, drifts: [drift] }),
    result('failed', { told: 'reset', shows: 'nothing', ms: 3 }),
    result('not asked', { told: 'needs a session' }),
  ];
  expect(table({ results, unsafe: 4 })).toBe(`conforms   GET services/list     12 ms
    /data/[]: no record has city; not in the contract: kota
drift      GET services/list   1200 ms
    /data/[]/name (2 of 3): expected string, found nothing, beside judul, which the contract does not know; these rows are left out
    pages: class, home
failed     GET services/list      3 ms  reset; nothing (pages: class, home)
not asked  GET services/list            needs a session

1 conforms, 1 drift, 1 failed, 1 not asked. Never asked, because they do something: 4.`);
});

test('of many tenants only what is odd is told', () => {
  const results = [
    result('conforms'),
    result('not asked'),
    result('missing', { tenant: 'buku', told: '404' }),
  ];
  expect(table({ results, unsafe: 0 })).toBe(`missing    buku   GET services/list            404

2 tenants: 1 conforms, 1 missing, 1 not asked. Never asked, because they do something: 0.`);
});

test('variables come from the environment, from one origin, and from what is set by hand', () => {
  const configured = { API_URL: 'https://api.example', IMAGE_HOSTS: '', APP_SECRET: 'berkas' };
  expect(variablesOf({}, configured, { APP_TOKEN_KEY: 'kunci', HOME: '/x' })).toEqual({
    ...configured,
    APP_TOKEN_KEY: 'kunci',
  });
  const there = variablesOf(
    { at: 'http://localhost:9/', vars: ['API_URL=http://x/a=b'] },
    configured,
    {},
  );
  expect(there).toMatchObject({
    SERVICES_URL: 'http://localhost:9/services',
    API_URL: 'http://x/a=b',
    APP_SECRET: 'berkas',
  });
  // Where nobody has given one, the stand-in's own.
  expect(there.APP_TOKEN_KEY).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  [{ env: 'production', at: 'http://localhost:9', vars: ['API_URL='] }, undefined],
  [{ env: 'lain' }, '--env lain: wrangler.toml has staging and production'],
  [{ at: 'localhost:9' }, '--at localhost:9: an origin is wanted, as in http://localhost:9999'],
  [{ at: 'http://localhost/x' }, expect.stringContaining('an origin is wanted')],
  [{ vars: ['api=1'] }, '--var api=1: NAME=value is wanted'],
])('%o is looked at first', (wanted, problem) => {
  expect(problemOf(wanted, join(root, 'wrangler.toml'))).toEqual(problem);
});
