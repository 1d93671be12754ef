/** Which calls are asked of a platform, and with which words. */
import { pointerOf, valueAt } from './kinds.mjs';

/**
 * @typedef {import('./contract.mjs').Operation} Operation
 * @typedef {import('./contract.mjs').Parameter} Parameter
 */

/**
 * The tenant that a call is made for.
 *
 * @typedef {object} Tenant
 * @property {string} key
 * @property {string} host
 * @property {string} lmsKey
 */

/**
 * What is asked, with which words, and whether one of them is the contract's own example, which may name an
 * item; or why nothing is.
 *
 * @typedef {{ path: string, words: Map<string, string>, example?: 'item' | 'word' }} Asking
 * @typedef {Asking | { why: string }} Question
 */

/**
 * An answer that has come, and the words that it was asked for with.
 *
 * @typedef {{ value: unknown, words: ReadonlyMap<string, string> }} Source
 */

/** These only make a list shorter: the whole of it has more to be looked at. */
const NARROWING = new Set(['search', 'excludeId', 'categoryId', 'categorySlug', 'status', 'bank']);
/** What says which item is meant. */
const ITEM = /^(id|slug|code|\w+Id)$/;
/** Where a list begins, whatever the example. */
const FIRST = new Map([['page', '1']]);

/** Whether a call leaves everything at the platform as it is. */
export const isSafe = (/** @type {Operation} */ { method, acts }) => method === 'GET' && !acts;

/**
 * @param {Operation} operation one that is safe
 * @param {boolean} isSignedIn
 * @returns {string | undefined} why it cannot be asked; undefined where it can
 */
export function whyNotAsked({ access }, isSignedIn) {
  if (access === 'edge') return 'the edge alone makes it';
  return access === 'signed-in' && !isSignedIn ? 'needs a session' : undefined;
}

/**
 * @param {Operation} operation one that was asked
 * @param {Asking} asking
 * @param {number} status of its answer
 * @returns {string | undefined} why that says nothing of the platform: it was asked by the wrong person, or
 *   for something that another platform has
 */
export function whyNotMeant({ host, kinds }, { example }, status) {
  if (status === 404 && example === 'item')
    return 'nothing to ask for: it has not what the example names';
  if (status === 401 && host === 'assistant') return 'needs a session of the assistant';
  return status === 403 && kinds.length > 0 ? `is for ${kinds.join(', ')}` : undefined;
}

/**
 * @param {Operation} operation
 * @returns {string[]} the calls whose answers have values for its parameters
 */
export const sourcesOf = ({ parameters }) => [
  ...new Set(parameters.flatMap((one) => one['x-take']?.call ?? [])),
];

/**
 * @param {Operation} operation
 * @param {Tenant} tenant
 * @param {Map<string, Source>} sources of {@link sourcesOf}, those that have come
 * @returns {Question}
 */
export function questionOf({ path, parameters }, tenant, sources) {
  /** @type {Map<string, string>} */
  const words = new Map();
  /** @type {Parameter[]} */
  const examples = [];
  for (const parameter of parameters) {
    const { name, example } = parameter;
    const taken = takenOf(parameter, tenant, sources);
    if (taken === undefined && parameter['x-take']) return { why: 'nothing to ask for' };
    if (taken === undefined && isLeftOut(parameter)) continue;
    const word = taken ?? FIRST.get(name) ?? wordOf(example);
    if (word === undefined) return { why: `nothing is known for ${name}` };
    if (taken === undefined && !FIRST.has(name)) examples.push(parameter);
    words.set(name, word);
  }
  const asking = { path: addressOf(path, parameters, words), words };
  if (examples.length === 0) return asking;
  return { ...asking, example: examples.some(namesItem) ? 'item' : 'word' };
}

/** @param {Parameter} parameter */
const isLeftOut = ({ name, in: place, required = false }) =>
  place !== 'path' && (!required || NARROWING.has(name));

/** @param {Parameter} parameter */
const namesItem = ({ name, in: place }) => place === 'path' || ITEM.test(name);

/**
 * @param {Parameter} parameter
 * @param {Tenant} tenant
 * @param {Map<string, Source>} sources
 */
function takenOf({ name, 'x-take': take }, tenant, sources) {
  // The edge lets no other one through.
  if (name === 'lmsKey') return tenant.lmsKey;
  if (take) return wordOf(valueAt(sources.get(take.call)?.value, pointerOf(take.at)));
  // An item of a list of one kind is asked for as of that kind.
  return [...sources.values()].flatMap(({ words }) => words.get(name) ?? [])[0];
}

/**
 * @param {string} path
 * @param {Parameter[]} parameters
 * @param {Map<string, string>} words
 */
function addressOf(path, parameters, words) {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place } of parameters) {
    const word = words.get(name);
    if (word === undefined) continue;
    if (place === 'path') address = address.replaceAll(`{${name}}`, encodeURIComponent(word));
    else query.set(name, word);
  }
  return `/api${address}${query.size > 0 ? `?${query}` : ''}`;
}

/** @param {unknown} value */
function wordOf(value) {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
