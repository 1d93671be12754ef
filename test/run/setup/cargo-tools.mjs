import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from '../lock.mjs';
import { Advice, root, run } from '../process.mjs';
import { step } from '../steps.mjs';
import { cacheFolder } from './cache.mjs';
import { fetchRelease } from './release.mjs';

/**
 * A program that cargo builds.
 *
 * @typedef {object} Tool
 * @property {string} program
 * @property {string} crate
 * @property {string} version
 * @property {string[]} options what of the crate is left out
 * @property {string} folder
 * @property {string} file the program, absolute
 */

const toolsFolder = join(cacheFolder, 'tools');

/** What both are built in: they have many crates in common. An interrupted build goes on there. */
const buildFolder = join(toolsFolder, 'build');

/** worker-build and the wasm-bindgen program, at the versions of the crates they belong to. */
export function cargoTools() {
  const lock = readFileSync(join(root, 'Cargo.lock'), 'utf8');
  return {
    workerBuild: tool('worker-build', 'worker-build', lockedVersion(lock, 'worker')),
    // Its features are about fetching other programs for tests.
    wasmBindgen: tool('wasm-bindgen', 'wasm-bindgen-cli', lockedVersion(lock, 'wasm-bindgen'), [
      '--no-default-features',
    ]),
  };
}

/** Builds worker-build. A version is built once and kept for all checkouts. */
export async function ensureWorkerBuild() {
  const { workerBuild } = cargoTools();
  await alone(lockOf(workerBuild), () => build(workerBuild));
}

/** Fetches the released wasm-bindgen, or builds it on a machine that cannot reach the release. */
export async function ensureWasmBindgen() {
  const { wasmBindgen } = cargoTools();
  const { version, file } = wasmBindgen;
  await alone(lockOf(wasmBindgen), async () => {
    if (existsSync(file)) return;
    await step(`Fetching wasm-bindgen ${version}`, async () =>
      (await fetchRelease({ version, file })) ? undefined : 'no answer, so it will be built',
    );
    if (!existsSync(file)) await build(wasmBindgen);
  });
}

/** Removes what only the building needed, when no tool is missing any more. */
export async function removeBuildFolder() {
  if (!existsSync(buildFolder)) return;
  await alone(buildLock, async () => {
    const isMissing = Object.values(cargoTools()).some(({ file }) => !existsSync(file));
    if (!isMissing) rmSync(buildFolder, { recursive: true, force: true });
  });
}

const buildLock = join(toolsFolder, 'build.lock');

/** @param {Tool} wanted */
function lockOf({ program }) {
  return join(toolsFolder, `${program}.lock`);
}

/** @param {Tool} wanted */
async function build({ crate, version, folder, file, program, options }) {
  await alone(buildLock, async () => {
    if (existsSync(file)) return;
    const work = async () => {
      mkdirSync(folder, { recursive: true });
      const args = installArgs({ crate, version, folder, program, options });
      // Not from the checkout: its settings for the worker are none of these programs' business.
      const { ok, output } = await run('cargo', args, { cwd: folder, env: buildEnv(process.env) });
      if (ok && existsSync(file)) return;
      throw new Advice(
        `cargo could not install ${crate} ${version}.`,
        `It needs the crate registry, a C compiler and, on Linux, OpenSSL's headers with pkg-config (Debian's packages libssl-dev and pkg-config). By hand: cargo ${args.join(' ')}`,
        output,
      );
    };
    await step(`Building ${crate} ${version}`, work, { usually: 60 });
  });
}

/** @param {Pick<Tool, 'crate' | 'version' | 'folder' | 'program' | 'options'>} wanted */
export function installArgs({ crate, version, folder, program, options }) {
  const what = [`${crate}@${version}`, '--bin', program, ...options];
  return ['install', ...what, '--locked', '--debug', '--root', folder];
}

/**
 * Without optimisation the programs are built in half the time, and each build of the worker takes
 * half a second longer for it. The checks are left out as they are in an optimised program.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function buildEnv(env) {
  return {
    ...env,
    CARGO_TARGET_DIR: buildFolder,
    CARGO_INCREMENTAL: '0',
    CARGO_PROFILE_DEV_DEBUG: '0',
    CARGO_PROFILE_DEV_OPT_LEVEL: '0',
    CARGO_PROFILE_DEV_DEBUG_ASSERTIONS: 'false',
    CARGO_PROFILE_DEV_OVERFLOW_CHECKS: 'false',
  };
}

/**
 * @param {string} program
 * @param {string} crate
 * @param {string} version
 * @param {string[]} [options]
 * @returns {Tool}
 */
function tool(program, crate, version, options = []) {
  const folder = join(toolsFolder, `${program}-${version}`);
  return { program, crate, version, options, folder, file: join(folder, 'bin', program) };
}

/**
 * @param {string} lock the text of Cargo.lock
 * @param {string} crate
 */
export function lockedVersion(lock, crate) {
  const version = lock.match(new RegExp(`^name = "${crate}"\\nversion = "([^"]+)"`, 'm'))?.[1];
  if (!version) {
    throw new Advice(
      `Cargo.lock names no version of ${crate}.`,
      'Restore Cargo.lock from the repository: git checkout Cargo.lock',
    );
  }
  return version;
}
