/** What an environment of wrangler.toml lacks before it can be deployed: nothing is uploaded until it is there. */
import { join } from 'node:path';
import { unstable_readConfig as readConfig } from 'wrangler';
import table from '../../../worker/variables.json' with { type: 'json' };
import { Advice, root } from '../process.mjs';
import { ask } from '../tenant/tool.mjs';
import { wrangler } from '../wrangler.mjs';

/**
 * @typedef {object} Environment
 * @property {Readonly<Record<string, unknown>>} vars
 * @property {readonly { binding: string, id?: string | undefined }[]} stores its key-value namespaces
 * @property {readonly string[] | null} secrets the names of those that are set; null where nobody was asked
 * @property {readonly string[]} problems what the worker finds wrong with its variables
 */

/** Domains that nobody can own (RFC 2606 section 3): what stands in wrangler.toml until an operator's is put in. */
const PLACEHOLDER = /\.example(?=[:/\s]|$)/;

/** The id that Cloudflare gives a namespace. */
const NAMESPACE_ID = /^[0-9a-f]{32}$/;

const secretRows = table.filter((row) => 'secret' in row);

/**
 * @param {Environment} environment
 * @returns {string[]} each fault in one sentence; none where it is ready
 */
export function faultsIn({ vars, stores, secrets, problems }) {
  const placeholders = Object.entries(vars)
    .filter(([, value]) => PLACEHOLDER.test(String(value)))
    .map(([name]) => `${name} is still a placeholder.`);
  const noNamespaces = stores
    .filter(({ id = '' }) => !NAMESPACE_ID.test(id))
    .map(
      ({ binding }) =>
        `${binding} has no namespace's id: \`wrangler kv namespace create\` tells one.`,
    );
  const isSecret = (/** @type {string} */ problem) =>
    secretRows.some(({ name }) => problem.startsWith(`${name} `));
  const missing = secretRows
    .filter((row) => 'needed' in row && secrets !== null && !secrets.includes(row.name))
    .map(({ name }) => `${name} is not set: \`wrangler secret put ${name}\` does it.`);
  // What is in a secret is nobody's to read here.
  const wrong = problems.filter((problem) => !isSecret(problem)).map((problem) => `${problem}.`);
  return [...wrong, ...placeholders, ...noNamespaces, ...missing];
}

/**
 * The same of an environment of wrangler.toml, or of the previews beside staging.
 *
 * @param {string} name
 * @param {{ asksForSecrets: boolean }} how whether its secrets are asked for, which takes a login
 */
export async function faultsOf(name, { asksForSecrets }) {
  const { vars, stores } = configOf(name);
  const secrets = asksForSecrets ? await secretsOf(name) : null;
  return faultsIn({ vars, stores, secrets, problems: await problemsOf(vars) });
}

/** What previews of branches go by, in place of an environment's name. */
export const PREVIEW = 'preview';

/**
 * What wrangler.toml says of an environment, or of the previews beside staging.
 *
 * @param {string} name
 * @returns {{ vars: Record<string, string>, stores: Environment['stores'] }}
 */
export function configOf(name) {
  const env = name === PREVIEW ? 'staging' : name;
  const read = readConfig({ config: join(root, 'wrangler.toml'), env }, { hideWarnings: true });
  const { vars = {}, kv_namespaces: stores = [] } = name === PREVIEW ? (read.previews ?? {}) : read;
  return {
    vars: Object.fromEntries(
      Object.entries(vars).map(([variable, value]) => [variable, String(value)]),
    ),
    stores,
  };
}

/** @param {Record<string, string>} vars */
async function problemsOf(vars) {
  const { ok, output, problems } = await ask(['variables'], JSON.stringify(vars));
  if (!ok) throw new Advice('The variables were not checked.', 'See the message above.', problems);
  /** @type {string[]} */
  const told = JSON.parse(output);
  return told;
}

/** @param {string} name */
async function secretsOf(name) {
  const { ok, output } = await wrangler(
    name === PREVIEW
      ? ['preview', 'base-config', 'secret', 'list', '--env', 'staging', '--json']
      : ['secret', 'list', '--env', name, '--format', 'json'],
  );
  const list = /^\[[\s\S]*^\]|^\[\]/m.exec(output)?.[0];
  if (!ok || list === undefined) {
    throw new Advice(
      `The secrets of ${name} could not be listed.`,
      'See the message above.',
      output,
    );
  }
  /** @type {{ name: string }[]} */
  const secrets = JSON.parse(list);
  return secrets.map((secret) => secret.name);
}
