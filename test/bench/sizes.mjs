/** How large what is uploaded is, gzipped; weight.mjs tells what is loaded. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const start = kibibytes(join(folder, 'build'));
  const deferred = kibibytes(join(folder, 'build/deferred'));
  return [
    { name: 'worker bundle, gzip', value: start, unit: 'KiB', budget: { most: 140 } },
    { name: 'what it loads at need, gzip', value: deferred, unit: 'KiB' },
  ];
}

/** @param {string} module the folder of one: its glue and its wasm */
function kibibytes(module) {
  const files = ['index.js', 'index_bg.wasm'];
  const sizes = files.map((file) => gzipSync(readFileSync(join(module, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
