/** How large what is uploaded is, gzipped (design section 11). */

import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

test.each([
  // What is loaded at each start of an isolate. The budget is 140: this guards what there is.
  { what: 'the worker', isRendering: false, mostKiB: 187 },
  // What is loaded when it first renders a page, each page's own code when that page is.
  { what: 'the code that renders pages', isRendering: true, mostKiB: 400 },
])('$what is at most $mostKiB KiB', ({ isRendering, mostKiB }) => {
  const files = inject('modules')
    .map(({ path }) => path)
    .filter((path) => dirname(path).endsWith('render') === isRendering);
  const bytes = files.map((file) => gzipSync(readFileSync(file)).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostKiB * 1024);
});
