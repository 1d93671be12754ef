/** The pictures of a published brand, drawn by the app's own code (`app/art/identity`). */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../process.mjs';

/** The files of a brand (`worker/core/src/sites/tenant/published.rs` knows the same). */
const names = [
  'logo-dark.svg',
  'logo-light.svg',
  'icon.svg',
  'motif.svg',
  'missing.svg',
  'share.png',
  'cover.png',
  'icon-32.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
  'apple-touch-icon.png',
];

/** @param {string} key a tenant's */
export const pictureKeys = (key) => names.map((name) => `brand:${key}:${name}`);

/**
 * @param {string} row as it is published
 * @returns {Promise<Map<string, string | Uint8Array>>} by their keys in the store
 */
export async function picturesOf(row) {
  const { key, name, tagline, settings } = JSON.parse(row);
  const css = {
    clr_primary: settings['css.clr_primary'],
    clr_secondary: settings['css.clr_secondary'],
  };
  const draw = await drawing();
  const cacheDir = join(root, 'node_modules/.cache/brand');
  /** @type {Map<string, string | Uint8Array>} */
  const drawn = await draw({ key, name, tagline, settings: { css } }, { root, cacheDir });
  return new Map(names.map((file) => [`brand:${key}:${file}`, drawn.get(file) ?? '']));
}

/** The app's code is TypeScript, which Node.js does not read as it stands. */
async function drawing() {
  const { build } = await import('esbuild');
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'draw-'));
  try {
    const outfile = join(folder, 'draw.mjs');
    await build({
      entryPoints: [join(root, 'app/art/identity/draw.ts')],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['fontkit', 'sharp', 'subset-font'],
      logLevel: 'warning',
    });
    return (await import(pathToFileURL(outfile).href)).draw;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
