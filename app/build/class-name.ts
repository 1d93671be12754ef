/**
 * Names of classes as they stand in documents, style sheets and scripts: four letters of the file and
 * a number in it. Every visitor loads them three times over, and longer ones tell a browser nothing.
 */

import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Marked {
  readonly path: string;
  /** In the order in which they were asked for. */
  readonly names: string[];
}

const files = new Map<string, Marked>();

/**
 * Vite's `generateScopedName`: the same name for the same class of the same file, in every build.
 * Throws where two files would have one mark.
 */
export function className(name: string, file: string): string {
  const path = relative(ROOT, file.replace(/\?.*$/, ''));
  const mark = markOf(path);
  const { path: owner, names } = files.get(mark) ?? { path, names: [] };
  if (owner !== path) throw new Error(`${owner} and ${path} share a mark: rename one`);
  if (!names.includes(name)) names.push(name);
  files.set(mark, { path, names });
  return `${mark}${names.indexOf(name).toString(36)}`;
}

/** Four letters: two alike among 300 files would be one chance in 160. */
function markOf(path: string): string {
  const bytes = createHash('sha256').update(path).digest();
  return [...bytes.subarray(0, 4)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
