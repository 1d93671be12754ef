/** How large what is uploaded is, gzipped; weight.mjs tells what is loaded. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const files = ['index.js', 'index_bg.wasm'];
  const start = kibibytes(
    folder,
    files.map((file) => `build/${file}`),
  );
  const deferred = kibibytes(
    folder,
    files.map((file) => `build/deferred/${file}`),
  );
  return [
    { name: 'worker bundle, gzip', value: start, unit: 'KiB', budget: { most: 140 } },
    { name: 'what it loads at need, gzip', value: deferred, unit: 'KiB' },
  ];
}

/**
 * @param {string} folder
 * @param {string[]} files
 */
function kibibytes(folder, files) {
  const sizes = files.map((file) => gzipSync(readFileSync(join(folder, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
