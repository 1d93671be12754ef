import { isStopping } from './children.mjs';

/**
 * A piece of work that goes on.
 *
 * @typedef {object} Going
 * @property {string} title
 * @property {number} started a reading of `performance.now()`
 * @property {number} [usually] how many seconds it usually takes
 */

/** Work that takes longer than this is named when it starts to drag, not only when it has ended. */
const silenceMs = 5000;

/** How long nothing is said after that. */
const pauseMs = 30_000;

/** @type {Set<Going>} */
const going = new Set();

/** @type {NodeJS.Timeout | undefined} */
let notice;

/**
 * Does one named piece of work and prints it as one line with the time it took. Several may go on
 * side by side: each prints its own line when it has ended, and one line tells what is still to be
 * waited for.
 *
 * @param {string} title what is being done, as in "Installing Chromium"
 * @param {() => Promise<string | void>} work may return a detail for the line, as in "53 KiB"
 * @param {{ usually?: number }} [options] `usually` is how many seconds it takes on two cores
 */
export async function step(title, work, { usually } = {}) {
  const started = performance.now();
  const own = { title, started, ...(usually !== undefined && { usually }) };
  going.add(own);
  notice ??= setTimeout(tell, silenceMs);
  try {
    const detail = await work();
    console.log(`${title}: ${detail ? `${detail}, ` : ''}${seconds(started)}`);
  } catch (error) {
    // What was ended together with this process has not failed.
    if (!isStopping()) console.log(`${title}: failed after ${seconds(started)}`);
    throw error;
  } finally {
    going.delete(own);
    if (going.size === 0) {
      clearTimeout(notice);
      notice = undefined;
    }
  }
}

function tell() {
  if (!isStopping()) console.log(goingLine([...going], performance.now()));
  notice = setTimeout(tell, pauseMs);
}

/**
 * Does a piece of work that is quick but for the first time: where it drags it is named, on the error
 * output, since what a command prints may go on to another one.
 *
 * @template T
 * @param {string} title
 * @param {Promise<T>} work
 * @param {{ usually: number }} how many seconds it takes on two cores, when it takes long
 * @returns {Promise<T>}
 */
export async function namedWhenSlow(title, work, { usually }) {
  const own = { title, started: performance.now(), usually };
  const say = () => console.error(goingLine([own], performance.now()));
  const first = setTimeout(say, silenceMs);
  const again = setInterval(say, pauseMs);
  return work.finally(() => {
    clearTimeout(first);
    clearInterval(again);
  });
}

/**
 * @param {Going[]} pieces in the order of their starts
 * @param {number} now a reading of `performance.now()`
 * @returns {string} one line that tells what is being waited for
 */
export function goingLine(pieces, now) {
  const parts = pieces.map(({ title, started, usually }) => {
    const spent = Math.round((now - started) / 1000);
    return `${title} (${spent} s${usually === undefined ? '' : `, usually ${usually} s`})`;
  });
  return `… ${parts.join('; ')}`;
}

/**
 * @param {number} started a reading of `performance.now()`
 * @returns {string} the time since then, as in "1.2 s"
 */
export function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
