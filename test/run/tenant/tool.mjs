/** The edge's own code, asked on this machine: `worker/tenant_tool.rs`. */
import { spawn } from 'node:child_process';
import { Advice, root } from '../process.mjs';
import { toolchain } from '../setup.mjs';

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
 * @param {string[]} args
 * @param {string} input
 * @param {NodeJS.ProcessEnv} [variables] beside those of this process
 * @returns {Promise<{ ok: boolean, output: string, problems: string }>}
 */
export async function ask(args, input, variables = {}) {
  const { env } = await toolchain();
  const child = spawn('cargo', ['run', '--quiet', '--example', 'tenant', '--', ...args], {
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
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output, problems }));
  });
}
