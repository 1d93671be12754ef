/**
 * The fonts with what Indonesian needs alone: the packages' Latin files hold half as much again.
 * Style sheets name them `@font/<family>.woff2`. All weights stay (spec section 9: 300 to 900).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const PACKAGES = join(ROOT, 'node_modules/@fontsource-variable');
const CACHE = join(ROOT, 'node_modules/.cache/fonts');

/** Families by the names of their packages. */
export const FAMILIES = ['inter', 'raleway'] as const;

/** ASCII and Latin-1, which hold every letter of Indonesian and of the names in its texts, and signs. */
const RANGES: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
];
const SIGNS = '–—‘’“”•…€−';

/** Kerning, accents, ligatures, and figures that stand on the line or in columns. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'lnum', 'tnum'];

/** Every character that the fonts have. */
export const CHARACTERS =
  RANGES.map(([from, to]) =>
    String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index)),
  ).join('') + SIGNS;

/** The Vite plugin. What was made once for the same packages is kept. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async config() {
      const folder = await makeFonts();
      return { resolve: { alias: [{ find: '@font', replacement: folder }] } };
    },
  };
}

/** Makes `<family>.woff2` of each family, and returns the folder they are in. */
export async function makeFonts(): Promise<string> {
  const sources = FAMILIES.map((family) => ({ family, font: packaged(family) }));
  const key = createHash('sha256').update(CHARACTERS + FEATURES);
  for (const { font } of sources) key.update(font);
  const folder = join(CACHE, key.digest('hex').slice(0, 16));
  if (FAMILIES.every((family) => existsSync(join(folder, `${family}.woff2`)))) return folder;
  mkdirSync(folder, { recursive: true });
  for (const { family, font } of sources) {
    writeFileSync(join(folder, `${family}.woff2`), await subset(font));
  }
  return folder;
}

function packaged(family: string): Buffer {
  return readFileSync(join(PACKAGES, family, `files/${family}-latin-wght-normal.woff2`));
}

/** A font with {@link CHARACTERS} alone. */
function subset(font: Buffer): Promise<Buffer> {
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true } as const;
  return subsetFont(font, CHARACTERS, options);
}
