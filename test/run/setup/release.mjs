import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../process.mjs';

/** Where wasm-bindgen's makers put their programs. */
export const releases = 'https://github.com/wasm-bindgen/wasm-bindgen/releases/download';

/** How long a server may take to answer at all, and to send everything: 6 MB. */
const answerLimitMs = 5000;
const wholeLimitMs = 60_000;

/** The makers' names for the systems that they build for, by Node's names. */
const systems = {
  'linux x64': 'x86_64-unknown-linux-musl',
  'linux arm64': 'aarch64-unknown-linux-musl',
  'darwin x64': 'x86_64-apple-darwin',
  'darwin arm64': 'aarch64-apple-darwin',
};

/**
 * Fetches a released wasm-bindgen. Whatever goes wrong leaves nothing behind: it can be built.
 *
 * @param {object} wanted
 * @param {string} wanted.version as in "0.2.129"
 * @param {string} wanted.file where the program has to be, absolute
 * @param {string} [wanted.from] the releases' address
 * @param {string} [wanted.system] platform and architecture in Node's words
 * @param {number} [wanted.limitMs] until the server's first answer
 * @returns {Promise<boolean>} whether it is there now
 */
export async function fetchRelease({
  version,
  file,
  from = releases,
  system = `${process.platform} ${process.arch}`,
  limitMs = answerLimitMs,
}) {
  const name = releaseName(version, system);
  if (!name) return false;
  const folder = `${dirname(file)}.part`;
  rmSync(folder, { recursive: true, force: true });
  try {
    mkdirSync(folder, { recursive: true });
    const archive = join(folder, 'release.tar.gz');
    writeFileSync(archive, await download(`${from}/${version}/${name}.tar.gz`, limitMs));
    const args = ['-xzf', archive, '-C', folder, `${name}/wasm-bindgen`];
    if (!(await run('tar', args)).ok) return false;
    const program = join(folder, name, 'wasm-bindgen');
    const told = await run(program, ['--version']);
    if (!told.ok || told.output.trim() !== `wasm-bindgen ${version}`) return false;
    mkdirSync(dirname(file), { recursive: true });
    renameSync(program, file);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} version
 * @param {string} system
 * @returns {string | undefined} a release's name without its ending, absent where there is none
 */
export function releaseName(version, system) {
  const found = Object.entries(systems).find(([name]) => name === system)?.[1];
  return found && `wasm-bindgen-${version}-${found}`;
}

/**
 * @param {string} url
 * @param {number} limitMs
 */
async function download(url, limitMs) {
  const control = new AbortController();
  const answer = setTimeout(() => control.abort(), limitMs);
  const whole = setTimeout(() => control.abort(), wholeLimitMs);
  try {
    const response = await fetch(url, { signal: control.signal });
    clearTimeout(answer);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } finally {
    clearTimeout(answer);
    clearTimeout(whole);
  }
}
