/**
 * `npm run deploy -- staging | production`: sets the machine up, checks, shows what would change, builds,
 * deploys to that environment of wrangler.toml, looks at every site, and rolls back where one is worse than
 * before. The version is tagged with the commit, which `/_edge/health` then tells. `--dry-run` uploads
 * nothing; before production it asks, unless `--yes` has answered. What stands behind two further dashes goes
 * on to wrangler.
 */
import { createInterface } from 'node:readline/promises';
import registry from '../../tenants.json' with { type: 'json' };
import { ahead, build } from '../../worker/build.mjs';
import { argumentsOf } from './arguments.mjs';
import { liveVersion } from './deploy/live.mjs';
import { planOf } from './deploy/plan.mjs';
import { configOf, faultsOf } from './deploy/ready.mjs';
import { release } from './deploy/release.mjs';
import { sitesOf } from './deploy/smoke.mjs';
import { Advice, lastLines, run } from './process.mjs';
import { runSetUp, toolchain } from './setup.mjs';
import { asker } from './tenant/doctor.mjs';
import { wrangler } from './wrangler.mjs';

const usage = `npm run deploy -- staging | production
  --dry-run  builds and checks, and uploads nothing
  --yes      does not ask before production
  -- …       goes on to wrangler deploy`;

await runSetUp({ browser: false, ahead }, async () => {
  const { values, positionals } = argumentsOf({
    'dry-run': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  });
  const [environment = '', ...more] = positionals;
  if (!['staging', 'production'].includes(environment)) {
    console.error(usage);
    return 2;
  }
  const isDry = values['dry-run'] === true;
  const version = await commitOf();
  console.log(
    `${isDry ? 'Checks, without uploading,' : 'Deploys'} ${version || 'this folder'} to ${environment}.`,
  );
  await refuseUnready(environment, isDry);
  const before = isDry ? null : await liveVersion(environment, wrangler);
  if (!isDry) await tellPlan(environment, version, before);
  if (environment === 'production' && !isDry && values.yes !== true) await agreed();
  await build();
  const args = ['--env', environment, ...(version ? ['--tag', version] : []), ...more];
  if (isDry) return (await wrangler(['deploy', ...args, '--dry-run'], { show: true })).ok ? 0 : 1;
  const sites = sitesOf(registry.tenants);
  const say = (/** @type {string} */ line) => console.log(line);
  const how = { environment, args, sites, wrangler, askOf: asker, say };
  return (await release(how, before)) ? 0 : 1;
});

/** The commit that is checked out, and whether anything was changed since. */
async function commitOf() {
  const { env } = await toolchain();
  const described = await run('git', ['describe', '--always', '--dirty'], { env });
  if (described.ok) return described.output.trim();
  // A container's user is often not the owner of the checkout, which git says.
  console.log(
    `The version will name no commit, as git says: ${lastLines(described.output, 2).join(' ')}`,
  );
  return '';
}

/**
 * @param {string} environment
 * @param {boolean} isDry whether it is only told
 */
async function refuseUnready(environment, isDry) {
  const faults = await faultsOf(environment, { asksForSecrets: !isDry });
  if (faults.length === 0) return;
  const told = faults.map((fault) => `  - ${fault}`).join('\n');
  if (!isDry) throw new Advice(`${environment} is not ready, and nothing was uploaded:`, told);
  console.log(`It would be refused:\n${told}`);
}

/**
 * Says what would change: `+` what comes, `~` what becomes another, `-` what goes.
 *
 * @param {string} environment
 * @param {string} version
 * @param {import('./deploy/live.mjs').Version | null} before
 */
async function tellPlan(environment, version, before) {
  const after = { version, vars: configOf(environment).vars, tenants: keysIn(registry) };
  const tenants = before && (await tenantsAt(before.tag));
  const lines = planOf(before && { version: before.tag, vars: before.vars, tenants }, after);
  console.log(
    lines.length > 0 ? lines.map((line) => `  ${line}`).join('\n') : '  Nothing changes.',
  );
}

/** @param {{ tenants: readonly { key: string }[] }} table */
const keysIn = ({ tenants }) => tenants.map(({ key }) => key);

/**
 * The tenants of a version's table; null where its commit is not in this checkout.
 *
 * @param {string} tag
 */
async function tenantsAt(tag) {
  const commit = /^[0-9a-f]{7,40}$/.test(tag) ? tag : null;
  const shown = commit ? await run('git', ['show', `${commit}:tenants.json`]) : null;
  return shown?.ok ? keysIn(JSON.parse(shown.output)) : null;
}

/** Asks before production changes. */
async function agreed() {
  if (!process.stdin.isTTY) {
    throw new Advice('Nobody can be asked whether production may change.', 'Add --yes.');
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question('Type production to go on: ').finally(() => asking.close());
  if (answer.trim() !== 'production')
    throw new Advice('Nothing was deployed.', 'It was not agreed to.');
}
