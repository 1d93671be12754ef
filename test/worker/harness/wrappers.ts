/** Modules that stand round the built worker and change what it stands on: its store, its clock. */

/** Where it is read how often a site's store was asked, in a runtime that sites share. */
export const COUNTS = '/_spec/kv';

/** Where the clock of a site is set: `?ms=<how far ahead>`. */
export const CLOCK = '/_spec/clock';

/** A store in place of `kv`, and what else is answered, both as JavaScript. */
const wrap = (store: string, own = ''): string => `
import Edge from './main.js';
const now = Date.now.bind(Date);
let ahead = 0;
// By this name the framework knows a rate limit.
class Ratelimit { constructor(limit) { this.limit = limit; } }
const wrapped = (kv) => (${store});
export default {
  fetch(request, env, context) {
    const { pathname, searchParams } = new URL(request.url);
    ${own}
    return Edge.fetch(request, { ...env, KV: wrapped(env.KV) }, context);
  },
};`;

/** Sets the clock. */
const clock = `if (pathname === '${CLOCK}') {
      ahead = Number(searchParams.get('ms'));
      Date.now = () => now() + ahead;
      return new Response(null, { status: 204 });
    }`;

/** Fails at everything, as a store that is out of reach does. */
export const brokenKv = wrap(
  `(() => {
    const fail = async () => { throw new Error('KV is out of reach'); };
    return { get: fail, getWithMetadata: fail, put: fail, list: fail, delete: fail };
  })()`,
);

/** Where the store of {@link breakingKv} breaks, and is mended. */
export const BREAK = '/_spec/break';
export const MEND = '/_spec/mend';

/** Its store fails at everything while it is broken; its clock is set at {@link CLOCK}. */
export const breakingKv = `${wrap(
  `isBroken
    ? { get: async () => { throw new Error('KV is out of reach'); }, put: async () => {} }
    : kv`,
  `${clock}
    if (pathname === '${BREAK}' || pathname === '${MEND}') {
      isBroken = pathname === '${BREAK}';
      return new Response(null, { status: 204 });
    }`,
)}
let isBroken = false;
`;

/** No binding ever answers: not the store, not the cache, not a rate limit. */
export const hangingBindings = `${wrap(
  `Object.fromEntries(['get', 'getWithMetadata', 'put'].map((name) => [name, () => hang(name)]))`,
  `for (const name of Object.keys(env)) {
      if (name.startsWith('LIMIT_')) env = { ...env, [name]: new Ratelimit(() => hang(name)) };
    }`,
)}
const hang = () => new Promise(() => {});
const hung = { match: hang, put: hang, delete: hang };
Object.defineProperty(globalThis, 'caches', { value: { default: hung } });
`;

/** Where a store of {@link heldKv} is let go on, and where it is told how many wait for it. */
export const OPEN = '/_spec/open';
export const WAITING = '/_spec/waiting';

/** A store that reads nothing until it is let; the clock stands still. */
export const heldKv = `${wrap(
  `{
    get: async (...given) => {
      waiting += 1;
      while (!isOpen) await new Promise((resolve) => setTimeout(resolve, 10));
      return kv.get(...given);
    },
    put: (...given) => kv.put(...given),
  }`,
  `standing ??= now();
    Date.now = () => standing;
    if (pathname === '${OPEN}') isOpen = true;
    if (pathname === '${OPEN}' || pathname === '${WAITING}') return Response.json({ waiting });`,
)}
let waiting = 0;
let isOpen = false;
let standing;
const later = globalThis.setTimeout;
// Patience with a store that is slow on purpose does not end.
globalThis.setTimeout = (act, ms, ...given) => later(act, ms === 500 ? 600_000 : ms, ...given);
`;

/** Has the limit of chats refuse everybody, after so many milliseconds; none: it never answers. */
export const chatLimit = (refusesAfterMs?: number): string => `${wrap(
  'kv',
  `const limit = () => new Promise((resolve) => {
      const after = ${refusesAfterMs ?? 'undefined'};
      if (after !== undefined) later(() => resolve({ success: false }), after);
    });
    env = { ...env, LIMIT_CHAT: new Ratelimit(limit) };`,
)}
const later = globalThis.setTimeout;
// Whoever waits for the limit until its time is up waits for longer than a spec runs.
globalThis.setTimeout = (act, ms, ...given) => later(act, ms === 500 ? 600_000 : ms, ...given);
`;

/** Lets the longest of time limits, those of minutes, pass in a moment, and counts what goes on. */
export const shortMinutes = `${wrap(
  'kv',
  `if (pathname === '/_spec/work') return Response.json({ work });
    const waitUntil = context.waitUntil.bind(context);
    context.waitUntil = (promise) => {
      work += 1;
      const done = () => { work -= 1; };
      promise.then(done, done);
      waitUntil(promise);
    };`,
)}
let work = 0;
const later = globalThis.setTimeout;
globalThis.setTimeout = (act, ms, ...given) => later(act, ms > 120_000 ? ms / 2_000 : ms, ...given);
`;

/** Where it is told how much work of {@link shortMinutes} has not ended. */
export const WORK = '/_spec/work';

/** Where the data points of {@link metered} are read. */
export const POINTS = '/_spec/points';

/** Has a store for data points. */
export const metered = `${wrap(
  'kv',
  `env = { ...env, METRICS: { writeDataPoint: (point) => points.push(point) } };
    if (pathname === '${POINTS}') return Response.json(points);`,
)}
const points = [];
`;

/** Lets every time limit pass twenty times as fast. */
export const hastyLimits = `${wrap('kv')}
const slow = globalThis.setTimeout;
globalThis.setTimeout = (act, ms, ...given) => slow(act, ms / 20, ...given);
`;

/** Tells the worker that it is this version of it. */
export const version = (id: string): string =>
  wrap('kv', `env = { ...env, VERSION: { id: '${id}', tag: 'uji', timestamp: '' } };`);

/** At this path the worker's own code meets a trap, as in a panic. */
export const TRAP = '/_spec/trap';

/** Traps at {@link TRAP}: what the worker reads of the request throws what a trap throws. */
export const trapping = wrap(
  'kv',
  `const trap = () => { throw new WebAssembly.RuntimeError('unreachable'); };
    if (pathname === '${TRAP}') request = { get method() { return trap(); } };`,
);

/** At this path the worker's own code panics. */
export const PANIC = '/_spec/panic';

/** What the panic at {@link PANIC} is about, which is nobody's to read. */
export const PANIC_SECRET = 'rahasia-pengunjung';

/** Where the number of requests that have arrived is read. */
export const ARRIVED = '/_spec/arrived';

/** Panics at {@link PANIC}: the runtime refuses to wait for what the worker goes on with. */
export const panicking = `${wrap(
  'kv',
  `if (pathname === '${ARRIVED}') return Response.json({ arrived });
    arrived += 1;
    if (pathname === '${PANIC}') {
      const { origin } = new URL(request.url);
      request = new Request(origin + '/session/switch', { method: 'POST', headers: { origin } });
      let calls = 0;
      const waitUntil = context.waitUntil.bind(context);
      Object.defineProperty(context, 'waitUntil', {
        value(work) {
          calls += 1;
          // The first is the answer itself.
          if (calls === 2) throw new Error('${PANIC_SECRET}');
          waitUntil(work);
        },
      });
    }`,
)}
let arrived = 0;
`;
