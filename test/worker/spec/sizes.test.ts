/** How large what is uploaded is, gzipped (design section 11). */

import { readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

/** What draws pictures, and knows nothing of pages. */
const isDrawing = (path: string) => /^(art|palette-.*)\.js$/.test(basename(path));
/** What draws share images. */
const isSharing = (path: string) => basename(path) === 'share.js';
/** The letters that they are written in, a file a font. */
const isLetters = (path: string) => basename(path).includes('.letters-');
const isRendering = (path: string) => dirname(path).endsWith('render');
const isDeferred = (path: string) => dirname(path).endsWith('deferred');

/** The largest of those: a picture has one font. */
const isLargestLetters = (path: string) => path === largest;
const largest = inject('modules')
  .map(({ path }) => path)
  .filter(isLetters)
  .toSorted((a, b) => statSync(b).size - statSync(a).size)[0];

test.each([
  // What is loaded at each start of an isolate.
  {
    what: 'the worker',
    of: (path: string) => !isRendering(path) && !isDeferred(path),
    mostKiB: 140,
  },
  // What is loaded with the first picture, form, question, login or file for robots.
  { what: 'what the worker loads at need', of: isDeferred, mostKiB: 140 },
  // What is loaded when it first renders a page, each page's own code when that page is.
  {
    what: 'the code that renders pages',
    of: (path: string) =>
      isRendering(path) && !isDrawing(path) && !isSharing(path) && !isLetters(path),
    mostKiB: 400,
  },
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
