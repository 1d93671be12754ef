/**
 * What the contract promises to those who write against `/api/…`, call by call out of the document itself;
 * the behaviours behind it are in the gateway's own specs.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addressOf,
  bodyOf,
  changesState,
  expectFailure,
  methodsOf,
  type Operation,
  operations,
} from '../harness/operations';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { hastyLimits } from '../harness/wrappers';

const host = 'alpha.example';
const lmsKey = 'alpha';
/** A student, whom no call for some kinds of users is for. */
const STUDENT = 4;
/** Who may do everything. */
const OWNER = 0;

let platform: Platform;
let site: Site;
const sessions = { student: '', owner: '' };
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
  const assistant = `__Host-assistant_token=${await platform.signInToAssistant()}`;
  const cookie = async (kind: number) =>
    `__Host-access_token=${await platform.signIn(kind)}; ${assistant}`;
  sessions.student = await cookie(STUDENT);
  sessions.owner = await cookie(OWNER);
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const named = (all: readonly Operation[]) => all.map((one) => ({ name: one.call, one }));
const open = operations.filter(({ access }) => access !== 'edge');
const taking = open.filter(({ body }) => body !== undefined);

/** Makes a call as a page of the site would, with the document's examples. */
async function make(one: Operation, headers: Record<string, string> = {}, at = site) {
  return at.post(host, addressOf(one, lmsKey), { headers, body: bodyOf(one) }, one.method);
}

test('the document has calls of every kind', () => {
  expect(operations.length).toBeGreaterThan(90);
  expect(new Set(operations.map(({ access }) => access))).toEqual(
    new Set(['anyone', 'signed-in', 'edge']),
  );
  expect(operations.some(({ isKept }) => isKept)).toBe(true);
});

test('what is no failure is not taken for one', async () => {
  const one = operations.find(({ access }) => access === 'signed-in');
  if (one === undefined) throw new Error('No call asks for a session');
  const got = await make(one);
  expectFailure(one, got, 401);
  for (const json of [{}, null, { ...Object(got.json), status: true }]) {
    expect(() => expectFailure(one, { ...got, json }, 401)).toThrow();
  }
});

describe('who may make a call', () => {
  test.each(named(open.filter(({ access }) => access === 'signed-in')))(
    '$name asks for a session',
    async ({ one }) => expectFailure(one, await make(one), 401),
  );

  test.each(named(open.filter(({ kinds }) => kinds !== undefined)))(
    '$name is not for a student',
    async ({ one }) => expectFailure(one, await make(one, { cookie: sessions.student }), 403),
  );

  test.each(named(open.filter(({ access }) => access === 'anyone')))(
    '$name asks for none',
    async ({ one }) => {
      await platform.forget();
      const { status } = await make(one);
      // The platform itself may ask for one.
      const isRefused = [401, 403].includes(status) && (await platform.seen()).length === 0;
      expect(isRefused).toBe(false);
    },
  );

  test.each(named(operations.filter(({ access }) => access === 'edge')))(
    '$name is for nobody',
    async ({ one }) => {
      await platform.forget();
      expectFailure(one, await make(one, { cookie: sessions.owner }), 404);
      expect(await platform.seen(one.path.slice(1))).toEqual([]);
    },
  );
});

describe('where a call comes from', () => {
  test.each(named(open.filter(changesState)))('$name comes from the site', async ({ one }) => {
    const cookie = sessions.owner;
    for (const headers of [{}, { origin: 'https://lain.example' }]) {
      const sent = { headers: { cookie, ...headers }, body: bodyOf(one) };
      expectFailure(one, await site.send(one.method, host, addressOf(one, lmsKey), sent), 403);
    }
  });

  test.each(named(open.filter((one) => !changesState(one))))(
    '$name may come from anywhere',
    async ({ one }) => {
      const headers = { cookie: sessions.owner, origin: 'https://lain.example' };
      const { status } = await site.send('GET', host, addressOf(one, lmsKey), { headers });
      expect(status).not.toBe(403);
    },
  );
});

