/**
 * `npm run deploy -- staging | production`: sets the machine up, builds, and deploys to that
 * environment of wrangler.toml. The version is tagged with the commit, which `/_edge/health` then
 * tells. What is not ready (deploy/ready.mjs) is refused. `--dry-run` uploads nothing; before production it asks, unless `--yes` has answered. What
 * stands behind two further dashes goes on to wrangler.
 */
import { createInterface } from 'node:readline/promises';
import { ahead, build } from '../../worker/build.mjs';
import { argumentsOf } from './arguments.mjs';
import { faultsOf } from './deploy/ready.mjs';
import { Advice, run } from './process.mjs';
import { runSetUp, toolchain } from './setup.mjs';

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
  const { env } = await toolchain();
  const commit = await run('git', ['describe', '--always', '--dirty'], { env });
  const version = commit.ok ? commit.output.trim() : '';
  const plan = `${isDry ? 'Checks, without uploading,' : 'Deploys'} ${version || 'this folder'} to ${environment}.`;
  console.log(plan);
  const faults = await faultsOf(environment, { asksForSecrets: !isDry });
  if (faults.length > 0) {
    const told = faults.map((fault) => `  - ${fault}`).join('\n');
    if (!isDry) throw new Advice(`${environment} is not ready, and nothing was uploaded:`, told);
    console.log(`It would be refused:\n${told}`);
  }
  if (environment === 'production' && !isDry && values.yes !== true) await agreed();
  await build();
  const tag = version ? ['--tag', version] : [];
  const args = ['deploy', '--env', environment, ...tag, ...(isDry ? ['--dry-run'] : []), ...more];
  return (await run('wrangler', args, { env, show: true })).ok ? 0 : 1;
});

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
