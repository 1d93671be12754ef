import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './process.mjs';

/** Folders that builds write into, wherever they stand. */
const written = new Set(['dist', 'node_modules', 'target']);

/**
 * Does a piece of building unless what it is made from, and what it made, are as they were after
 * the last time. Contents are compared, not times: a checkout or a save without a change is none.
 *
 * @param {object} build
 * @param {string} build.name names the record kept of the last time
 * @param {string[]} build.inputs files and folders it is made from, from the root
 * @param {string[]} build.outputs files it makes
 * @param {() => Promise<void>} build.make
 * @returns {Promise<boolean>} whether anything was made
 */
export async function makeIfChanged({ name, inputs, outputs, make }) {
  const record = join(root, '.cache', 'builds', name);
  // Taken before the work: what is saved while it goes on is then seen as a change.
  const wanted = digest(inputs);
  const last = existsSync(record) ? readFileSync(record, 'utf8') : '';
  if (last === `${wanted} ${digest(outputs)}`) return false;
  await make();
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, `${wanted} ${digest(outputs)}`);
  return true;
}

/** @param {string[]} paths files and folders from the root; missing ones count as empty */
function digest(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder)) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path a file or a folder, from the root
 * @returns {string[]} the files, in an order that doesn't change
 */
function filesUnder(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !written.has(name))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
