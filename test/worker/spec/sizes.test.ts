/** How large what is uploaded is, gzipped (design section 11). */

import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

/** What draws pictures, and knows nothing of pages. */
const isDrawing = (path: string) => /^(art|palette-.*)\.js$/.test(basename(path));
/** What draws share images. */
const isSharing = (path: string) => basename(path) === 'share.js';
/** The letters that they are written in, a file a font. */
const isLetters = (path: string) => basename(path).includes('.letters-');
const isRendering = (path: string) => dirname(path).endsWith('render');
const isWorker = (path: string) => !isRendering(path);

/** The largest of those: a picture has one font. */
const isLargestLetters = (path: string) => path === largest;
const largest = inject('modules')
  .map(({ path }) => path)
  .filter(isLetters)
  .toSorted((a, b) => statSync(b).size - statSync(a).size)[0];

test.each([
  // What is loaded at each start of an isolate.
  { what: 'the worker', of: isWorker, mostKiB: 421 },
  { what: 'the code that draws pictures', of: isDrawing, mostKiB: 32 },
  { what: 'the code that draws share images', of: isSharing, mostKiB: 8 },
  // One of them is loaded with the first share image of a brand.
  { what: 'the letters of the largest font', of: isLargestLetters, mostKiB: 32 },
])('$what is at most $mostKiB KiB', ({ of, mostKiB }) => {
  const files = inject('modules')
    .map(({ path }) => path)
    .filter(of);
  const bytes = files.map((file) => gzipSync(readFileSync(file)).length);
  expect(files).not.toEqual([]);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostKiB * 1024);
});

const rendering = inject('modules')
  .map(({ path }) => path)
  .filter(isRendering);

/** What a module of the rendering code imports at once, itself included. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
    withImports(join(dirname(file), name), found);
  }
  return found;
}

/** As they stand at a built module's head: `from"./x.js"` and `import"./x.js"`. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)"\.\/([^"]+\.js)"/g;

/** A document is rendered by what all have, by its page's code and by its brand's own. */
test('what renders one document is at most 320 KiB, whatever page and brand', () => {
  const isBrand = (file: string) => basename(file).startsWith('brand-');
  const brands = rendering.filter(isBrand);
  expect(brands.length).toBeGreaterThan(30);
  const entry = rendering.find((file) => basename(file) === 'index.js') ?? '';
  const sizes = new Map(rendering.map((file) => [file, gzipSync(readFileSync(file)).length]));
  const whole = new Map(rendering.map((file) => [file, [...withImports(file)]]));
  const pages = rendering.filter((file) => !isBrand(file) && !isLetters(file));
  for (const page of pages.filter((file) => !isDrawing(file) && !isSharing(file))) {
    for (const brand of brands) {
      const files = [entry, page, brand].flatMap((file) => whole.get(file) ?? []);
      const bytes = [...new Set(files)].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
      expect(bytes, `${basename(page)} with ${basename(brand)}`).toBeLessThan(320 * 1024);
    }
  }
});

test('the worker is one module', () => {
  const modules = inject('modules').filter(({ path }) => isWorker(path));
  expect(modules.map(({ path }) => basename(path))).toEqual([
    'main.js',
    'index.js',
    'index_bg.wasm',
  ]);
});
