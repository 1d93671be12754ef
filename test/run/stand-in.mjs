/** Where the stand-in for the platform runs that `npm start` has started, for commands beside it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './process.mjs';

const FILE = join(root, '.wrangler', 'stand-in');

/** @param {string} origin where it runs from now on */
export function noteStandIn(origin) {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, origin);
}

/** None runs from now on. */
export function forgetStandIn() {
  rmSync(FILE, { force: true });
}

/**
 * Has the stand-in know a tenant that is published on this machine, as the platform has to know it too.
 *
 * @param {string} row as it is published
 * @param {string} [file] where its origin stands
 * @returns {Promise<boolean>} whether it runs, and knows it now
 */
export async function tellStandIn(row, file = FILE) {
  try {
    const answer = await fetch(`${readFileSync(file, 'utf8')}/_control/tenant`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: row,
      signal: AbortSignal.timeout(5000),
    });
    return answer.ok;
  } catch {
    // It does not run, or what was started last was stopped without a chance to say so.
    return false;
  }
}
