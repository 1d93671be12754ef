/** What an environment runs, as wrangler tells it, and how that is changed. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Advice } from '../process.mjs';

/** @typedef {import('../wrangler.mjs').Wrangler} Wrangler */

/**
 * A version that visitors are answered by.
 *
 * @typedef {object} Version
 * @property {string} id
 * @property {string} tag the commit it was built of; empty where it has none
 * @property {Readonly<Record<string, string>>} vars its variables
 */

/** What the platform says of a worker that was never deployed. */
const UNKNOWN = /code: 10007|does not exist/;

/**
 * The version that an environment runs; null where it runs none yet.
 *
 * @param {string} environment
 * @param {Wrangler} ask
 * @returns {Promise<Version | null>}
 * @throws {Advice} where several share the visitors, or wrangler has not said it
 */
export async function liveVersion(environment, ask) {
  const status = await ask(['deployments', 'status', '--json', '--env', environment]);
  if (!status.ok && UNKNOWN.test(status.output)) return null;
  /** @type {{ versions?: { version_id: string, percentage: number }[] }} */
  const deployment = answered(status, `What ${environment} runs`);
  const [first, ...others] = (deployment.versions ?? []).filter(({ percentage }) => percentage > 0);
  if (first === undefined) return null;
  if (others.length > 0) {
    throw new Advice(
      `${environment} runs ${others.length + 1} versions at once.`,
      `Give one of them all visitors first: wrangler versions deploy --env ${environment}`,
    );
  }
  const id = first.version_id;
  const view = await ask(['versions', 'view', id, '--json', '--env', environment]);
  return versionOf(id, answered(view, `Version ${id}`));
}

/**
 * @param {string} id
 * @param {{ annotations?: Record<string, string>, resources?: { bindings?: Binding[] } }} told
 * @returns {Version}
 * @typedef {{ type: string, name: string, text?: string }} Binding
 */
function versionOf(id, { annotations = {}, resources = {} }) {
  const variables = (resources.bindings ?? []).filter(({ type }) => type === 'plain_text');
  return {
    id,
    tag: annotations['workers/tag'] ?? '',
    vars: Object.fromEntries(variables.map(({ name, text = '' }) => [name, text])),
  };
}

/**
 * Uploads what was built and gives it all visitors.
 *
 * @param {string[]} args of `wrangler deploy`
 * @param {Wrangler} ask
 * @returns {Promise<string | null>} the new version's id; null where nothing was uploaded
 */
export async function upload(args, ask) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const file = join(folder, 'told.ndjson');
  try {
    const env = { WRANGLER_OUTPUT_FILE_PATH: file };
    const { ok } = await ask(['deploy', ...args], { env, show: true });
    return ok ? deployedIn(readFileSync(file, 'utf8')) : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} lines what wrangler has written, a record a line */
function deployedIn(lines) {
  const records = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const id = records.find(({ type }) => type === 'deploy')?.version_id;
  if (typeof id === 'string') return id;
  throw new Advice(
    'It was uploaded, and wrangler has not said as which version.',
    'Look at it: wrangler deployments list',
  );
}

/**
 * Gives all visitors back to a version.
 *
 * @param {string} environment
 * @param {string} id
 * @param {Wrangler} ask
 * @returns {Promise<boolean>} whether that was done
 */
export async function rollBack(environment, id, ask) {
  const message = 'The new version did not answer as the one before';
  const args = ['rollback', id, '--env', environment, '--message', message, '--yes'];
  return (await ask(args, { show: true })).ok;
}

/**
 * @param {{ ok: boolean, output: string }} said
 * @param {string} what begins the sentence where there is no answer
 */
function answered({ ok, output }, what) {
  const json = /^\{[\s\S]*^\}/m.exec(output)?.[0];
  if (ok && json !== undefined) return JSON.parse(json);
  throw new Advice(`${what} could not be had.`, 'Nothing was changed. See what it says.', output);
}
