import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from '../lock.mjs';
import { Advice, run, which } from '../process.mjs';
import { cacheFolder } from './cache.mjs';

/** Whether this is Debian itself: other systems with apt-get name these packages otherwise. */
export const isDebian = (() => {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
})();

/** Whether packages can be installed here: Debian, and root or a sudo that asks for no password. */
export async function canInstall() {
  if (!isDebian || !which('apt-get')) return false;
  return isRoot() || (which('sudo') !== undefined && (await run('sudo', ['-n', 'true'])).ok);
}

/**
 * Runs a command as root, through sudo where this is another user.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function runAsRoot(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return isRoot()
    ? run(command, args, { env })
    : run('sudo', ['-n', '--preserve-env=DEBIAN_FRONTEND', command, ...args], { env });
}

/** A server that doesn't answer is given up soon; another apt-get is waited for. */
const aptOptions = [
  ...['Acquire::Retries=1', 'Acquire::http::Timeout=20', 'Acquire::https::Timeout=20'],
  'DPkg::Lock::Timeout=120',
].flatMap((option) => ['-o', option]);

/** Whether this process has fetched the lists of packages. */
let updated = false;

/**
 * Installs Debian packages, one call after the other: apt allows no two at once.
 *
 * @param {string[]} packages
 */
export async function installPackages(packages) {
  await alone(join(cacheFolder, 'apt.lock'), async () => {
    // The lists first: a new machine has none, and old ones name versions that are gone.
    const update = updated || (await runAsRoot('apt-get', [...aptOptions, 'update', '-q']));
    updated = true;
    // What an installation left that was interrupted; does nothing otherwise.
    await runAsRoot('dpkg', ['--configure', '-a']);
    const options = ['-y', '-q', '--no-install-recommends'];
    const args = [...aptOptions, 'install', ...options, ...packages];
    const install = await runAsRoot('apt-get', args);
    if (install.ok) return;
    throw new Advice(
      `Debian's packages ${packages.join(', ')} could not be installed.`,
      `Install them by hand, as root: apt-get update && apt-get install ${packages.join(' ')}`,
      (update === true ? '' : update.output) + install.output,
    );
  });
}

/** @returns {Promise<string>} Debian's newest lld package, as in "lld-22" */
export async function newestLinkerPackage() {
  const { output } = await run('apt-cache', ['pkgnames', 'lld-']);
  const versions = [...output.matchAll(/^lld-(\d+)$/gm)].map((found) => Number(found[1]));
  return versions.length > 0 ? `lld-${Math.max(...versions)}` : 'lld';
}

function isRoot() {
  return process.getuid?.() === 0;
}
