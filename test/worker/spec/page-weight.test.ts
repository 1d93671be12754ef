/**
 * What a first visit weighs, on every page kind and every landing: the document and all that it names,
 * gzipped, with the scripts that these import at once; and the part of it that the first paint needs.
 * What comes later a browser alone can tell
 * (test/browser/weight.spec.ts, `npm run bench weight`); who saves data is in lean.test.ts.
 */

import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenants } from '../../../tenants.json';
import { namedForFirstPaint } from '../../browser/loaded.mjs';
import { pages } from '../../browser/pages.mjs';
import { dist, sizeOf, withImports } from '../harness/built';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

/** In bytes; the heaviest are those of brands with the largest fonts. */
const MOST_OF_LANDING = 210 * 1024;

/** The heaviest is the assistant's; the next is 20 KiB lighter. */
const MOST_OF_PAGE = 270 * 1024;

/** Document, style sheets, fonts, pictures in sight. The aim is 70 KB; the fonts of the heaviest alone are 42. */
const MOST_OF_FIRST_PAINT = 75 * 1024;

const kinds = pages.map(({ name, path }) => ({
  what: `page ${name}`,
  host: 'alpha.example',
  path,
  most: MOST_OF_PAGE,
}));
const landings = tenants
  .filter((tenant) => !('developer' in tenant))
  .map(({ key }) => ({
    what: `landing ${key}`,
    host: `${key}.localhost`,
    path: '/',
    most: MOST_OF_LANDING,
  }));

/** The addresses of what a document has a browser load by itself before anybody scrolls. */
function namedIn(html: string): Set<string> {
  const links = html.matchAll(
    /<link rel="(?:stylesheet|icon|manifest|preload|modulepreload)"[^>]*href="([^"]+)"/g,
  );
  const scripts = html.matchAll(/<script [^>]*src="([^"]+)"/g);
  const pictures = html.matchAll(/<img(?![^>]*loading="lazy")[^>]* src="([^"]+)"/g);
  const urls = [...links, ...scripts, ...pictures].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
  const all = urls.flatMap((url) => (url.endsWith('.js') ? [...withImports(url)] : [url]));
  return new Set(all);
}

test.each([...kinds, ...landings])('$what: at most $most bytes', async ({ host, path, most }) => {
  const { status, text } = await site.get(host, path);
  expect(status).toBe(200);
  const sizes = await Promise.all(
    [...namedIn(text)].map(async (url): Promise<[string, number]> => {
      if (existsSync(dist + url)) return [url, sizeOf(url)];
      return [url, gzipSync((await site.get(host, url)).text).length];
    }),
  );
  const sum = (some: typeof sizes) =>
    some.reduce((bytes, [, size]) => bytes + size, gzipSync(text).length);
  expect(sum(sizes), sizes.join(' ')).toBeLessThanOrEqual(most);
  const paint = namedForFirstPaint(text);
  const first = sizes.filter(([url]) => paint.has(url));
  expect(sum(first), first.join(' ')).toBeLessThanOrEqual(MOST_OF_FIRST_PAINT);
});
