import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { endChildren, endOnSignals, isAskedToStop } from './children.mjs';
import { adoptEnvironment } from './environment.mjs';
import { alone, checkoutLock } from './lock.mjs';
import { Advice, fail, root, run } from './process.mjs';
import { findBrowser } from './setup/browser.mjs';
import { cargoTools, removeBuildFolder } from './setup/cargo-tools.mjs';
import { machineParts } from './setup/machine.mjs';
import { innerPath, nodeIsTooOld, packagedNode } from './setup/node-packages.mjs';
import { announcement, makeAll, missingOf } from './setup/parts.mjs';
import { findWasmCompiler } from './setup/rust-target.mjs';

/** @typedef {import('./setup/parts.mjs').Part} Part */

/**
 * Work on the checkout itself that may begin as soon as what it needs is there, beside the rest of
 * a set-up. What fails of it is left to the work after the set-up, which tells why.
 *
 * @typedef {Pick<Part, 'name' | 'needs' | 'cost' | 'make'>} Ahead
 */

/**
 * What a script needs of the machine.
 *
 * @typedef {object} Needed
 * @property {boolean} browser whether a browser is needed too
 * @property {Ahead[]} [ahead] what it may begin with while a set-up goes on
 */

/** Tells the packages' Node.js, where it takes over from an older one, when the command was given. */
const startVariable = 'BELAJAR_STARTED';
const sinceStart = Date.now() - Number(process.env[startVariable] ?? Number.NaN);

/** When the command was given, as a reading of `performance.now()`. */
export const startedAt =
  performance.now() - (sinceStart >= 0 ? sinceStart : process.uptime() * 1000);

/**
 * Brings a machine to where the site can be built and tested: does what is missing, side by side,
 * prints a line for each thing done, and nothing when all is there.
 *
 * It runs before node_modules exists, so nothing here needs a package.
 *
 * @param {Needed} needed
 * @returns {Promise<void>} rejects with an `Advice` when something cannot be had
 */
export async function setUp({ browser, ahead = [] }) {
  const parts = machineParts(cargoTools()).filter(({ key }) => browser || key !== 'browser');
  if ((await missingOf(parts)).length === 0) return;
  await alone(checkoutLock, async () => {
    // Another set-up may have been at it until now.
    const missing = await missingOf(parts);
    if (missing.length === 0) return;
    const all = [...missing, ...ahead.map(asPart)];
    console.log(announcement(all, availableParallelism()));
    try {
      await makeAll(all);
    } catch (error) {
      // What still runs must not go on once the lock is free.
      await endChildren();
      throw error;
    }
  });
  await removeBuildFolder();
}

/** @param {Ahead} ahead @returns {Part} */
function asPart({ make, ...rest }) {
  const trial = () => make().catch(() => undefined);
  return { ...rest, key: `ahead: ${rest.name}`, isThere: () => false, make: trial };
}

/**
 * Runs a script's work on a machine that is set up, on a Node.js that the packages accept. npm puts
 * the packages' own Node.js first, but the very first time there is none yet.
 *
 * @param {Needed & { stopCode?: number }} needed `stopCode` is the exit code when this
 *   process is asked to stop: 0 where that is the way to end it
 * @param {() => Promise<number>} work returns the exit code; what it started ends with it
 */
export async function runSetUp({ stopCode = 130, ...needed }, work) {
  endOnSignals(stopCode);
  adoptEnvironment();
  try {
    await setUp(needed);
    const code = nodeIsTooOld() ? await runAgain() : await work();
    await endChildren();
    process.exit(code);
  } catch (error) {
    // Asked to stop, this process ends by itself, and what was stopped has not failed.
    if (isAskedToStop()) return;
    await endChildren();
    fail(error);
  }
}

/** @returns {NodeJS.ProcessEnv} the environment of the packages' programs and native Rust */
export function packagesEnv() {
  const browser = findBrowser();
  return {
    ...process.env,
    PATH: innerPath(),
    WRANGLER_SEND_METRICS: 'false',
    ...(browser && { CHROMIUM: browser }),
  };
}

/**
 * Where the tools of a machine that is set up are.
 *
 * @returns {Promise<{ env: NodeJS.ProcessEnv, wasmEnv: NodeJS.ProcessEnv, workerBuild: string }>}
 *   `env` for the packages' programs and native Rust, `wasmEnv` for compiling to wasm, and the
 *   worker-build program
 */
export async function toolchain() {
  const compiler = await findWasmCompiler();
  const env = packagesEnv();
  if (!compiler) throw new Advice("Rust's wasm target is missing.", 'Run: npm run setup');
  const { workerBuild, wasmBindgen } = cargoTools();
  const packaged = join(root, 'node_modules', '.bin');
  const wasmEnv = {
    ...env,
    // The packages stay first: the system's folder may hold an older Node.js beside the compiler.
    PATH: [packaged, ...(compiler.folder ? [compiler.folder] : []), env.PATH].join(delimiter),
    WASM_BINDGEN_BIN: wasmBindgen.file,
    WASM_OPT_BIN: join(packaged, 'wasm-opt'),
    ESBUILD_BIN: join(packaged, 'esbuild'),
    ...(compiler.linker && { CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: compiler.linker }),
  };
  return { env, wasmEnv, workerBuild: workerBuild.file };
}

/** @returns {Promise<number>} the exit code of this same script under the packages' Node.js */
async function runAgain() {
  const given = String(Date.now() - (performance.now() - startedAt));
  const env = { ...process.env, PATH: innerPath(), [startVariable]: given };
  // A program in a group of its own is stopped when it reads from the terminal.
  const options = { env, show: true, given: !process.stdin.isTTY };
  return (await run(packagedNode, process.argv.slice(1), options)).ok ? 0 : 1;
}

if (import.meta.filename === process.argv[1]) {
  await runSetUp({ browser: true }, async () => {
    console.log('Everything is set up.');
    return 0;
  });
}
