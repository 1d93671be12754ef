/** What the shell says that is meant for other programs, and would break the scripts' own. */

/** What is on this machine is asked for directly, whatever proxy leads out of it. */
const LOOPBACK = ['localhost', '.localhost', '127.0.0.1', '::1'];

/**
 * An environment in which the scripts and all that they start do the same on every machine.
 * `NODE_ENV=production` would leave out the packages that build the site.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function ownEnvironment({ NODE_ENV: _, ...env }) {
  const given = (env.no_proxy ?? env.NO_PROXY ?? '').split(/[\s,]+/).filter(Boolean);
  const direct = [...new Set([...given, ...LOOPBACK])].join(',');
  return { ...env, NO_PROXY: direct, no_proxy: direct };
}

/** Makes it the environment of this process, and so of all that it starts. */
export function adoptEnvironment() {
  const own = ownEnvironment(process.env);
  for (const name of Object.keys(process.env)) if (!(name in own)) delete process.env[name];
  Object.assign(process.env, own);
}
