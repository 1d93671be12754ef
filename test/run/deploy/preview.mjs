/** A branch at an address of its own, by wrangler's previews. */
import { Advice } from '../process.mjs';
import { judgeHealth } from '../tenant/doctor.mjs';

/**
 * What wrangler tells of a preview.
 *
 * @typedef {object} Told
 * @property {{ name: string, urls?: readonly string[] }} preview
 * @property {{ urls?: readonly string[] }} deployment
 */

/**
 * @typedef {object} Preview
 * @property {readonly string[]} args of `wrangler preview`
 * @property {import('../wrangler.mjs').Wrangler} wrangler
 * @property {(host: string) => import('./smoke.mjs').Ask} askOf
 * @property {(line: string) => void} say
 */

/**
 * Uploads what was built as the branch's preview, looks at it and says where it is.
 *
 * @param {Preview} preview
 * @returns {Promise<boolean>} whether it is there and well
 * @throws {Advice} where wrangler has not made it
 */
export async function publishPreview({ args, wrangler, askOf, say }) {
  const { preview, deployment } = toldBy(
    await wrangler(['preview', '--env', 'staging', '--json', ...args]),
  );
  const address = preview.urls?.[0];
  if (address === undefined) {
    say(`${preview.name} has no address: deploy staging once, which turns previews on.`);
    return false;
  }
  const faults = await faultsAt(askOf(new URL(address).host));
  say(`${preview.name} is at ${address}`);
  for (const own of deployment.urls ?? []) say(`This state of it stays at ${own}`);
  for (const fault of faults) say(`BAD  ${fault}`);
  return faults.length === 0;
}

/** @param {{ ok: boolean, output: string }} said @returns {Told} */
function toldBy({ ok, output }) {
  const json = /^\{[\s\S]*^\}/m.exec(output)?.[0];
  if (ok && json !== undefined) return JSON.parse(json);
  throw new Advice('There is no preview.', 'See what wrangler says.', output);
}

/**
 * @param {import('./smoke.mjs').Ask} ask
 * @returns {Promise<string[]>}
 */
async function faultsAt(ask) {
  const health = await ask('/_edge/health').catch(() => null);
  if (health === null) return ['nothing answers there yet; look again in a minute'];
  const home = await ask('/').catch(() => null);
  const faults = judgeHealth(health).flatMap(({ ok, told }) => (ok ? [] : [told]));
  if (home?.status !== 200 || !home.text.includes('<h1')) faults.push('the home does not come');
  return faults;
}
