/**
 * `npm run deploy -- staging | production | preview`: sets the machine up, checks, shows what would change, builds,
 * deploys to that environment of wrangler.toml, looks at every site, and rolls back where one is worse than
 * before. The version is tagged with the commit, which `/_edge/health` then tells. `--dry-run` uploads
 * nothing; before production it asks, unless `--yes` has answered. What stands behind two further dashes goes
 * on to wrangler. `preview` uploads the branch that is checked out beside staging, to an address of its own.
 */
import { createInterface } from 'node:readline/promises';
import registry from '../../tenants.json' with { type: 'json' };
import { ahead, build } from '../../worker/build.mjs';
import { argumentsOf } from './arguments.mjs';
import { liveVersion } from './deploy/live.mjs';
import { planOf } from './deploy/plan.mjs';
import { publishPreview } from './deploy/preview.mjs';
import { configOf, faultsOf, PREVIEW } from './deploy/ready.mjs';
import { release } from './deploy/release.mjs';
import { sitesOf } from './deploy/smoke.mjs';
import { Advice, lastLines, run } from './process.mjs';
import { runSetUp, toolchain } from './setup.mjs';
import { asker } from './tenant/doctor.mjs';
import { wrangler } from './wrangler.mjs';

const usage = `npm run deploy -- staging | production | preview
  --dry-run  builds and checks, and uploads nothing
  --yes      does not ask before production
  --name …   of the preview; the branch that is checked out without it
  -- …       goes on to wrangler deploy, or to wrangler preview`;

await runSetUp({ browser: false, ahead }, async () => {
  const { values, positionals } = argumentsOf({
    'dry-run': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    name: { type: 'string' },
  });
  const [environment = '', ...more] = positionals;
  const isPreview = environment === PREVIEW;
  const isKnown = isPreview || ['staging', 'production'].includes(environment);
  if (!isKnown || (values.name !== undefined && !isPreview)) {
    console.error(usage);
    return 2;
  }
  const isDry = values['dry-run'] === true;
  const version = await commitOf();
  console.log(
    `${isDry ? 'Checks, without uploading,' : 'Deploys'} ${version || 'this folder'} to ${environment}.`,
  );
  await refuseUnready(environment, isDry);
  const args = [...(version ? ['--tag', version] : []), ...more];
  if (isDry) return (await check(isPreview ? 'staging' : environment, args)) ? 0 : 1;
  const isDone = isPreview
    ? await preview(values.name, args)
    : await deploy(environment, version, args, { isAgreed: values.yes === true });
  return isDone ? 0 : 1;
});

/**
 * @param {string} environment
 * @param {string[]} args
 */
async function check(environment, args) {
  await build();
  const dry = ['deploy', '--env', environment, ...args, '--dry-run'];
  return (await wrangler(dry, { show: true })).ok;
}

/**
 * @param {string | boolean | undefined} name
 * @param {string[]} args
 */
async function preview(name, args) {
  await build();
  const named = typeof name === 'string' ? ['--name', name] : [];
  return publishPreview({ args: [...args, ...named], wrangler, askOf: asker, say });
}

/**
 * @param {string} environment
 * @param {string} version
 * @param {string[]} args
 * @param {{ isAgreed: boolean }} how whether production may change without being asked about
 */
async function deploy(environment, version, args, { isAgreed }) {
  const before = await liveVersion(environment, wrangler);
  await tellPlan(environment, version, before);
  if (environment === 'production' && !isAgreed) await agreed();
  await build();
  const sites = sitesOf(registry.tenants);
  const own = ['--env', environment, ...args];
  return release({ environment, args: own, sites, wrangler, askOf: asker, say }, before);
}

/** @param {string} line */
function say(line) {
  console.log(line);
}

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
