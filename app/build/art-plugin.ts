/**
 * Two constants of what draws pictures. `__ART_VERSION__` is its version: part of every picture's
 * address, so that a browser that has kept one asks anew once it would be drawn otherwise.
 * `__BRAND_LOOKS__` is what it takes of the brand files (app/art/brand-looks.ts).
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { BrandLook } from '../art/brand-looks.ts';

const APP = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = [
  'art/**/*.ts',
  'art/identity/{motif,emblem,shape,colour,seed}.ts',
  'brands/*/brand.json',
];

export function artVersion(): Plugin {
  return {
    name: 'art-version',
    config: () => ({
      define: {
        __ART_VERSION__: JSON.stringify(versionOf(APP)),
        __BRAND_LOOKS__: JSON.stringify(looksOf(APP)),
      },
    }),
  };
}

function versionOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: folder }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

function looksOf(folder: string): Record<string, BrandLook> {
  const files = globSync('brands/*/brand.json', { cwd: folder }).sort();
  return Object.fromEntries(
    files.map((file) => {
      const { palette, type, motif } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const look: BrandLook = [
        palette?.ground ?? '',
        palette?.ink ?? '',
        type?.heading ?? '',
        motif ?? '',
      ];
      return [basename(dirname(file)), look];
    }),
  );
}
