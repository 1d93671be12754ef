import { delimiter, join } from 'node:path';
import { endChildren, endOnSignals } from './children.mjs';
import { Advice, fail, root, run } from './process.mjs';
import { ensureBrowser, findBrowser } from './setup/browser.mjs';
import { cargoTools, ensureCargoTools } from './setup/cargo-tools.mjs';
import {
  ensureNodePackages,
  innerPath,
  nodeIsTooOld,
  packagedNode,
} from './setup/node-packages.mjs';
import { ensureWasmCompiler, findWasmCompiler } from './setup/rust-target.mjs';

/**
 * Brings a machine to where the site can be built and tested: does what is missing, prints a line
 * for each thing done, and nothing when all is there.
 *
 * It runs before node_modules exists, so nothing here needs a package.
 *
 * @param {{ browser: boolean }} wanted whether a browser is needed too
 * @returns {Promise<void>} rejects with an `Advice` when something cannot be had
 */
export async function setUp({ browser }) {
  await ensureNodePackages();
  await ensureWasmCompiler();
  await ensureCargoTools();
  if (browser) await ensureBrowser();
}

/**
 * Runs a script's work on a machine that is set up, on a Node.js that the packages accept. npm puts
 * the packages' own Node.js first, but the very first time there is none yet.
 *
 * @param {{ browser: boolean, stopCode?: number }} wanted `stopCode` is the exit code when this
 *   process is asked to stop: 0 where that is the way to end it
 * @param {() => Promise<number>} work returns the exit code; what it started ends with it
 */
export async function runSetUp({ browser, stopCode = 130 }, work) {
  endOnSignals(stopCode);
  try {
    await setUp({ browser });
    const code = nodeIsTooOld() ? await runAgain() : await work();
    await endChildren();
    process.exit(code);
  } catch (error) {
    await endChildren();
    fail(error);
  }
}

/**
 * Where the tools of a machine that is set up are.
 *
 * @returns {Promise<{ env: NodeJS.ProcessEnv, wasmEnv: NodeJS.ProcessEnv, workerBuild: string }>}
 *   `env` for the packages' programs and native Rust, `wasmEnv` for compiling to wasm, and the
 *   worker-build program
 */
export async function toolchain() {
  const [compiler, browser] = await Promise.all([findWasmCompiler(), findBrowser()]);
  if (!compiler) throw new Advice("Rust's wasm target is missing.", 'Run: npm run setup');
  const path = innerPath();
  const env = {
    ...process.env,
    PATH: path,
    WRANGLER_SEND_METRICS: 'false',
    ...(browser && { CHROMIUM: browser }),
  };
  const { workerBuild, wasmBindgen } = cargoTools();
  const packaged = join(root, 'node_modules', '.bin');
  const wasmEnv = {
    ...env,
    // The packages stay first: the system's folder may hold an older Node.js beside the compiler.
    PATH: compiler.folder ? [packaged, compiler.folder, path].join(delimiter) : path,
    WASM_BINDGEN_BIN: wasmBindgen.file,
    WASM_OPT_BIN: join(packaged, 'wasm-opt'),
    ESBUILD_BIN: join(packaged, 'esbuild'),
    ...(compiler.linker && { CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: compiler.linker }),
  };
  return { env, wasmEnv, workerBuild: workerBuild.file };
}

/** @returns {Promise<number>} the exit code of this same script under the packages' Node.js */
async function runAgain() {
  const env = { ...process.env, PATH: innerPath() };
  return (await run(packagedNode, process.argv.slice(1), { env, show: true })).ok ? 0 : 1;
}

if (import.meta.filename === process.argv[1]) {
  await runSetUp({ browser: true }, async () => {
    console.log('Everything is set up.');
    return 0;
  });
}
