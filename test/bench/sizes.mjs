/** How large what is uploaded is, gzipped; weight.mjs tells what is loaded. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const files = ['main.js', 'index.js', 'index_bg.wasm'].map((file) => join(folder, 'build', file));
  const sizes = files.map((file) => gzipSync(readFileSync(file)).length);
  const value = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  return [{ name: 'worker module, gzip', value, unit: 'KiB', budget: { most: 400 } }];
}
