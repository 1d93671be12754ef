/**
 * What a browser really loads of each page until it is idle: scripts and style sheets, those that come
 * late with the rest, as test/browser/weight.spec.ts counts them on every landing.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import registry from '../../tenants.json' with { type: 'json' };
import { loadedUntilIdle } from '../browser/loaded.mjs';
import { ownPages, pages } from '../browser/pages.mjs';
import { Site } from '../browser/site.mjs';
import { root } from '../run/process.mjs';
import { newPage, withBrowser } from './browser.mjs';

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
 */

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const site = await Site.start(folder);
  try {
    const rows = await withBrowser((browser) => loadAll(browser, site));
    // Every page's own figures: more than a table on a screen takes.
    const file = join(root, '.cache', 'weight.json');
    writeFileSync(file, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
    return figures(rows, file);
  } finally {
    await site.stop();
  }
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
  return [
    {
      name: 'JavaScript of a landing until idle, gzip',
      value: landing.scriptBytes / 1024,
      unit: 'KiB',
      budget: { most: 125 },
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
      budget: { most: 8 },
      note: scripts.at,
    },
    {
      name: 'style sheets of a page',
      value: sheets.sheets,
      unit: '',
      budget: { most: 3 },
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
    const files = await loadedUntilIdle(page, () => page.goto(address, { waitUntil: 'load' }));
    const of = (/** @type {string} */ kind) => files.filter((file) => file.kind === kind);
    const sum = (/** @type {string} */ kind) => of(kind).reduce((all, { bytes }) => all + bytes, 0);
    return {
      scripts: of('js').length,
      scriptBytes: sum('js'),
      sheets: of('css').length,
      sheetBytes: sum('css'),
      fonts: of('woff2').length,
      fontBytes: sum('woff2'),
    };
  } finally {
    await page.context().close();
  }
}
