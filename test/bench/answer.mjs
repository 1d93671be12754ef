/**
 * The assistant as its visitor sees it: how long a long answer holds the page up, how soon a line is
 * drawn after it was sent, and what opening the panel weighs.
 */
import { Site } from '../browser/site.mjs';
import { Assistant } from './assistant.mjs';
import { behindLongAnswer } from './behind.mjs';
import { newPage, slow, slowDown, withBrowser } from './browser.mjs';
import { percentile } from './figure.mjs';
import { send } from './http.mjs';

/** Characters of the long answer, and ms between two pieces of it. */
const LENGTH = 200 * 1024;
const PAUSE_MS = 5;

/** Lines whose way to the screen is timed. */
const LINES = 60;
const LINE_PAUSE_MS = 40;

/** A task from this length on is felt (W3C Long Tasks). */
const LONG_MS = 50;

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const assistant = await Assistant.start();
  const site = await Site.start(folder, { ASSISTANT_URL: assistant.origin });
  try {
    return await withBrowser(async (browser) => {
      const fast = await longTasks(browser, site, 1);
      const phone = await longTasks(browser, site, slow.slowdown);
      const drawn = await drawing(browser, site, assistant);
      const arrived = await arrival(assistant);
      return [
        {
          name: 'answer of 200 KiB, longest task',
          value: Math.max(0, ...fast),
          unit: 'ms',
          budget: { most: LONG_MS },
          note: `${fast.length} tasks over ${LONG_MS} ms`,
        },
        {
          name: `the same on a processor ${slow.slowdown} times slower`,
          value: Math.max(0, ...phone),
          unit: 'ms',
          note: `${phone.length} tasks over ${LONG_MS} ms`,
        },
        {
          name: 'line of an answer, from sending to being drawn, p50',
          value: percentile(drawn),
          unit: 'ms',
          note: `p95 ${percentile(drawn, 0.95).toFixed(1)} ms; a direct call has it after ${percentile(arrived).toFixed(1)} ms`,
        },
        ...(await behindLongAnswer(browser, site, assistant)),
        await weight(browser, site),
      ];
    });
  } finally {
    await site.stop();
    assistant.stop();
  }
}

/**
 * The tasks over {@link LONG_MS}, in ms, while a long answer streams and is drawn.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Site} site
 * @param {number} slowdown
 */
async function longTasks(browser, site, slowdown) {
  const page = await newPage(browser);
  await page.goto(site.address('alpha', '/Chat'), { waitUntil: 'networkidle' });
  if (slowdown > 1) await slowDown(page, { network: false });
  await page.evaluate((least) => {
    const found = /** @type {number[]} */ ([]);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) if (duration >= least) found.push(duration);
    }).observe({ type: 'longtask' });
    Object.assign(window, { longTasks: found });
  }, LONG_MS);
  await ask(page, `answer ${LENGTH} ${PAUSE_MS}`);
  // To look for a button by its name would compute the names of the whole answer, in tasks of its own.
  await page.waitForFunction(
    () => [...document.querySelectorAll('article')].at(-1)?.ariaBusy === 'false',
    undefined,
    { timeout: 120_000, polling: 500 },
  );
  await page.waitForTimeout(1000);
  const tasks = await page.evaluate(
    () => /** @type {number[]} */ (Reflect.get(window, 'longTasks')),
  );
  await page.context().close();
  return tasks;
}

/**
 * From the sending of each line to the frame that shows it, in ms; sender and browser are on one
 * machine and read one clock.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Site} site
 * @param {Assistant} assistant
 */
async function drawing(browser, site, assistant) {
  const page = await newPage(browser);
  await page.goto(site.address('alpha', '/Chat'), { waitUntil: 'networkidle' });
  // The first answer loads what draws answers.
  await ask(page, 'lines 3 1');
  await page.getByRole('button', { name: 'Jawab ulang' }).waitFor();
  await page.evaluate(() => {
    const seen = /** @type {number[]} */ ([]);
    const look = () => {
      const text = [...document.querySelectorAll('article')].at(-1)?.textContent ?? '';
      const count = text.split('kata ke-').length - 1;
      while (seen.length < count) seen.push(performance.timeOrigin + performance.now());
      requestAnimationFrame(look);
    };
    Object.assign(window, { seenLines: seen });
    look();
    seen.length = 0;
  });
  await page.getByRole('button', { name: 'Percakapan baru' }).first().click();
  await page.evaluate(() => /** @type {number[]} */ (Reflect.get(window, 'seenLines')).splice(0));
  await ask(page, `lines ${LINES} ${LINE_PAUSE_MS}`);
  await page.getByRole('button', { name: 'Jawab ulang' }).waitFor({ timeout: 60_000 });
  const seen = await page.evaluate(
    () => /** @type {number[]} */ (Reflect.get(window, 'seenLines')),
  );
  await page.context().close();
  return seen
    .slice(0, LINES)
    .map((at, index) => at - performance.timeOrigin - (assistant.sent[index] ?? Number.NaN));
}

/**
 * From the sending of each line to its arrival by a direct call, in ms.
 *
 * @param {Assistant} assistant
 */
async function arrival(assistant) {
  const query = `lines ${LINES} ${LINE_PAUSE_MS}`;
  const path = '/v2/chat';
  const body = JSON.stringify({ query });
  const response = await send(assistant.origin, { method: 'POST', path, body });
  const taken = [];
  for await (const chunk of response) {
    for (const _ of String(chunk).matchAll(/kata ke-/g)) {
      taken.push(performance.now() - (assistant.sent[taken.length] ?? Number.NaN));
    }
  }
  return taken;
}

/**
 * What a visitor loads who opens the assistant beside a page.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Site} site
 * @returns {Promise<import('./figure.mjs').Figure>}
 */
async function weight(browser, site) {
  const page = await newPage(browser);
  await page.goto(site.address('alpha', '/'), { waitUntil: 'networkidle' });
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.(?:js|css)$/.test(name))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0)),
    );
  const before = (await loaded()).length;
  await page.getByRole('button', { name: 'Tanya asisten' }).click();
  await page.getByRole('textbox', { name: 'Pertanyaanmu untuk asisten' }).waitFor();
  await page.waitForLoadState('networkidle');
  const added = (await loaded()).slice(before);
  await page.context().close();
  return {
    name: 'opening the assistant beside a landing, scripts and style sheets, gzip',
    value: added.reduce((sum, bytes) => sum + bytes, 0) / 1024,
    unit: 'KiB',
    note: `${added.length} files, none of them before`,
  };
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} query
 */
async function ask(page, query) {
  const composer = page.getByRole('textbox', { name: 'Pertanyaanmu untuk asisten' });
  await composer.fill(query);
  await composer.press('Enter');
}
