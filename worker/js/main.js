/**
 * What is uploaded begins here: the framework's own entry point, and round it what a trap of the module
 * asks for. A panic or a trap ends the instance with everything that waits in it, and the framework sets
 * up a new one for the next request. What the old one was answering would wait for nothing: each of these
 * requests is answered by the new one, which says that it was interrupted.
 */
// @ts-expect-error: worker-build writes it, beside this in build/.
import Edge from './index.js';

/** What ends the wait of each request that is being answered. */
const waiting = new Set();

export default {
  /**
   * @param {Request} request
   * @param {Record<string, unknown>} env
   * @param {unknown} context
   */
  async fetch(request, env, context) {
    const answer = await answered(request, env, context);
    if (answer) return answer;
    const instead = await answered(request, { ...env, INTERRUPTED: 'true' }, context);
    return instead ?? new Response(null, { status: 500 });
  },
};

/**
 * @param {Request} request
 * @param {Record<string, unknown>} env
 * @param {unknown} context
 * @returns {Promise<Response | undefined>} nothing where the instance came to its end before
 */
async function answered(request, env, context) {
  let end = () => {};
  try {
    return await new Promise((resolve, reject) => {
      end = () => resolve(undefined);
      waiting.add(end);
      new Edge(context, env).fetch(request).then(resolve, reject);
    });
  } catch (error) {
    if (!endIfTrapped(error)) console.error(error);
    return undefined;
  } finally {
    waiting.delete(end);
  }
}

/**
 * @param {unknown} error what nobody has caught
 * @returns whether it was a trap, which ends what waits
 */
function endIfTrapped(error) {
  if (!(error instanceof WebAssembly.RuntimeError)) return false;
  for (const end of waiting) end();
  return true;
}

// Work that goes on by itself traps outside of any request's promise.
addEventListener('error', ({ error }) => {
  endIfTrapped(error);
});
addEventListener('unhandledrejection', ({ reason }) => {
  endIfTrapped(reason);
});
