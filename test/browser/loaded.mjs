/** What a browser loads of a page by itself, until it is idle: for the spec and the bench alike. */
import { gzipSync } from 'node:zlib';

/** What is put off until the browser is idle comes within this time, in ms. */
const IDLE_MS = 2500;

/** @typedef {{ kind: 'js' | 'css' | 'woff2', path: string, bytes: number }} LoadedFile */

/**
 * The scripts, style sheets and fonts that a page has loaded once nothing more comes, each once;
 * `bytes` as gzip makes them, a font's as they are.
 *
 * @param {import('@playwright/test').Page} page that nobody turns to
 * @param {() => Promise<unknown>} visit
 * @returns {Promise<LoadedFile[]>}
 */
export async function loadedUntilIdle(page, visit) {
  /** @type {Map<string, import('@playwright/test').Request>} */
  const finished = new Map();
  page.on('requestfinished', (request) => finished.set(new URL(request.url()).pathname, request));
  await visit();
  await page.waitForTimeout(IDLE_MS);
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(
    [...finished].map(async ([path, request]) => {
      // A module that a script imports is no document's own, and says so by its name alone.
      const kind = /\.(js|css|woff2)$/.exec(path)?.[1];
      if (kind !== 'js' && kind !== 'css' && kind !== 'woff2') return [];
      const body = await bodyAt(page, request.url());
      return [{ kind, path, bytes: kind === 'woff2' ? body.length : gzipSync(body).length }];
    }),
  );
  return /** @type {LoadedFile[]} */ (files.flat());
}

/**
 * The body of what a page has loaded, asked for once more: of what was preloaded, the headless shell
 * keeps none.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} url of the page's own origin
 * @returns {Promise<Buffer>}
 */
export async function bodyAt(page, url) {
  const bytes = await page.evaluate(async (address) => {
    const response = await fetch(address, { cache: 'force-cache' });
    return [...new Uint8Array(await response.arrayBuffer())];
  }, url);
  return Buffer.from(bytes);
}
