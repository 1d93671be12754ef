import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { alone } from '../lock.mjs';
import { Advice, run } from '../process.mjs';
import { cacheFolder } from './cache.mjs';
import { runAsRoot } from './debian.mjs';

/** What the worker is compiled to. */
export const target = 'wasm32-unknown-unknown';

const crate = 'empty';

/**
 * Tries a compiler on an empty file. That tells more than looking for files: a standard library
 * left by an older version of the compiler is there and is of no use.
 *
 * @param {string} rustc the compiler, by name or path
 * @returns {Promise<boolean>} whether it has a standard library for wasm that it accepts
 */
export async function standardLibraryFits(rustc) {
  const folder = mkdtempSync(join(tmpdir(), 'rust-target-'));
  try {
    const source = join(folder, 'probe.rs');
    writeFileSync(source, '');
    const args = ['--target', target, '--crate-type', 'rlib', '--emit', 'metadata', source];
    return (await run(rustc, [...args, '--out-dir', folder])).ok;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Builds the standard library for wasm out of Debian's source package and puts it where Debian's
 * compiler looks, for Debian has no package of it. Thirty seconds on two cores, once.
 *
 * @param {string} linker
 * @param {string} [destination] a folder to put it in instead
 */
export async function buildStandardLibrary(linker, destination) {
  // Always in the same place: what an interrupted build has left is removed by the next one.
  const folder = join(cacheFolder, 'rust-std');
  await alone(`${folder}.lock`, async () => {
    if (destination === undefined && (await standardLibraryFits('/usr/bin/rustc'))) return;
    rmSync(folder, { recursive: true, force: true });
    const libraries = await compile(folder, linker);
    await copyAsRoot(libraries, destination ?? (await libraryFolder()));
    rmSync(folder, { recursive: true });
  });
}

/**
 * @param {string} folder
 * @param {string} linker
 * @returns {Promise<string[]>} the compiled libraries' paths
 */
async function compile(folder, linker) {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src', 'lib.rs'), '');
  writeFileSync(
    join(folder, 'Cargo.toml'),
    `[package]\nname = "${crate}"\nversion = "0.0.0"\nedition = "2024"\n`,
  );
  const args = ['build', '--release', '--target', target, '-Zbuild-std=std,panic_abort'];
  const { ok, output } = await run('cargo', args, {
    cwd: folder,
    env: {
      ...process.env,
      PATH: ['/usr/bin', process.env.PATH].join(delimiter),
      CARGO_TARGET_DIR: join(folder, 'target'),
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: linker,
      // The two that stable compilers need for building std, and that linking across it needs.
      RUSTC_BOOTSTRAP: '1',
      RUSTFLAGS: '-Cembed-bitcode=yes',
    },
  });
  if (!ok) {
    throw new Advice(
      `Rust's standard library could not be built for ${target}.`,
      "Debian's packages rustc-web, cargo-web and rust-web-src must be of one version: apt-get install --reinstall rustc-web cargo-web rust-web-src",
      output,
    );
  }
  const deps = join(folder, 'target', target, 'release', 'deps');
  return readdirSync(deps)
    .filter((name) => name.endsWith('.rlib') && !name.startsWith(`lib${crate}-`))
    .map((name) => join(deps, name));
}

async function libraryFolder() {
  const args = ['--target', target, '--print', 'target-libdir'];
  return (await run('/usr/bin/rustc', args)).output.trim();
}

/**
 * @param {string[]} files
 * @param {string} folder replaced as a whole: the compiler refuses two versions side by side, and
 *   would take half a library for a broken one
 */
async function copyAsRoot(files, folder) {
  const fresh = `${folder}.part`;
  for (const [command, ...args] of [
    ['rm', '-rf', fresh],
    ['mkdir', '-p', fresh],
    ['cp', ...files, fresh],
    ['chmod', '-R', 'a+rX', fresh],
    ['rm', '-rf', folder],
    ['mv', fresh, folder],
  ]) {
    const { ok, output } = await runAsRoot(command ?? '', args);
    if (!ok) {
      throw new Advice(
        `Rust's standard library could not be put into ${folder}.`,
        'Make the folder writable, or run this once as root.',
        output,
      );
    }
  }
}
