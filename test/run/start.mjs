/**
 * `npm start`: sets the machine up, builds, and serves the whole site with the stand-in upstream
 * beside it until it is stopped. `PORT` changes the port; `--fresh` (or `RESET=1`) forgets what
 * the stand-in upstream and the worker's local storage have kept; `--upstream <origin>` has another
 * upstream in the stand-in's place.
 */
import { readFileSync, rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { ahead, build } from '../../worker/build.mjs';
import { argumentsOf } from './arguments.mjs';
import { isAskedToStop } from './children.mjs';
import { devVars, otherVars, upstreamConfig } from './dev-vars.mjs';
import { freePort, PORT, wantedPort } from './ports.mjs';
import { Advice, root, run } from './process.mjs';
import { Program } from './program.mjs';
import { runSetUp, startedAt, toolchain } from './setup.mjs';
import { forgetStandIn, noteStandIn } from './stand-in.mjs';
import { seconds } from './steps.mjs';

const siteState = '.wrangler/state';
const upstreamState = '.wrangler/state-upstream';
const readyLimitMs = 60_000;

await runSetUp({ browser: false, ahead, stopCode: 0 }, async () => {
  const port = await wantedPort(process.env.PORT, PORT);
  const { values } = argumentsOf({
    fresh: { type: 'boolean', default: false },
    upstream: { type: 'string' },
  });
  if (values.fresh === true || process.env.RESET === '1') forget();
  const { env } = await toolchain();
  const other = originOf(values.upstream);
  const upstreamPort = await freePort();
  const standIn = other === null ? startStandIn(env, upstreamPort) : null;
  await build();
  const vars = other === null ? devVars(`http://127.0.0.1:${upstreamPort}`) : otherVars(other);
  const site = wrangler('The site', env, port, siteState, varArgs(vars));
  await standIn?.answers(`http://127.0.0.1:${upstreamPort}/`, () => true, readyLimitMs);
  if (standIn) noteStandIn(`http://127.0.0.1:${upstreamPort}`);
  else forgetStandIn();
  const isReady = (/** @type {number} */ status) => status === 200 || other !== null;
  await site.answers(`http://127.0.0.1:${port}/`, isReady, readyLimitMs);
  printReady(port);
  watchApp(env);
  const programs = standIn ? [site, standIn] : [site];
  for (const program of programs) program.shown = true;
  return Promise.race(programs.map((program) => program.ended.then(() => end(program))));
});

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {number} port
 */
function startStandIn(env, port) {
  const args = ['--config', upstreamConfig];
  return wrangler('The stand-in upstream', env, port, upstreamState, args);
}

/**
 * @param {string | boolean | undefined} given
 * @returns {string | null} the origin of another upstream; null where there is none
 * @throws {Advice} where it is no origin
 */
function originOf(given) {
  if (typeof given !== 'string') return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new Advice(
    `${given} is no origin.`,
    'As in: npm start -- --upstream http://127.0.0.1:9999',
  );
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @param {number} port
 * @param {string} state the folder that its storage persists in
 * @param {string[]} args
 */
function wrangler(name, env, port, state, args) {
  const common = ['--port', String(port), '--persist-to', state, '--inspector-port', '0'];
  return new Program(name, 'wrangler', ['dev', ...common, ...args], env);
}

/** @param {Record<string, string>} vars */
function varArgs(vars) {
  return Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
}

/** @param {number} port */
function printReady(port) {
  const { tenants } = JSON.parse(readFileSync(join(root, 'tenants.json'), 'utf8'));
  const addresses = tenants.map(
    (/** @type {{ key: string, name: string }} */ { key, name }) =>
      `  http://${key}.localhost:${port}`.padEnd(44) + name,
  );
  console.log(`${addresses.join('\n')}\n`);
  console.log(`Ready after ${seconds(startedAt)}: http://localhost:${port} (Ctrl-C stops it)`);
}

/**
 * Builds the app again when its files change; wrangler does the same for the worker, and serves
 * what has changed under app/dist by itself.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function watchApp(env) {
  let waiting = setTimeout(() => {}, 0);
  let building = Promise.resolve();
  const rebuild = async () => {
    const { output } = await run('node', ['worker/build.mjs', '--app'], {
      env: { ...env, KEEP_OLD_CHUNKS: 'true' },
    });
    process.stdout.write(output);
  };
  watch(join(root, 'app'), { recursive: true }, (_event, file) => {
    if (!file || /^(dist|node_modules)(\/|$)/.test(file)) return;
    // An editor's save is several events, and a checkout is hundreds.
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      building = building.then(rebuild);
    }, 150);
  });
}

/** @param {Program} program @returns {number | Promise<never>} the exit code, if this is no stop */
function end(program) {
  // Asked to stop, this process ends by itself once all programs have.
  if (isAskedToStop()) return new Promise(() => {});
  console.error(`${program.name} has ended by itself; what it printed last stands above.`);
  return 1;
}

function forget() {
  for (const state of [siteState, upstreamState]) {
    rmSync(join(root, state), { recursive: true, force: true });
  }
}
