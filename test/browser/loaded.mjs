/** What a browser loads of a page by itself, until it is idle: for the spec and the bench alike. */
import { gzipSync } from 'node:zlib';
import { packedHeaders } from './packed-headers.mjs';

/** What is put off until the browser is idle comes within this time, in ms. */
const IDLE_MS = 2500;

/** What a document names for its first paint: style sheets, preloaded fonts, pictures that are not put off. */
const FOR_FIRST_PAINT =
  /<link rel="stylesheet"[^>]*? href="([^"]+)"|<link rel="preload"[^>]*? href="([^"]+\.woff2)"|<img(?![^>]*loading="lazy")[^>]*? src="([^"]+)"/g;

/**
 * The addresses of what a document's first paint needs besides the document itself, as they stand in it.
 *
 * @param {string} html
 * @returns {Set<string>}
 */
export function namedForFirstPaint(html) {
  const named = [...html.matchAll(FOR_FIRST_PAINT)];
  const urls = named.map(([, sheet, font, picture]) => sheet ?? font ?? picture ?? '');
  // A picture that is written out in the address is part of the document.
  const files = urls.filter((url) => !url.startsWith('data:'));
  return new Set(files.map((url) => url.replaceAll('&amp;', '&')));
}

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
  return (await firstVisit(page, visit)).files;
}

/**
 * The same, and all that crosses the wire with it: `bytes` of the document, scripts, style sheets, fonts,
 * pictures in sight and answers, each with its headers. `firstPaint` is the part of them that the document and
 * what it names for its first paint are.
 *
 * @param {import('@playwright/test').Page} page that nobody turns to
 * @param {() => Promise<unknown>} visit
 * @returns {Promise<{ files: LoadedFile[], bytes: number, firstPaint: number }>}
 */
export async function firstVisit(page, visit) {
  /** @type {Map<string, import('@playwright/test').Request>} */
  const finished = new Map();
  page.on('requestfinished', (request) => finished.set(request.url(), request));
  await visit();
  await page.waitForTimeout(IDLE_MS);
  await page.waitForLoadState('networkidle');
  const requests = [...finished.values()];
  const files = await Promise.all(requests.map((request) => fileOf(page, request)));
  const transfers = await transfersFor(page, requests);
  const document = requests.find((request) => request.resourceType() === 'document');
  const html = document ? (await bodyOf(page, document)).toString() : '';
  const named = [...namedForFirstPaint(html)].map((url) => new URL(url, document?.url()).href);
  return {
    files: files.flat(),
    bytes: sumOf(transfers),
    firstPaint: sumOf(
      transfers.filter(({ url }) => url === document?.url() || named.includes(url)),
    ),
  };
}

/** @param {readonly Transfer[]} transfers */
function sumOf(transfers) {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Request} request
 * @returns {Promise<LoadedFile[]>} none of what is no script, style sheet or font
 */
async function fileOf(page, request) {
  const path = new URL(request.url()).pathname;
  // A module that a script imports is no document's own, and says so by its name alone.
  const kind = /\.(js|css|woff2)$/.exec(path)?.[1];
  if (kind !== 'js' && kind !== 'css' && kind !== 'woff2') return [];
  const body = await bodyOf(page, request);
  return [{ kind, path, bytes: kind === 'woff2' ? body.length : gzipSync(body).length }];
}

/** What is packed already is sent as it is. */
const PACKED = /^(image\/(?!svg)|font\/|audio\/|video\/)/;

/** @typedef {{ url: string, path: string, bytes: number }} Transfer an answer, with its headers */

/**
 * Every answer that a page gets by itself, that of each picture down to its end among them, as it crosses
 * the wire: headers, and the body as gzip makes it where it is not packed already.
 *
 * @param {import('@playwright/test').Page} page whose document runs no script that would load more
 * @param {() => Promise<unknown>} visit
 * @returns {Promise<Transfer[]>}
 */
export async function transfersOf(page, visit) {
  /** @type {import('@playwright/test').Request[]} */
  const requests = [];
  page.on('request', (request) => requests.push(request));
  await visit();
  await page.evaluate(async () => {
    const late = [...document.images].filter((image) => !image.complete);
    const loaded = late.map(
      (image) =>
        new Promise((done) => {
          image.onload = done;
          image.onerror = done;
          // As scrolling there would have it.
          image.loading = 'eager';
        }),
    );
    await Promise.all([...loaded, document.fonts.ready]);
  });
  return transfersFor(page, requests);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {readonly import('@playwright/test').Request[]} requests
 * @returns {Promise<Transfer[]>}
 */
async function transfersFor(page, requests) {
  const responses = await Promise.all(requests.map((request) => responseTo(page, request)));
  const headers = await packedHeaders(responses);
  return responses.map(({ url, bodyBytes }, index) => {
    return { url, path: new URL(url).pathname, bytes: bodyBytes + (headers[index] ?? 0) };
  });
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Request} request
 */
async function responseTo(page, request) {
  const response = await request.response();
  await response?.finished();
  const body = await bodyOf(page, request);
  const headers = (await response?.allHeaders()) ?? {};
  const isPacked = PACKED.test(headers['content-type'] ?? '');
  const bodyBytes = isPacked ? body.length : gzipSync(body).length;
  return { url: request.url(), status: response?.status() ?? 204, headers, bodyBytes };
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Request} request
 * @returns {Promise<Buffer>} asked for once more where the browser has not kept it
 */
async function bodyOf(page, request) {
  const response = await request.response();
  if (response === null) return Buffer.alloc(0);
  return response.body().catch(() => bodyAt(page, request.url()));
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
