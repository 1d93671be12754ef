/** The files of the built app: what a page loads of them at once, and what they weigh. */

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

export const dist = new URL('../../../app/dist', import.meta.url).pathname;

/** A script with all that it imports at once; paths as documents name them. */
export function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const code = readFileSync(dist + path, 'utf8');
  // Static imports stand at a built script's head: `from"./x.js"` and `import"./x.js"`.
  for (const [, file] of code.matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+\.js)"/g)) {
    withImports(`/assets/${file}`, found);
  }
  return found;
}

const PACKED = /\.(woff2|png|webp|avif|jpg)$/;

/** How many bytes of a file cross the wire: gzipped, but for what is packed already. */
export function sizeOf(path: string): number {
  const file = readFileSync(dist + path);
  return PACKED.test(path) ? file.length : gzipSync(file).length;
}
