import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Advice, root, run, step } from '../process.mjs';

/** Where tools live that belong to no one checkout; `BELAJAR_CACHE` moves it. */
export const cacheFolder =
  process.env.BELAJAR_CACHE ??
  join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'belajar-edge');

/** worker-build and the wasm-bindgen program, at the versions of the crates they belong to. */
export function cargoTools() {
  const lock = readFileSync(join(root, 'Cargo.lock'), 'utf8');
  return {
    workerBuild: tool('worker-build', 'worker-build', lockedVersion(lock, 'worker')),
    wasmBindgen: tool('wasm-bindgen', 'wasm-bindgen-cli', lockedVersion(lock, 'wasm-bindgen')),
  };
}

/** Builds the tools that are missing. A version is built once and kept for all checkouts. */
export async function ensureCargoTools() {
  for (const { crate, version, folder, file } of Object.values(cargoTools())) {
    if (existsSync(file)) continue;
    await step(`Building ${crate} ${version} (some minutes, once)`, async () => {
      const args = ['install', `${crate}@${version}`, '--locked', '--root', folder];
      const { ok, output } = await run('cargo', args);
      if (ok && existsSync(file)) return;
      throw new Advice(
        `cargo could not install ${crate} ${version}.`,
        `It needs the crate registry and a C compiler. By hand: cargo ${args.join(' ')}`,
        output,
      );
    });
  }
}

/**
 * @param {string} program
 * @param {string} crate
 * @param {string} version
 */
function tool(program, crate, version) {
  const folder = join(cacheFolder, 'tools', `${program}-${version}`);
  return { crate, version, folder, file: join(folder, 'bin', program) };
}

/**
 * @param {string} lock the text of Cargo.lock
 * @param {string} crate
 */
function lockedVersion(lock, crate) {
  const version = lock.match(new RegExp(`^name = "${crate}"\\nversion = "([^"]+)"`, 'm'))?.[1];
  if (!version) {
    throw new Advice(
      `Cargo.lock names no version of ${crate}.`,
      'Restore Cargo.lock from the repository: git checkout Cargo.lock',
    );
  }
  return version;
}
