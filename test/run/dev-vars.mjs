import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.mjs';

/** The stand-in upstream's configuration, the one place that holds the values for local running. */
export const upstreamConfig = 'test/upstream/wrangler.toml';

/** Each upstream's variable and its folder at the stand-in (design section 6). */
const folders = {
  SERVICES_URL: 'services',
  API_URL: 'api',
  AUTH_URL: 'auth',
  PROGRAMS_URL: 'programs',
  STATISTICS_URL: 'statistics',
  ASSISTANT_URL: 'assistant',
  DATA_URL: 'data',
  DRIVE_URL: 'drive',
  MAILER_URL: 'mailer',
  ACCOUNT_URL: 'account',
};

/**
 * The variables that point the worker at a stand-in upstream, with the keys and secrets that this
 * one was given. Those guard nothing: they are for local running alone.
 *
 * @param {string} origin the stand-in's, as in "http://127.0.0.1:9999"
 * @returns {Record<string, string>}
 */
export function devVars(origin) {
  const analytics = {
    ANALYTICS_URL: `${origin}/analytics/gtag/js`,
    ANALYTICS_HOSTS: origin,
  };
  return { ...addressesAt(origin), ...analytics, ...upstreamVars() };
}

/**
 * The variables that point the worker at an upstream which has all hosts below one origin. Keys and secrets
 * are those of `.dev.vars`, and the stand-in's where there is none.
 *
 * @param {string} origin
 * @returns {Record<string, string>}
 */
export function otherVars(origin) {
  const hasOwn = existsSync(join(root, '.dev.vars'));
  return { ...addressesAt(origin), ...(hasOwn ? {} : upstreamVars()) };
}

/**
 * @param {string} origin
 * @returns {Record<string, string>}
 */
function addressesAt(origin) {
  return Object.fromEntries(
    Object.entries(folders).map(([name, folder]) => [name, `${origin}/${folder}`]),
  );
}

/** The `[vars]` of the stand-in's configuration: lines of `NAME = "value"`. */
function upstreamVars() {
  const [, vars = ''] = readFileSync(join(root, upstreamConfig), 'utf8').split(/^\[vars\]$/m);
  const [own = ''] = vars.split(/^\[/m);
  return Object.fromEntries(
    [...own.matchAll(/^(\w+)\s*=\s*"([^"]*)"/gm)].map(([, name, value]) => [name, value]),
  );
}
