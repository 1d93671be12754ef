import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './process.mjs';

const file = join(root, '.cache', 'build.lock');

/**
 * Does some work while no other process of this checkout does any: `npm start` and `npm test` may
 * be building at the same moment, and both write into the same folders.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take()) await sleep(100);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @returns {boolean} whether the lock is now this process's */
function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!holderLives()) rmSync(file, { force: true });
    return false;
  }
}

/** A lock left by a process that was killed must not stop every later build. */
function holderLives() {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    // Just made and not yet written: held.
    if (holder === 0) return true;
    process.kill(holder, 0);
    return true;
  } catch {
    return false;
  }
}
