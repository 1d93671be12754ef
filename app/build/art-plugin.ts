/**
 * The version of what draws pictures, as the constant `__ART_VERSION__`: part of every picture's
 * address, so that a browser that has kept one asks anew once it would be drawn otherwise.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const APP = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = [
  'art/**/*.ts',
  'art/identity/{motif,emblem,shape,colour,seed}.ts',
  'brands/*/brand.json',
];

export function artVersion(): Plugin {
  return {
    name: 'art-version',
    config: () => ({ define: { __ART_VERSION__: JSON.stringify(versionOf(APP)) } }),
  };
}

function versionOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: folder }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 8);
}
