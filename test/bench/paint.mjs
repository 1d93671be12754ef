/**
 * What a visitor on a cheap phone waits for: first and largest paint on slow 4G, what jumps, and how
 * long the main thread is held up.
 */
import { pages } from '../browser/pages.mjs';
import { Site } from '../browser/site.mjs';
import { newPage, slowDown, withBrowser } from './browser.mjs';
import { percentile } from './figure.mjs';

const ROUNDS = 5;
/** The page has settled, late parts too. */
const SETTLED_MS = 4000;

const watched = [
  { what: 'landing', name: 'home', budget: { most: 1500 } },
  { what: 'class list', name: 'class' },
  { what: 'class', name: 'class-detail' },
  { what: 'news article', name: 'news-article' },
];

/**
 * @typedef {object} Seen
 * @property {number} first contentful paint, in ms
 * @property {number} largest contentful paint, in ms
 * @property {number} shift cumulative layout shift
 * @property {number[]} tasks that took more than 50 ms, in ms
 */

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const site = await Site.start(folder);
  try {
    return await withBrowser(async (browser) => {
      const figures = [];
      for (const { what, name, budget } of watched) {
        const path = pages.find((page) => page.name === name)?.path;
        const address = site.address('alpha', path);
        await look(browser, address);
        const rounds = [];
        for (let round = 0; round < ROUNDS; round += 1) rounds.push(await look(browser, address));
        figures.push(...figuresOf(what, rounds, budget));
      }
      return figures;
    });
  } finally {
    await site.stop();
  }
}

/**
 * @param {string} what
 * @param {Seen[]} rounds
 * @param {{ most: number }} [budget] of both paints, in ms
 * @returns {import('./figure.mjs').Figure[]}
 */
function figuresOf(what, rounds, budget) {
  const middle = (/** @type {(seen: Seen) => number} */ of) => percentile(rounds.map(of));
  const longest = middle(({ tasks }) => Math.max(0, ...tasks));
  const blocked = middle(({ tasks }) => tasks.reduce((sum, task) => sum + task - 50, 0));
  const limited = budget && { budget };
  return [
    {
      name: `first paint on slow 4G, ${what}`,
      value: middle(({ first }) => first),
      unit: 'ms',
      ...limited,
    },
    {
      name: `largest paint on slow 4G, ${what}`,
      value: middle(({ largest }) => largest),
      unit: 'ms',
      ...limited,
    },
    {
      name: `layout shift, ${what}`,
      // Under a hundredth is nothing that anybody sees.
      value: Number(Math.max(...rounds.map(({ shift }) => shift)).toFixed(2)),
      unit: '',
      budget: { most: 0 },
    },
    {
      name: `longest task over 50 ms, ${what}`,
      value: longest,
      unit: 'ms',
      budget: { most: 50 },
      note: `the processor four times slower; what is over 50 ms adds up to ${Math.round(blocked)} ms`,
    },
  ];
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Seen>}
 */
async function look(browser, address) {
  const page = await newPage(browser);
  try {
    await slowDown(page, { network: true });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    return await page.evaluate(() => window.seen);
  } finally {
    await page.context().close();
  }
}

/** Runs in the page, before its own scripts. */
function watch() {
  const seen = { first: 0, largest: 0, shift: 0, tasks: /** @type {number[]} */ ([]) };
  window.seen = seen;
  const on = (/** @type {string} */ type, /** @type {(entry: any) => void} */ tell) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(tell));
    observer.observe({ type, buffered: true });
  };
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  on('longtask', ({ duration }) => seen.tasks.push(Math.round(duration)));
}
