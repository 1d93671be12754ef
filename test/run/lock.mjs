import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Advice, root } from './process.mjs';

/** What everything takes that writes into this checkout: its packages, the app's files, the worker's. */
export const checkoutLock = join(root, '.cache', 'build.lock');

/** A short wait is nothing to tell of. */
const silenceMs = 2000;

/** How often a holder says that it still works, and after how long without a word it is gone. */
const signMs = 2000;
const goneMs = 30_000;

/** After how long a lock that names nobody is one whose holder was killed in the moment of taking it. */
const namelessMs = 5000;

/** @type {Set<string>} the locks that this process holds */
const held = new Set();

// Also when this process is ended in the middle of the work.
process.once('exit', () => {
  for (const file of held) rmSync(file, { force: true });
});

/**
 * Does some work while nobody else who takes the same lock does any, in this process or another:
 * `npm start` and `npm test` may be building at the same moment, and both write into the same
 * folders.
 *
 * @template T
 * @param {string} file the lock, absolute
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  const started = performance.now();
  let told = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder && !told && !held.has(file) && performance.now() - started > silenceMs) {
      told = true;
      console.log(`Waiting for process ${holder}, which is setting up or building …`);
    }
    await sleep(100);
  }
  held.add(file);
  const sign = setInterval(() => say(file), signMs);
  try {
    return await work();
  } finally {
    clearInterval(sign);
    rmSync(file, { force: true });
    held.delete(file);
  }
}

/**
 * @param {string} file
 * @returns {boolean} whether the lock is now this process's
 */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') {
      throw new Advice(`The lock ${file} cannot be taken.`, `Make its folder writable: ${error}`);
    }
    // A lock left by a process that was killed must not stop every later build.
    if (holderOf(file) === undefined) rmSync(file, { force: true });
    return false;
  }
}

/**
 * @param {string} file
 * @returns {number | undefined} the process that holds a lock, 0 when it has just taken it; absent
 *   when it is gone
 */
function holderOf(file) {
  let holder = 0;
  try {
    holder = Number(readFileSync(file, 'utf8'));
    // After a restart another process may have its number, but does not say that it works.
    const limitMs = holder === 0 ? namelessMs : goneMs;
    if (Date.now() - statSync(file).mtimeMs > limitMs) return undefined;
    process.kill(holder, 0);
    return holder;
  } catch (error) {
    // Another user's process lives as well.
    return codeOf(error) === 'EPERM' ? holder : undefined;
  }
}

/** @param {string} file */
function say(file) {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // The folder was removed by hand; there is nothing left to say it to.
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
