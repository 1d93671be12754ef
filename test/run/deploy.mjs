/**
 * `npm run deploy -- staging | production`: sets the machine up, builds, and deploys to that
 * environment of wrangler.toml; further arguments go on to wrangler. The version is tagged with the
 * commit, which `/_edge/health` then tells.
 */
import { ahead, build } from '../../worker/build.mjs';
import { run } from './process.mjs';
import { runSetUp, toolchain } from './setup.mjs';

const [environment = '', ...more] = process.argv.slice(2);

if (!['staging', 'production'].includes(environment)) {
  console.error('npm run deploy -- staging | production [arguments of wrangler deploy]');
  process.exit(2);
}

await runSetUp({ browser: false, ahead }, async () => {
  await build();
  const { env } = await toolchain();
  const commit = await run('git', ['describe', '--always', '--dirty'], { env });
  const tag = commit.ok ? ['--tag', commit.output.trim()] : [];
  const args = ['deploy', '--env', environment, ...tag, ...more];
  return (await run('wrangler', args, { env, show: true })).ok ? 0 : 1;
});
