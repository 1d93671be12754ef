/** What stands behind an npm script: read strictly, and refused where it was typed wrongly. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Advice } from './process.mjs';

/**
 * @typedef {Record<string, { type: 'boolean' | 'string', default?: boolean | string }>} Options
 */

/**
 * Reads the arguments of a command. What it does not know, what is empty and what npm has kept to itself
 * is refused: `npm run deploy production --dry-run`, without the two dashes before it, is a deploy.
 *
 * @template {Options} O
 * @param {O} options
 * @param {{ args?: string[], env?: NodeJS.ProcessEnv }} [given] from where they are read
 * @throws {Advice} which says what to type
 */
export function argumentsOf(options, { args = process.argv.slice(2), env = process.env } = {}) {
  refuseKept(Object.keys(options), env);
  const read = parsed(options, args);
  const empty = Object.entries(read.values).filter(([, value]) => value === '');
  const isEmpty = empty.length > 0 || read.positionals.includes('');
  if (isEmpty) {
    const name = empty[0] ? `--${empty[0][0]}` : 'An argument';
    throw new Advice(`${name} is empty.`, 'A variable in the command may not be set.');
  }
  return read;
}

/**
 * @template {Options} O
 * @param {O} options
 * @param {string[]} args
 */
function parsed(options, args) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    throw new Advice(told, `Known are: ${flagsOf(options)}`);
  }
}

/** @param {Options} options */
const flagsOf = (options) =>
  Object.keys(options)
    .map((name) => `--${name}`)
    .join(', ');

/**
 * Refuses what stood behind an npm script without the two dashes.
 *
 * @param {string[]} names of the script's own flags
 * @param {NodeJS.ProcessEnv} [env]
 * @throws {Advice} which says what to type
 */
export function refuseKept(names, env = process.env) {
  const kept = keptByNpm(names, env);
  if (kept.length === 0) return;
  const flags = kept.map((name) => `--${name}`).join(', ');
  const script = env.npm_lifecycle_event ?? 'script';
  throw new Advice(
    `npm has kept ${flags} to itself.`,
    `Put two dashes before the arguments: npm run ${script} -- … ${flags}`,
  );
}

/**
 * The flags that npm has taken for settings of its own.
 *
 * @param {string[]} names
 * @param {NodeJS.ProcessEnv} env
 */
function keptByNpm(names, env) {
  if (env.npm_lifecycle_event === undefined) return [];
  return names.filter((name) => {
    const value = env[`npm_config_${name.replaceAll('-', '_')}`];
    return value !== undefined && value !== '' && value !== 'false';
  });
}

/**
 * A path as the person meant it: npm runs scripts in the project's root, wherever one stands.
 *
 * @param {string} path
 * @param {NodeJS.ProcessEnv} [env]
 */
export function pathFrom(path, env = process.env) {
  return resolve(env.INIT_CWD ?? '.', path);
}

/**
 * The text of a file that a person names, without the mark of byte order that some editors write.
 *
 * @param {string} path
 * @throws {Advice} where it cannot be read
 */
export function fileFrom(path) {
  const file = pathFrom(path);
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Advice(`${file} cannot be read.`, 'Paths are those of the folder you stand in.', why);
  }
}

/**
 * A host as a person gives it: written as a browser shows it, or as the whole address that was copied there.
 *
 * @param {string} text
 * @returns {string} as it is registered, in lower case and ASCII, without a port
 * @throws {Advice} where it is none
 */
export function hostFrom(text) {
  const given = text.trim();
  const url = urlOf(given.includes('://') ? given : `https://${given}`);
  if (url?.hostname) return url.hostname.replace(/\.$/, '');
  throw new Advice(`${text} is no host.`, 'As in: brand.example');
}

/**
 * Where a site is asked, as a person gives it.
 *
 * @param {string} text
 * @returns {string} an origin, as in "http://localhost:8787"
 * @throws {Advice} where it is none
 */
export function originFrom(text) {
  const url = urlOf(text);
  if (url && ['http:', 'https:'].includes(url.protocol)) return url.origin;
  throw new Advice(`${text} is no origin.`, 'As in: http://localhost:8787');
}

/** @param {string} text */
function urlOf(text) {
  return URL.canParse(text) ? new URL(text) : null;
}
