/** Modules that stand round the built worker and change what it stands on: its store, its clock. */

/** Where the counts of {@link countingKv} are read. */
export const COUNTS = '/_spec/kv';

/** Where the clock of {@link shiftedClock} is set: `?ms=<how far ahead>`. */
export const CLOCK = '/_spec/clock';

/** A store in place of `kv`, and what else is answered, both as JavaScript. */
const wrap = (store: string, own = ''): string => `
import Edge from './index.js';
const counts = { get: 0, put: 0 };
const now = Date.now.bind(Date);
let ahead = 0;
const wrapped = (kv) => (${store});
export default {
  fetch(request, env, context) {
    const { pathname, searchParams } = new URL(request.url);
    ${own}
    return new Edge(context, { ...env, KV: wrapped(env.KV) }).fetch(request);
  },
};`;

/** Counts what the worker asks of its store. */
export const countingKv = wrap(
  `{
    get: (...given) => { counts.get += 1; return kv.get(...given); },
    getWithMetadata: (...given) => { counts.get += 1; return kv.getWithMetadata(...given); },
    put: (...given) => { counts.put += 1; return kv.put(...given); },
    list: (...given) => kv.list(...given),
    delete: (...given) => kv.delete(...given),
  }`,
  `if (pathname === '${COUNTS}') return Response.json(counts);`,
);

/** Fails at everything, as a store that is out of reach does. */
export const brokenKv = wrap(
  `(() => {
    const fail = async () => { throw new Error('KV is out of reach'); };
    return { get: fail, getWithMetadata: fail, put: fail, list: fail, delete: fail };
  })()`,
);

/** Tells the worker a time that is ahead of the true one. */
export const shiftedClock = wrap(
  'kv',
  `if (pathname === '${CLOCK}') {
      ahead = Number(searchParams.get('ms'));
      Date.now = () => now() + ahead;
      return new Response(null, { status: 204 });
    }`,
);
