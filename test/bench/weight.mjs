/**
 * What a browser really loads of each page until it is idle: scripts and style sheets, those that come
 * late with the rest, as test/browser/weight.spec.ts counts them on every landing; and what crosses the
 * wire in all, for everybody and for who saves data (test/browser/lean.spec.ts).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import registry from '../../tenants.json' with { type: 'json' };
import { firstVisit, transfersOf } from '../browser/loaded.mjs';
import { ownPages, pages } from '../browser/pages.mjs';
import { Site } from '../browser/site.mjs';
import { root } from '../run/process.mjs';
import { newPage, withBrowser } from './browser.mjs';
import { percentile } from './figure.mjs';

/** How many pages are open at once. */
const AT_ONCE = 4;
const whole = ['foundation', 'coding-school', 'liga-smk'];
const home = { name: 'home', path: '/' };

/** Every landing; all pages of one brand, and of some their own. */
const walks = registry.tenants
  .filter((tenant) => !('developer' in tenant))
  .map(({ key: tenant }) => {
    if (tenant === 'alpha') return { tenant, pages };
    return { tenant, pages: [home, ...(whole.includes(tenant) ? ownPages(tenant) : [])] };
  });

/**
 * @typedef {object} Loaded
 * @property {string} at tenant and path
 * @property {string} name the page's
 * @property {number} scripts how many files
 * @property {number} scriptBytes gzipped, without their headers
 * @property {number} sheets
 * @property {number} sheetBytes
 * @property {number} fonts
 * @property {number} fontBytes
 * @property {number} firstPaint what crosses the wire for the first paint, headers too
 * @property {number} bytes all that crosses it until the page is idle
 * @property {number} savedBytes the same for who saves data
 */

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  // What a page weighs does not depend on how busy the machine is.
  const site = await Site.start(folder, {}, undefined, { stretchesDeadlines: true });
  try {
    const rows = await withBrowser((browser) => loadAll(browser, site));
    // Every page's own figures: more than a table on a screen takes.
    const file = join(root, '.cache', 'weight.json');
    writeFileSync(file, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
    printPages(rows);
    return figures(rows, file);
  } finally {
    await site.stop();
  }
}

/**
 * What crosses the wire of every page, the heaviest first: for its first paint, until it is idle, and for
 * who saves data.
 *
 * @param {Loaded[]} rows
 */
function printPages(rows) {
  const kib = (/** @type {number} */ bytes) => Number((bytes / 1024).toFixed(1));
  const sorted = rows.toSorted((a, b) => b.bytes - a.bytes);
  console.table(
    sorted.map(({ name, at, firstPaint, bytes, savedBytes }) => ({
      page: name,
      at,
      'first paint, KiB': kib(firstPaint),
      'until idle, KiB': kib(bytes),
      'saving data, KiB': kib(savedBytes),
    })),
  );
}

/**
 * @param {Loaded[]} rows
 * @param {string} file
 * @returns {import('./figure.mjs').Figure[]}
 */
function figures(rows, file) {
  const most = (/** @type {keyof Loaded} */ of, /** @type {Loaded[]} */ among = rows) =>
    among.reduce((worst, row) => (row[of] > worst[of] ? row : worst));
  const landing = most(
    'scriptBytes',
    rows.filter(({ name }) => name === 'home'),
  );
  const heaviest = most('scriptBytes');
  const [scripts, sheets, fonts] = [most('scripts'), most('sheets'), most('fontBytes')];
  const [paint, all, saved] = [most('firstPaint'), most('bytes'), most('savedBytes')];
  const median = (/** @type {'firstPaint' | 'bytes' | 'savedBytes'} */ of) =>
    percentile(rows.map((row) => row[of])) / 1024;
  return [
    {
      name: 'first paint, gzip',
      value: paint.firstPaint / 1024,
      unit: 'KiB',
      budget: { most: 70 },
      note: paint.at,
    },
    { name: 'the same, of the page in the middle', value: median('firstPaint'), unit: 'KiB' },
    {
      name: 'first visit until idle, everything, gzip',
      value: all.bytes / 1024,
      unit: 'KiB',
      budget: { most: 220 },
      note: all.at,
    },
    {
      name: 'first visit of who saves data, gzip',
      value: saved.savedBytes / 1024,
      unit: 'KiB',
      budget: { most: 50 },
      note: saved.at,
    },
    { name: 'the same, of the page in the middle', value: median('savedBytes'), unit: 'KiB' },
    { name: 'first visit, of the page in the middle', value: median('bytes'), unit: 'KiB' },
    {
      name: 'JavaScript of a landing until idle, gzip',
      value: landing.scriptBytes / 1024,
      unit: 'KiB',
      budget: { most: 135 },
      note: `${landing.scripts} files, ${landing.at}`,
    },
    {
      name: 'JavaScript of the heaviest page, gzip',
      value: heaviest.scriptBytes / 1024,
      unit: 'KiB',
      note: `${heaviest.at}; ${rows.length} pages, all in ${file}`,
    },
    {
      name: 'scripts of a page',
      value: scripts.scripts,
      unit: '',
      budget: { most: 26 },
      note: scripts.at,
    },
    {
      name: 'style sheets of a page',
      value: sheets.sheets,
      unit: '',
      budget: { most: 16 },
      note: sheets.at,
    },
    {
      name: 'fonts of a page',
      value: fonts.fontBytes / 1024,
      unit: 'KiB',
      note: `${fonts.fonts} files, ${fonts.at}`,
    },
  ];
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Site} site
 */
async function loadAll(browser, site) {
  const waiting = walks.flatMap(({ tenant, pages }) => pages.map((page) => ({ ...page, tenant })));
  /** @type {Loaded[]} */
  const rows = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { tenant, name, path } = next;
      const address = site.address(tenant, path);
      rows.push({ at: tenant + path, name, ...(await load(browser, address)) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return rows.toSorted((a, b) => b.scriptBytes - a.scriptBytes);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function load(browser, address) {
  const page = await newPage(browser);
  try {
    const { files, bytes, firstPaint } = await firstVisit(page, () =>
      page.goto(address, { waitUntil: 'load' }),
    );
    const of = (/** @type {string} */ kind) => files.filter((file) => file.kind === kind);
    const sum = (/** @type {string} */ kind) => of(kind).reduce((all, { bytes }) => all + bytes, 0);
    return {
      scripts: of('js').length,
      scriptBytes: sum('js'),
      sheets: of('css').length,
      sheetBytes: sum('css'),
      fonts: of('woff2').length,
      fontBytes: sum('woff2'),
      firstPaint,
      bytes,
      savedBytes: await savedBytes(browser, address),
    };
  } finally {
    await page.context().close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function savedBytes(browser, address) {
  const page = await newPage(browser);
  try {
    await page.setExtraHTTPHeaders({ 'save-data': 'on' });
    const transfers = await transfersOf(page, () => page.goto(address, { waitUntil: 'load' }));
    return transfers.reduce((sum, { bytes }) => sum + bytes, 0);
  } finally {
    await page.context().close();
  }
}
