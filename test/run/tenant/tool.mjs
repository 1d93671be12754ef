/** The edge's own code, asked on this machine: `worker/core/examples/tenant.rs`. */
import { spawn } from 'node:child_process';
import { Advice, root } from '../process.mjs';
import { toolchain } from '../setup.mjs';
import { namedWhenSlow } from '../steps.mjs';

/**
 * @typedef {object} Row
 * @property {string} key
 * @property {string[]} hosts
 * @property {string} row what stands in the store at each of them
 */

/**
 * A row as it is published.
 *
 * @param {string} json as tenants.json writes rows
 * @returns {Promise<Row>} rejects with an `Advice` that holds every problem of the row
 */
export async function checkedRow(json) {
  const { ok, output, problems } = await ask(['row'], json);
  if (!ok) throw new Advice('The row has problems.', 'Mend the fields named above.', problems);
  return JSON.parse(output);
}

/**
 * Looks once more at a row that was published before.
 *
 * @param {string} row in the form that stands in the store
 * @returns {Promise<void>} rejects with an `Advice` that holds every problem of the row
 */
export async function checkAgain(row) {
  const { ok, problems } = await ask(['stored'], row);
  if (ok) return;
  throw new Advice(
    'What was published before does not fit any more.',
    'Publish a row that does, instead of undoing.',
    problems,
  );
}

/**
 * A tenant's secret as it stands in the store.
 *
 * @param {string} tenant
 * @param {string} secret
 * @param {NodeJS.ProcessEnv} keys
 */
export async function sealed(tenant, secret, keys) {
  const { ok, output, problems } = await ask(['seal', tenant], secret, keys);
  if (ok) return output.trim();
  throw new Advice('The secret was not sealed.', 'See the message above.', problems);
}

/**
 * A secret that was sealed anew.
 *
 * @typedef {object} Resealed
 * @property {string} sealed
 * @property {string} opened the name of the key that it has opened with
 */

/**
 * Sealed secrets under the new key and in the form of today, by tenant; without those that are so
 * already.
 *
 * @param {Record<string, string>} secrets
 * @param {NodeJS.ProcessEnv} keys
 * @returns {Promise<Record<string, Resealed>>}
 */
export async function resealed(secrets, keys) {
  const { ok, output, problems } = await ask(['reseal'], JSON.stringify(secrets), keys);
  if (ok) return JSON.parse(output);
  throw new Advice('Nothing was sealed anew.', 'Seal those by `secret`, then again.', problems);
}

/**
 * @param {string[]} args
 * @param {string} input
 * @param {NodeJS.ProcessEnv} [variables] beside those of this process
 * @returns {Promise<{ ok: boolean, output: string, problems: string }>}
 */
export const ask = (args, input, variables = {}) => example('tenant', args, input, variables);

/**
 * What an example of the worker prints that is asked for nothing.
 *
 * @param {string} name as in Cargo.toml
 */
export async function askExample(name) {
  const { ok, output, problems } = await example(name, [], '', {});
  if (!ok)
    throw new Advice(`The worker's ${name} was not told.`, 'See the message above.', problems);
  return output;
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {string} input
 * @param {NodeJS.ProcessEnv} variables
 * @returns {Promise<{ ok: boolean, output: string, problems: string }>}
 */
async function example(name, args, input, variables) {
  const { env } = await toolchain();
  const child = spawn('cargo', ['run', '--quiet', '--example', name, '--', ...args], {
    cwd: root,
    env: { ...env, ...variables },
  });
  let output = '';
  let problems = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    problems += chunk;
  });
  // One that does not compile reads nothing.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output, problems }));
  });
  return namedWhenSlow("Compiling the edge's own checks", ended, { usually: 70 });
}
