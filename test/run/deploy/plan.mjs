/** What a deploy would change, told before it does. */

/**
 * @typedef {object} State
 * @property {string} version the commit, as `git describe` names it; empty where there is none
 * @property {Readonly<Record<string, string>>} vars
 * @property {readonly string[] | null} tenants the keys of its table; null where nobody knows
 */

/** Longer values are cut off in the plan, in characters. */
const LONGEST = 60;

/**
 * @param {State | null} before what runs; null where nothing does
 * @param {State} after
 * @returns {string[]} a line each: `+` what comes, `~` what becomes another, `-` what goes
 */
export function planOf(before, after) {
  return [
    ...changed('version', before?.version ?? '', after.version),
    ...variables(before?.vars ?? {}, after.vars),
    ...tenants(before?.tenants ?? null, after.tenants ?? []),
  ];
}

/**
 * @param {string} name
 * @param {string | undefined} from
 * @param {string | undefined} to
 * @returns {string[]}
 */
function changed(name, from = '', to = '') {
  if (from === to) return [];
  if (from === '') return [`+ ${name} ${short(to)}`];
  if (to === '') return [`- ${name} ${short(from)}`];
  return [`~ ${name} ${short(from)} → ${short(to)}`];
}

/**
 * @param {Readonly<Record<string, string>>} from
 * @param {Readonly<Record<string, string>>} to
 */
function variables(from, to) {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  return names.flatMap((name) => changed(name, from[name], to[name]));
}

/**
 * @param {readonly string[] | null} from
 * @param {readonly string[]} to
 */
function tenants(from, to) {
  if (from === null) return [];
  const come = to.filter((key) => !from.includes(key)).map((key) => `+ tenant ${key}`);
  const go = from.filter((key) => !to.includes(key)).map((key) => `- tenant ${key}`);
  return [...come, ...go];
}

/** @param {string} text */
function short(text) {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
