/**
 * Publishing tenants without a deploy. A row stands in the store at `tenant:<host>` for each of its
 * hosts and for its preview, `<key>.localhost`; `published:<key>` holds what is published now and the ten
 * states before, so that each of them can be had again. Here a step is only worked out; `Store` takes it.
 */
import { Advice } from '../process.mjs';

/**
 * What is published of a tenant.
 *
 * @typedef {object} State
 * @property {string[]} hosts
 * @property {string} row
 * @property {string} [at] when it was published, an ISO text; records of before have none
 */

/**
 * `past` is what was published before, the last first; null where nothing was.
 *
 * @typedef {{ now: State | null, past: (State | null)[] }} Publication
 */

/** How many states are kept beside the one that is published. */
export const MOST_PAST = 10;

/**
 * What a step changes in the store.
 *
 * @typedef {object} Step
 * @property {Map<string, string>} puts
 * @property {string[]} deletes
 */

/** @param {string} key a tenant's */
export const recordKey = (key) => `published:${key}`;

/** @param {string} host */
export const rowKey = (host) => `tenant:${host}`;

/**
 * Where a tenant's row stands.
 *
 * @param {string} key the tenant's
 * @param {State | null} state
 */
const placesOf = (key, state) =>
  state ? [...state.hosts, `${key}.localhost`].map((host) => rowKey(host)) : [];

/**
 * @param {string | undefined} text what the store has at a tenant's record
 * @returns {Publication}
 */
export function publicationOf(text) {
  if (text === undefined) return { now: null, past: [] };
  // Records once held one state of before.
  const { now, before, past = [before] } = JSON.parse(text);
  return { now, past };
}

/**
 * The keys whose values a step depends on.
 *
 * @param {string} key the tenant's
 * @param {Publication} publication
 * @param {State | null} wanted
 */
export function keysOf(key, { now }, wanted) {
  return [...new Set([...placesOf(key, now), ...placesOf(key, wanted)])];
}

/**
 * From what is published of a tenant to what is wanted of it.
 *
 * @param {string} key the tenant's
 * @param {Publication} publication
 * @param {State | null} wanted
 * @param {Map<string, string>} stored what stands at {@link keysOf}
 * @returns {Step} throws an `Advice` where a host is another tenant's
 */
export function stepTo(key, { now, past }, wanted, stored) {
  const taken = (wanted?.hosts ?? []).flatMap((host) => {
    const owner = ownerOf(stored.get(rowKey(host)));
    return owner !== undefined && owner !== key
      ? [`${host} is already published for ${owner}.`]
      : [];
  });
  if (taken.length > 0) {
    throw new Advice(
      taken.join('\n'),
      'Unpublish it there first, or leave the host out of this row.',
    );
  }
  const next = JSON.stringify({ now: wanted, past: [now, ...past].slice(0, MOST_PAST) });
  const puts = new Map([[recordKey(key), next]]);
  const places = placesOf(key, wanted);
  for (const at of places) {
    if (wanted && stored.get(at) !== wanted.row) puts.set(at, wanted.row);
  }
  const dropped = placesOf(key, now).filter((at) => !places.includes(at));
  const deletes = dropped.filter((at) => ownerOf(stored.get(at)) === key);
  return { puts, deletes };
}

/**
 * @param {State | null} one
 * @param {State | null} other
 */
export const isSame = (one, other) =>
  one?.row === other?.row && String(one?.hosts) === String(other?.hosts);

/**
 * One line for each host that changes.
 *
 * @param {Step} step
 * @param {Map<string, string>} stored
 */
export function linesOf({ puts, deletes }, stored) {
  const rows = [...puts].filter(([at]) => at.startsWith(rowKey('')));
  return [
    ...rows.map(([at, row]) => `  ${at}  ${changeOf(stored.get(at), row)}`),
    ...deletes.map((at) => `  ${at}  goes`),
  ];
}

/**
 * @param {string | undefined} before
 * @param {string} after
 */
function changeOf(before, after) {
  if (before === undefined) return 'is new';
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = new Set([...old.keys(), ...now.keys()]);
  const changed = [...names].filter((name) => old.get(name) !== now.get(name));
  return `changes: ${changed.join(', ')}`;
}

/** @param {string} row */
function fieldsOf(row) {
  const fields = Object.entries(JSON.parse(row));
  return new Map(fields.map(([name, value]) => [name, JSON.stringify(value)]));
}

/**
 * The tenant that a row in the store is of; empty for a row that is broken.
 *
 * @param {string | undefined} row
 */
export function ownerOf(row) {
  if (row === undefined) return undefined;
  try {
    return String(JSON.parse(row).key ?? '');
  } catch {
    return '';
  }
}
