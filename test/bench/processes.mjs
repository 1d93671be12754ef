/** The runtimes that this process has started: what they hold, and what they have cost. */
import { readdirSync, readFileSync } from 'node:fs';

/** One of the kernel's units of time, in ms: a hundredth of a second on every Linux. */
const tickMs = 10;

/** @returns {string[]} their process ids */
export function runtimes() {
  return readdirSync('/proc').filter((id) => /^\d+$/.test(id) && isOwnRuntime(id));
}

/**
 * @template T
 * @param {() => Promise<T>} start
 * @returns {Promise<{ started: T, ids: string[] }>} what was started, and its runtimes
 */
export async function withRuntimes(start) {
  const before = new Set(runtimes());
  const started = await start();
  return { started, ids: runtimes().filter((id) => !before.has(id)) };
}

/**
 * @param {string[]} ids
 * @returns {number} the processor time that they have taken since their start, in ms
 */
export function processorMs(ids) {
  return ids.reduce((sum, id) => {
    const [, user, system] = fields(id).slice(10);
    return sum + (Number(user) + Number(system)) * tickMs;
  }, 0);
}

/**
 * @param {string[]} ids
 * @returns {number} the same to the nanosecond, for what takes less than one of the kernel's units:
 *   also on a machine that does other work
 */
export function exactProcessorMs(ids) {
  let sum = 0;
  for (const id of ids) {
    for (const thread of readdirSync(`/proc/${id}/task`)) {
      const [spent = ''] = readFileSync(`/proc/${id}/task/${thread}/schedstat`, 'utf8').split(' ');
      sum += Number(spent) / 1e6;
    }
  }
  return sum;
}

/** @param {string} id */
export function residentMiB(id) {
  try {
    const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
    return Number(kibibytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** @param {string} id */
function isOwnRuntime(id) {
  try {
    return (
      Number(fields(id)[1]) === process.pid &&
      readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('workerd')
    );
  } catch {
    return false;
  }
}

/** @param {string} id @returns {string[]} what the kernel tells of it, from its state on */
function fields(id) {
  const [, rest = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ');
  return rest.split(' ');
}
