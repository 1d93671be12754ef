/** How large what is uploaded is, gzipped; weight.mjs tells what is loaded. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const worker = kibibytes(folder, ['build/index.js', 'build/index_bg.wasm']);
  return [{ name: 'worker bundle, gzip', value: worker, unit: 'KiB', budget: { most: 140 } }];
}

/**
 * @param {string} folder
 * @param {string[]} files
 */
function kibibytes(folder, files) {
  const sizes = files.map((file) => gzipSync(readFileSync(join(folder, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
