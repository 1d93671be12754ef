/** How large what is uploaded and what is loaded is, gzipped. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Site } from '../browser/site.mjs';
import { getText } from './http.mjs';

const app = 'app/dist';

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const worker = kibibytes(folder, ['build/index.js', 'build/index_bg.wasm']);
  const site = await Site.start(folder);
  try {
    const scripts = scriptsOf(folder, await getText(site.origin, 'alpha.localhost', '/'));
    const landing = kibibytes(
      folder,
      scripts.map((path) => app + path),
    );
    return [
      { name: 'worker bundle, gzip', value: worker, unit: 'KiB', budget: { most: 150 } },
      {
        name: 'JavaScript of the default home, gzip',
        value: landing,
        unit: 'KiB',
        budget: { most: 130 },
        note: `${scripts.length} files that its document names or that those import`,
      },
    ];
  } finally {
    await site.stop();
  }
}

/**
 * @param {string} folder
 * @param {string} html
 * @returns {string[]} the scripts that the document names, and those that they import at once
 */
function scriptsOf(folder, html) {
  const found = new Set(
    [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path),
  );
  // A set takes in what is added while it is walked.
  for (const path of found) {
    const code = readFileSync(join(folder, app, path), 'utf8');
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      found.add(`/assets/${name}`);
    }
  }
  return [...found];
}

/**
 * @param {string} folder
 * @param {string[]} files
 */
function kibibytes(folder, files) {
  const sizes = files.map((file) => gzipSync(readFileSync(join(folder, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
