import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Advice, root, run, which } from '../process.mjs';
import { step } from '../steps.mjs';
import { canInstall, installPackages, newestLinkerPackage } from './debian.mjs';
import { buildStandardLibrary, standardLibraryFits, target } from './rust-std.mjs';

/** Debian's compiler, its standard library's source and its clippy. */
const debianPackages = ['rustc-web', 'cargo-web', 'rust-web-src', 'rust-web-clippy'];

/** What worker-build, which speaks TLS by the system's library, is compiled against. */
const opensslPackages = ['libssl-dev', 'pkg-config'];

const debianCompiler = '/usr/bin/rustc';

/** rustup retries without end where its server doesn't answer. */
const rustupLimitMs = 120_000;

/** How long rustup's server may take to be reached at all. */
const reachLimitMs = 5000;

/**
 * The compiler that the worker is built with.
 *
 * @typedef {object} WasmCompiler
 * @property {string} [folder] goes first in PATH; absent when the compiler in PATH does
 * @property {string} [linker] absent when the compiler brings its own
 */

/** @returns {Promise<WasmCompiler | undefined>} a compiler that has the wasm target */
export async function findWasmCompiler() {
  const first = which('rustc');
  const [firstFits, debianFits] = await Promise.all([
    first !== undefined && first !== debianCompiler && standardLibraryFits(first),
    existsSync(debianCompiler) && standardLibraryFits(debianCompiler),
  ]);
  // A compiler out of rustup brings its linker; Debian's has to be told of one.
  if (firstFits) return {};
  const linker = debianFits ? findLinker(await rustupLinkers()) : undefined;
  return linker ? { folder: '/usr/bin', linker } : undefined;
}

/** @returns {boolean} whether there is a compiler for this machine itself, with what links */
export function hasNativeRust() {
  return which('cc') !== undefined && which('cargo') !== undefined;
}

/** Installs a compiler for this machine itself, with what links and formats. */
export async function installNativeRust() {
  const missing = [
    ...(which('cc') ? [] : ['gcc', 'libc6-dev']),
    ...(which('cargo') ? [] : [...debianPackages, 'rustfmt-web']),
  ];
  if (!(await canInstall())) {
    throw new Advice(
      'Rust with cargo and a C compiler to link with are needed, and not all of them are here.',
      `Install a C compiler with your system and Rust ${wantedVersion()} or newer from https://rustup.rs, then start this again.`,
    );
  }
  await step(`Installing ${missing.join(', ')}`, () => installPackages(missing));
}

/** Installs OpenSSL's headers where they are missing and can be installed. */
export async function installOpenssl() {
  if (process.platform !== 'linux' || process.env.OPENSSL_DIR) return;
  if ((await run('pkg-config', ['--exists', 'openssl'])).ok || !(await canInstall())) return;
  await step(`Installing ${opensslPackages.join(', ')}`, () => installPackages(opensslPackages));
}

/** Installs the wasm target by rustup where it answers, else out of Debian's packages. */
export async function installWasmTarget() {
  if ((await rustupAnswers()) && (await addTargetByRustup())) return;
  if (!(await canInstall())) {
    throw new Advice(
      `Rust's target ${target} is missing, and this machine offers no way to install it unasked.`,
      `With rustup: rustup target add ${target}\nOn Debian, as root: apt-get install ${debianPackages.join(' ')}, then start this again.`,
    );
  }
  await ensureDebianCompiler();
}

async function ensureDebianCompiler() {
  const source = '/usr/lib/rustlib/src/rust/library/std';
  if (!existsSync('/usr/bin/rustc') || !existsSync('/usr/bin/cargo') || !existsSync(source)) {
    await step("Installing Debian's Rust", () => installPackages(debianPackages));
  }
  if (!findLinker(await rustupLinkers())) {
    await step('Installing a wasm linker', async () => {
      await installPackages([await newestLinkerPackage()]);
    });
  }
  const linker = findLinker(await rustupLinkers());
  if (!linker) {
    throw new Advice('There is no linker for wasm.', 'Install lld (wasm-ld) with your system.');
  }
  const title = `Building Rust's standard library for ${target}`;
  await step(title, () => buildStandardLibrary(linker), { usually: 30 });
}

/** @returns {Promise<boolean>} whether rustup is here and its server can be reached */
async function rustupAnswers() {
  if (!which('rustup')) return false;
  // Behind a proxy only a try can tell.
  if (process.env.https_proxy || process.env.HTTPS_PROXY || process.env.ALL_PROXY) return true;
  const server = process.env.RUSTUP_DIST_SERVER ?? 'https://static.rust-lang.org';
  return canReach(server, reachLimitMs);
}

/**
 * @param {string} address a server's
 * @param {number} limitMs
 * @returns {Promise<boolean>} whether a connection can be made within the time
 */
export function canReach(address, limitMs) {
  if (!URL.canParse(address)) return Promise.resolve(false);
  const { hostname, port, protocol } = new URL(address);
  // A folder of this machine.
  if (protocol === 'file:') return Promise.resolve(true);
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({ host, port: Number(port) || (protocol === 'http:' ? 80 : 443) });
    const limit = setTimeout(() => end(false), limitMs);
    const end = (/** @type {boolean} */ reached) => {
      clearTimeout(limit);
      socket.destroy();
      resolve(reached);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** @returns {Promise<boolean>} whether rustup brought the target */
async function addTargetByRustup() {
  let added = false;
  await step(`Adding the target ${target} by rustup`, async () => {
    const { ok } = await run('rustup', ['target', 'add', target], { limitMs: rustupLimitMs });
    added = ok && (await standardLibraryFits('rustc'));
    return added ? undefined : 'no answer';
  });
  return added;
}

/** @param {string[]} places */
function findLinker(places) {
  const versioned = Array.from({ length: 20 }, (_, index) => `wasm-ld-${32 - index}`);
  return [...places, 'rust-lld', 'wasm-ld', ...versioned].map((name) => which(name)).find(Boolean);
}

/** @returns {Promise<string[]>} where a rustup toolchain keeps its linker */
async function rustupLinkers() {
  if (!which('rustc')) return [];
  const { ok, output } = await run('rustc', ['--print', 'sysroot', '--print', 'host-tuple']);
  const [sysroot = '', host = ''] = output.trim().split('\n');
  return ok ? [join(sysroot, 'lib', 'rustlib', host, 'bin', 'rust-lld')] : [];
}

function wantedVersion() {
  const manifest = readFileSync(join(root, 'Cargo.toml'), 'utf8');
  return manifest.match(/^rust-version = "([^"]+)"/m)?.[1] ?? '';
}
