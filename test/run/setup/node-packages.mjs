import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Advice, root, run } from '../process.mjs';
import { step } from '../steps.mjs';

/** The oldest Node.js that the packages run on. */
const oldestNode = [22, 12];
const binaries = join(root, 'node_modules', '.bin');

/** @returns {boolean} whether all packages of the lock file are there */
export function hasNodePackages() {
  return matchesLockFile() && existsSync(join(binaries, 'node'));
}

/** Installs the Node packages from the lock file. */
export async function installNodePackages() {
  await step('Installing the Node packages', async () => {
    const { ok, output } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      env: { ...process.env, PATH: outerPath() },
    });
    if (!ok) {
      throw new Advice(
        'npm ci could not install the packages of package-lock.json.',
        'It needs the npm registry. Run `npm ci` by hand to see its whole output.',
        output,
      );
    }
  });
}

/** @returns {boolean} whether this process's Node.js is too old for the packages */
export function nodeIsTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = oldestNode;
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}

/** The Node.js that the packages bring along, which satisfies all of them. */
export const packagedNode = join(binaries, 'node');

/** @returns {string} PATH with the packages' programs first */
export function innerPath() {
  return [binaries, outerPath()].join(delimiter);
}

/**
 * PATH without the packages' programs: npm must not run on the very Node.js that it is about to
 * replace.
 */
function outerPath() {
  const parts = (process.env.PATH ?? '').split(delimiter);
  return parts.filter((part) => !part.endsWith(join('node_modules', '.bin'))).join(delimiter);
}

/**
 * npm keeps a lock file of what it installed inside node_modules. The packages are right when each
 * one of package-lock.json is there in its version; those for other systems may be missing.
 */
function matchesLockFile() {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (present[path] ? present[path].version === version : optional === true),
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>} what a lock file lists
 */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}
