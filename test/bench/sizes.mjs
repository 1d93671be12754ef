/** How large what is uploaded and what is loaded is, gzipped. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Site } from '../browser/site.mjs';
import { getText } from './http.mjs';

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const worker = kibibytes(folder, ['build/index.js', 'build/index_bg.wasm']);
  const site = await Site.start(folder);
  try {
    const scripts = scriptsOf(await getText(site.origin, 'alpha.localhost', '/'));
    const landing = kibibytes(
      folder,
      scripts.map((path) => `app/dist${path}`),
    );
    return [
      { name: 'worker bundle, gzip', value: worker, unit: 'KiB', budget: { most: 150 } },
      {
        name: 'JavaScript of the default home, gzip',
        value: landing,
        unit: 'KiB',
        budget: { most: 130 },
        note: `${scripts.length} files that its document names`,
      },
    ];
  } finally {
    await site.stop();
  }
}

/** @param {string} html @returns {string[]} the paths of all scripts that it loads */
function scriptsOf(html) {
  return [
    ...new Set(
      [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path),
    ),
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
