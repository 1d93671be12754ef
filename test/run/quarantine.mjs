/**
 * Specs that fail now and then and whose cause is looked for (test/quarantine.json). The gate leaves them
 * out, the walks run each five times. They are few and not there for long.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.mjs';

/**
 * @typedef {object} Quarantined
 * @property {string} title of the spec, as it stands in its file
 * @property {string} cause what is looked for
 * @property {string} since the day it was put here, `YYYY-MM-DD`
 */

const MOST = 5;
const MOST_DAYS = 14;
const DAY_MS = 86_400_000;

/** How often each runs in the walks. */
export const RUNS = 5;

/** @returns {Quarantined[]} */
export function quarantined() {
  const list = JSON.parse(readFileSync(join(root, 'test', 'quarantine.json'), 'utf8'));
  const problems = problemsOf(list, Date.now());
  if (problems.length > 0) throw new Error(`test/quarantine.json: ${problems.join('; ')}`);
  return list;
}

/**
 * @param {unknown} list what the file holds
 * @param {number} now Unix ms
 * @returns {string[]} what is wrong with it
 */
export function problemsOf(list, now) {
  if (!Array.isArray(list)) return ['a list is needed'];
  const problems = list.flatMap((one) => rowProblems(Object(one), now));
  return list.length > MOST ? [`more than ${MOST} specs`, ...problems] : problems;
}

/**
 * @param {Record<string, unknown>} row
 * @param {number} now Unix ms
 */
function rowProblems({ title, cause, since, ...others }, now) {
  const name = typeof title === 'string' && title !== '' ? title : 'a spec without a title';
  const began =
    typeof since === 'string' && /^\d{4}-\d\d-\d\d$/.test(since) ? Date.parse(since) : NaN;
  const days = Math.floor((now - began) / DAY_MS);
  return [
    ...(name === title ? [] : [name]),
    ...(typeof cause === 'string' && cause !== '' ? [] : [`${name}: no cause that is looked for`]),
    ...(Number.isNaN(days) ? [`${name}: no day since when`] : []),
    ...(days > MOST_DAYS ? [`${name}: for ${days} days, more than ${MOST_DAYS}`] : []),
    ...Object.keys(others).map((field) => `${name}: no field ${field}`),
  ];
}

/**
 * @param {readonly Pick<Quarantined, 'title'>[]} list
 * @returns {RegExp | undefined} what matches their titles at the end of a full one
 */
export function titlesOf(list) {
  if (list.length === 0) return undefined;
  return new RegExp(`(${list.map(({ title }) => escaped(title)).join('|')})$`);
}

/**
 * @param {readonly Pick<Quarantined, 'title'>[]} list
 * @returns {RegExp | undefined} what matches all other titles
 */
export function othersThan(list) {
  const titles = titlesOf(list);
  return titles && new RegExp(`^(?!.*${titles.source})`);
}

/** @param {string} title */
const escaped = (title) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