describe('how a call is asked for', () => {
  test.each(named(open))('$name tells by which methods', async ({ one }) => {
    const got = await site.post(host, addressOf(one, lmsKey), {}, 'PATCH');
    expectFailure(one, got, 405);
    const methods = methodsOf(one.path);
    expect(got.headers.allow?.split(', ').toSorted()).toEqual(methods.toSorted());
  });

  test.each(named(open.filter(({ method }) => method === 'GET')))(
    '$name drops what it does not take',
    async ({ one }) => {
      await platform.forget();
      const address = addressOf(one, lmsKey, 'tidak-dikenal=1&appToken=x&__proto__=y');
      // Nothing is kept for who is signed in.
      await site.post(host, address, { headers: { cookie: sessions.owner } }, 'GET');
      const path = new URL(address, platform.origin).pathname.slice('/api/'.length);
      const [asked] = await platform.seen(path);
      const sent = [...new URL(asked?.path ?? '/?none', platform.origin).searchParams.keys()];
      const names = one.parameters.map(({ name }) => name);
      expect(sent.filter((name) => !names.includes(name))).toEqual([]);
    },
  );

  test.each(named(taking))('$name takes its own type alone', async ({ one }) => {
    const headers = { cookie: sessions.owner, 'content-type': 'text/plain' };
    const got = await site.post(
      host,
      addressOf(one, lmsKey),
      { headers, body: 'halo' },
      one.method,
    );
    expectFailure(one, got, 415);
  });

  test.each(named(taking))('$name takes no more than its limit', async ({ one }) => {
    // The length alone decides: who still sends the rest could not read the answer.
    const [type = ''] = one.body ?? [];
    const headers = {
      cookie: sessions.owner,
      'content-type': type.startsWith('multipart') ? `${type}; boundary=x` : type,
    };
    const sized = (bytes: number) =>
      site.post(
        host,
        addressOf(one, lmsKey),
        { headers: { ...headers, 'content-length': String(bytes) }, body: '--x' },
        one.method,
      );
    expect(one.bodyLimit).toBeGreaterThan(0);
    expectFailure(one, await sized(one.bodyLimit + 1), 413);
  });
});

describe('what a call is answered', () => {
  test.each(named(open))('$name, by one of the statuses that it may have', async ({ one }) => {
    const got = await make(one, { cookie: sessions.owner });
    expect(Object.keys(one.responses)).toContain(String(got.status));
    if (got.status >= 400) expectFailure(one, got, got.status);
  });

  test.each(named(open))('$name, kept at the edge where it says so alone', async ({ one }) => {
    const got = await make(one, { cookie: '' });
    const origin = got.headers['x-edge-cache'];
    if (one.isKept) expect(origin).toBeOneOf(['miss', 'hit', 'stale']);
    else expect(origin).toBeUndefined();
    expect(got.headers['cache-control']).toMatch(/^no-store/);
  });
});

describe('a platform that', () => {
  const callable = named(open.filter(({ body }) => body === undefined));
  let lonely: Site;
  let homeless: Site;
  beforeAll(async () => {
    lonely = await Site.start();
    const hosts = [...new Set(open.map(({ path }) => path.split('/')[1] ?? ''))];
    // Without the services host there is no app token for the others.
    const others = hosts.filter((name) => name !== 'services');
    const vars = others.map((name) => [`${name.toUpperCase()}_URL`, '']);
    homeless = await Site.start({ platform, vars: Object.fromEntries(vars) });
  });
  afterAll(() => Promise.all([lonely.stop(), homeless.stop()]));

  test.each(callable)('is out of reach fails $name', async ({ one }) =>
    expectFailure(one, await make(one, { cookie: sessions.owner }, lonely), 502),
  );

  const elsewhere = callable.filter(({ one }) => !one.path.startsWith('/services/'));
  test.each(elsewhere)('has no address fails $name', async ({ one }) =>
    expectFailure(one, await make(one, { cookie: sessions.owner }, homeless), 503),
  );
});

test('a platform that is too slow fails every call', async () => {
  const hasty = await Site.start({ platform, wrapper: hastyLimits });
  const all = open.filter(({ body }) => body === undefined);
  // The app token, and what kind of user asks, are known before.
  await hasty.get(host, '/api/services/v2/payout/banks', { cookie: sessions.owner });
  await platform.fault({ delayMs: 20_000 });
  const got = await Promise.all(all.map((one) => make(one, { cookie: sessions.owner }, hasty)));
  await Promise.all([platform.heal(), hasty.stop()]);
  for (const [index, one] of all.entries()) {
    const answer = got[index];
    if (answer) expectFailure(one, answer, 504);
  }
  expect(got).toHaveLength(all.length);
});

describe('the limit that a call counts towards', () => {
  const bindings = [...new Set(open.flatMap(({ limit }) => limit ?? []))];

  test.each(bindings)('%s holds back those of its calls', async (binding) => {
    const few = await Site.start({ platform, limits: { [binding]: 1 } });
    for (const [index, one] of open.entries()) {
      const headers = { cookie: sessions.owner, 'cf-connecting-ip': `10.9.0.${index}` };
      // A minute may end in between; and who asks little goes ahead of the verdict (worker/src/handlers/api/chat.rs).
      const statuses = [];
      for (let sent = 0; sent < (one.limit === 'LIMIT_CHAT' ? 12 : 3); sent += 1) {
        const got = await make(one, headers, few);
        statuses.push(got.status);
        if (got.status === 429) expectFailure(one, got, 429);
      }
      expect([one.call, statuses.includes(429)]).toEqual([one.call, one.limit === binding]);
    }
    await few.stop();
  });
});
