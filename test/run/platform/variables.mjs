/** The variables of the worker that asks: those of an environment, and what is set in their place. */
import { readFileSync } from 'node:fs';
import { devVars } from '../dev-vars.mjs';

/** What an environment has as secrets, and no file has. */
const SECRETS = [
  'APP_TOKEN_KEY',
  'APP_TOKEN_KEY_PREVIOUS',
  'APP_SECRET',
  'APP_SECRETS',
  'DATA_ANON_KEY',
];

/**
 * @typedef {object} Wanted
 * @property {string} [env] an environment of wrangler.toml
 * @property {string} [at] the one origin that all hosts are at
 * @property {string[]} [vars] as in `NAME=value`
 */

/**
 * @param {Wanted} wanted
 * @param {Record<string, string>} configured what wrangler.toml and `.dev.vars` set
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Record<string, string>}
 */
export function variablesOf({ at, vars = [] }, configured, environment) {
  const secrets = SECRETS.flatMap((name) => {
    const value = environment[name] ?? configured[name];
    return value ? [[name, value]] : [];
  });
  return {
    ...configured,
    ...(at !== undefined && devVars(at.replace(/\/$/, ''))),
    ...Object.fromEntries(secrets),
    ...Object.fromEntries(vars.map(setting)),
  };
}

/** @param {string} text */
function setting(text) {
  const mark = text.indexOf('=');
  return [text.slice(0, mark), text.slice(mark + 1)];
}

/**
 * @param {Wanted} wanted
 * @param {string} config the path of wrangler.toml
 * @returns {string | undefined} what is wrong with it; undefined where nothing is
 */
export function problemOf({ env, at, vars = [] }, config) {
  const wrong = vars.find((text) => !/^[A-Z][A-Z0-9_]*=/.test(text));
  if (wrong !== undefined) return `--var ${wrong}: NAME=value is wanted`;
  if (at !== undefined && !isOrigin(at)) {
    return `--at ${at}: an origin is wanted, as in http://localhost:9999`;
  }
  const heads = readFileSync(config, 'utf8').matchAll(/^\[env\.([\w-]+)\.vars\]/gm);
  const known = [...heads].map(([, name = '']) => name);
  if (env !== undefined && !known.includes(env)) {
    return `--env ${env}: wrangler.toml has ${known.join(' and ')}`;
  }
  return undefined;
}

/** @param {string} text */
function isOrigin(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search;
}
