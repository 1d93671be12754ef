/** Modules that stand round the built worker and give it a key-value store of another kind. */

const wrap = (store: string, more = ''): string => `
import Edge from './index.js';
const counts = { get: 0, put: 0 };
const wrapped = (kv) => (${store});
export default {
  fetch(request, env, context) {
    ${more}
    return new Edge(context, { ...env, KV: wrapped(env.KV) }).fetch(request);
  },
};`;

/** Where the counts of {@link countingKv} are read. */
export const COUNTS = '/_spec/kv';

/** Counts what the worker asks of its store. */
export const countingKv = wrap(
  `{
    get: (...given) => { counts.get += 1; return kv.get(...given); },
    getWithMetadata: (...given) => { counts.get += 1; return kv.getWithMetadata(...given); },
    put: (...given) => { counts.put += 1; return kv.put(...given); },
    list: (...given) => kv.list(...given),
    delete: (...given) => kv.delete(...given),
  }`,
  `if (new URL(request.url).pathname === '${COUNTS}') return Response.json(counts);`,
);

/** Fails at everything, as a store that is out of reach does. */
export const brokenKv = wrap(
  `(() => {
    const fail = async () => { throw new Error('KV is out of reach'); };
    return { get: fail, getWithMetadata: fail, put: fail, list: fail, delete: fail };
  })()`,
);
