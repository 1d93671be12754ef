/** `npm run deploy`: sets the machine up, builds, and deploys; arguments go on to wrangler. */
import { ahead, build } from '../../worker/build.mjs';
import { run } from './process.mjs';
import { runSetUp, toolchain } from './setup.mjs';

await runSetUp({ browser: false, ahead }, async () => {
  await build();
  const { env } = await toolchain();
  const args = ['deploy', ...process.argv.slice(2)];
  return (await run('wrangler', args, { env, show: true })).ok ? 0 : 1;
});
