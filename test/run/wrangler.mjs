/** Cloudflare's own tool, as the scripts run it. */
import { run } from './process.mjs';
import { toolchain } from './setup.mjs';

/**
 * Runs `wrangler` with these arguments; `show` lets its output be seen.
 *
 * @typedef {(args: string[], more?: { env?: NodeJS.ProcessEnv, show?: boolean }) =>
 *   Promise<{ ok: boolean, output: string }>} Wrangler
 */

/** @type {Wrangler} */
export async function wrangler(args, { env: more = {}, show = false } = {}) {
  const { env } = await toolchain();
  // Its answers are among what it logs: an operator's own level would keep them back.
  return run('wrangler', args, { env: { ...env, WRANGLER_LOG: 'log', ...more }, show });
}
