/**
 * What a browser loads of each landing before anything is wanted of it, gzipped (design section 11), and
 * in how many files any page begins.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ChunkFiles, ChunkMap } from '../../../app/build/chunks-plugin';
import { dist, sizeOf, withImports } from '../harness/built';

const html = readFileSync(`${dist}/index.html`, 'utf8');
const { layouts, pages }: ChunkMap = JSON.parse(
  /<!--edge:chunks (.*?)-->/s.exec(html)?.[1] ?? '{}',
);
const entry = /<script type="module"[^>]*src="([^"]+)"/.exec(html)?.[1] ?? '';

const landings = Object.entries(layouts).flatMap(([layout, { landing }]) =>
  landing === undefined ? [] : [{ layout, ...landing }],
);

/** The entry and these, with all that they import at once. */
function scriptsOf(js: readonly string[]): string[] {
  const found = new Set<string>();
  for (const path of [entry, ...js]) withImports(path, found);
  return [...found];
}

/** Besides the entry's own, with those of its later parts; developers' layouts show parts of all landings. */
const mostSheets = (layout: string) => (layout.startsWith('dev-') ? 18 : 12);

test('the list is whole', () => {
  expect(landings.length).toBeGreaterThan(30);
  expect(withImports(entry).size).toBeGreaterThan(1);
});

test.each(landings)(
  '$layout: at most 135 KiB of scripts, and few style sheets',
  ({ layout, js, css }) => {
    const scripts = scriptsOf(js);
    const bytes = scripts.reduce((sum, path) => sum + sizeOf(path), 0);
    expect(bytes, scripts.join(', ')).toBeLessThanOrEqual(135 * 1024);
    expect(css.length).toBeLessThanOrEqual(mostSheets(layout));
  },
);

/** In the code of the studio's editor, and nowhere else. */
const EDITOR = 'ProseMirror';

test('no landing loads the editor of the studio', () => {
  const hasEditor = (path: string) => readFileSync(dist + path, 'utf8').includes(EDITOR);
  const scripts = readdirSync(`${dist}/assets`).filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => hasEditor(`/assets/${file}`))).toHaveLength(1);
  const heavy = landings.filter(({ js }) => scriptsOf(js).some(hasEditor));
  expect(heavy.map(({ layout }) => layout)).toEqual([]);
});

const begins = [
  ...Object.entries(pages).map(([name, files]) => ({ what: `page ${name}`, ...files })),
  ...Object.entries(layouts).flatMap(([layout, { second }]) =>
    second === undefined ? [] : [{ what: `welcome of ${layout}`, ...withWelcome(second) }],
  ),
];

/** The page that shows second designs, with one of them. */
function withWelcome({ js, css }: ChunkFiles): ChunkFiles {
  const { js: scripts = [], css: sheets = [] } = pages.welcome ?? {};
  return { js: [...new Set([...js, ...scripts])], css: [...new Set([...css, ...sheets])] };
}

const others = Object.entries(pages).filter(([name]) => name !== 'home');

test.each(others)(
  '%s has its own file loaded along, by which the browser finds it',
  (name, files) => {
    expect(files.js[0]).toContain(`/${name}.page-`);
  },
);

test.each(begins)('$what begins in twenty scripts and fourteen style sheets', ({ js, css }) => {
  const scripts = scriptsOf(js);
  expect(scripts.length, scripts.join(', ')).toBeLessThanOrEqual(20);
  // With the entry's own.
  expect(css.length).toBeLessThanOrEqual(13);
});
