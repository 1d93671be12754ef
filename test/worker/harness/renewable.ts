/** The module in front of the worker in a runtime that one spec after another uses. */

import { DEADLINES_MS, STRETCH } from '../../run/stretched.mjs';
import { CLOCK, COUNTS } from './wrappers';

/** Has the worker begin anew; its variables and whether its deadlines are those of production are sent. */
export const RENEW = '/_spec/renew';

/** Answers once all work that goes on has ended. */
export const SETTLE = '/_spec/settle';

/** What {@link RENEW} is sent. */
export interface Renewal {
  vars: Record<string, string>;
  isPunctual: boolean;
}

/**
 * Its clock can be set ahead, and what it asks of its store is counted.
 *
 * What a worker keeps is in its WebAssembly instance, its store, the cache and the counts of its rate
 * limits. The instance is made anew by the framework, which does so after a panic too; the store is
 * emptied; cache and counts are other ones from then on.
 */
export const renewable = `
import edge from './main.js';
import Framework from './index.js';

const deadlines = new Set(${JSON.stringify(DEADLINES_MS)});
const later = globalThis.setTimeout;
const openCache = caches.open.bind(caches);
const now = Date.now.bind(Date);
let vars = {};
let ahead = 0;
let counts = {};
let isPunctual = false;
let turn = 0;
let busy = 0;

Date.now = () => now() + ahead;
globalThis.setTimeout = (act, ms, ...given) =>
  later(act, !isPunctual && deadlines.has(ms) ? ms * ${STRETCH} : ms, ...given);

// By this name the framework knows a rate limit.
class Ratelimit { constructor(limit) { this.limit = limit; } }
const counted = (name, binding) =>
  name.startsWith('LIMIT_')
    ? new Ratelimit(({ key }) => binding.limit({ key: turn + ' ' + key }))
    : binding;

const store = (kv) => ({
  get: (...given) => { counts.get += 1; return kv.get(...given); },
  getWithMetadata: (...given) => { counts.get += 1; return kv.getWithMetadata(...given); },
  put: (...given) => { counts.put += 1; return kv.put(...given); },
  list: (...given) => kv.list(...given),
  delete: (...given) => kv.delete(...given),
});

async function empty(kv) {
  const { keys, list_complete } = await kv.list();
  await Promise.all(keys.map(({ name }) => kv.delete(name)));
  if (!list_complete) await empty(kv);
}

async function renew(request, env, context) {
  ({ vars, isPunctual } = await request.json());
  turn += 1;
  ahead = 0;
  counts = { get: 0, put: 0 };
  await empty(env.KV);
  const value = { default: await openCache('turn ' + turn) };
  Object.defineProperty(globalThis, 'caches', { value, configurable: true });
  const state = globalThis.__worker_init_state;
  if (state?.criticalError !== false) throw new Error('The framework keeps its state elsewhere');
  state.criticalError = true;
  new Framework(context, env);
  if (state.criticalError) throw new Error('The framework has not begun anew');
  return new Response(null, { status: 204 });
}

async function settled() {
  while (busy > 0) await new Promise((resolve) => later(resolve, 5));
  return new Response(null, { status: 204 });
}

function doing(work) {
  busy += 1;
  const done = () => { busy -= 1; };
  work.then(done, done);
  return work;
}

export default {
  fetch(request, env, context) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '${RENEW}') return renew(request, env, context);
    if (pathname === '${SETTLE}') return settled();
    if (pathname === '${COUNTS}') return Response.json(counts);
    if (pathname === '${CLOCK}') {
      ahead = Number(searchParams.get('ms'));
      return new Response(null, { status: 204 });
    }
    const waitUntil = context.waitUntil.bind(context);
    context.waitUntil = (work) => waitUntil(doing(Promise.resolve(work)));
    const bindings = Object.entries(env).map(([name, binding]) => [name, counted(name, binding)]);
    const KV = store(env.KV);
    return doing(edge.fetch(request, { ...Object.fromEntries(bindings), KV, ...vars }, context));
  },
};`;
