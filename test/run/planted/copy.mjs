import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Advice, root, run } from '../process.mjs';

/**
 * What a copy shares with this checkout. What cargo compiles is not: the two would write the same files,
 * and a planted fault would stand in the next build here.
 */
const shared = ['node_modules'];

/** Always the same folder for one checkout: what was built of the copy is used again by the next run. */
export const copy = join(
  tmpdir(),
  `planted-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`,
);

/**
 * Brings the copy to this checkout's files, with changes that are not committed. A file that is the same
 * is not written again: cargo looks at times.
 */
export async function makeCopy() {
  mkdirSync(copy, { recursive: true });
  await git(copy, 'init', '--quiet');
  const wanted = await filesOf(root);
  for (const file of await filesOf(copy)) {
    if (!wanted.includes(file)) rmSync(join(copy, file), { force: true });
  }
  for (const file of wanted) copyIfChanged(file);
  for (const folder of shared) {
    const link = join(copy, folder);
    mkdirSync(join(root, folder), { recursive: true });
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(join(root, folder), link);
  }
}

/** @param {string} file */
function copyIfChanged(file) {
  const [from, to] = [join(root, file), join(copy, file)];
  if (!existsSync(from)) return;
  if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** @param {string} folder @returns {Promise<string[]>} its files without those that git ignores */
async function filesOf(folder) {
  const listed = await git(folder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  return [...new Set(listed.split('\0'))].filter((file) => file !== '' && !shared.includes(file));
}

/**
 * Applies a patch to the copy, and takes it back once the work is done.
 *
 * @template T
 * @param {string} patch the file
 * @param {() => Promise<T>} work
 */
export async function withPatch(patch, work) {
  await git(copy, 'apply', '-C1', patch);
  try {
    return await work();
  } finally {
    await git(copy, 'apply', '-C1', '--reverse', patch);
  }
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
async function git(folder, ...args) {
  const { ok, output } = await run('git', args, { cwd: folder });
  if (!ok) throw new Advice(`git ${args.join(' ')} failed.`, 'See the message above.', output);
  return output;
}
