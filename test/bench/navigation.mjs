/**
 * What a visitor waits for who goes on from page to page at 150 ms a round trip: from the press of a
 * link that the pointer rested on until the next page stands there whole, and of one that is pressed as soon as it is seen.
 */
import { Site } from '../browser/site.mjs';
import { slow, withBrowser } from './browser.mjs';
import { percentile } from './figure.mjs';

const ROUNDS = 3;
/** How long the pointer rests on a link: the time of a few round trips. */
const REST_MS = 1200;
const PATIENCE_MS = 15_000;

/** Pages that lead on, by the kind of page they lead to. */
const ways = [
  { what: 'class', from: '/Class', link: 'main article a[href*="/Class/"]' },
  { what: 'news article', from: '/News', link: 'main article a[href*="/News/"]' },
  { what: 'company', from: '/Career', link: 'main article a[href*="/Career/"]' },
  { what: 'programme', from: '/Program', link: 'main article a[href*="/Program/"]' },
  { what: 'class list', from: '/Pricing', link: 'footer a[href="/Class"]' },
  { what: 'event', from: '/Event', link: 'main article a[href*="/Event/"]' },
];

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const site = await Site.start(folder);
  try {
    return await withBrowser(async (browser) => {
      const figures = [];
      for (const { what, from, link } of ways) {
        const address = site.address('alpha', from);
        for (const rests of [true, false]) {
          const rounds = [];
          for (let round = 0; round < ROUNDS; round += 1) {
            rounds.push(await goOn(browser, { address, link, rests }));
          }
          const asked = Math.max(...rounds.map((each) => each.asked));
          figures.push({
            name: `${what}, after a ${rests ? 'rest on its link' : 'press at once'}`,
            value: percentile(rounds.map(({ ms }) => ms)),
            unit: 'ms',
            note: `${asked} requests after the press`,
          });
        }
      }
      return figures;
    });
  } finally {
    await site.stop();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ address: string, link: string, rests: boolean }} way
 * @returns {Promise<{ ms: number, asked: number }>}
 */
async function goOn(browser, { address, link, rests }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const limits = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await client.send('Network.emulateNetworkConditions', { ...limits, latency: slow.latency });
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  if (rests) await target.hover();
  else await page.mouse.move(1, 1);
  await page.waitForTimeout(REST_MS);
  let asked = 0;
  // Records of what is read and clicked are sent behind the page.
  page.on('request', (request) => {
    if (request.method() === 'GET' && !request.url().includes('/post/view')) asked += 1;
  });
  // Pressed in the page itself: the way there of a test's own orders is none of the visitor's.
  const ms = await target.evaluate(pressed, { patience: PATIENCE_MS });
  await context.close();
  return { ms, asked };
}

/**
 * In the page: presses a link, and tells after how many ms the page behind it is whole.
 *
 * @param {Element} link
 * @param {{ patience: number }} limit
 * @returns {Promise<number>}
 */
function pressed(link, { patience }) {
  const path = link instanceof HTMLAnchorElement ? link.pathname : '';
  const began = performance.now();
  if (link instanceof HTMLElement) link.click();
  /** Nothing in the window is on its way, the next page's heading is there. */
  const isWhole = () => {
    const waiting = [...document.querySelectorAll('main [aria-busy=true]')];
    const isSeen = (/** @type {Element} */ one) => one.getBoundingClientRect().top < innerHeight;
    return location.pathname === path && document.querySelector('main h1') && !waiting.some(isSeen);
  };
  return new Promise((resolve, reject) => {
    const look = () => {
      const ms = performance.now() - began;
      if (isWhole()) resolve(ms);
      else if (ms > patience) reject(new Error(`${path} is never whole`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
