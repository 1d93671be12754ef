/**
 * How far drawing is behind what comes, once an answer is long: on a phone's processor, beside the
 * field's own component in the same run.
 */
import { newPage, slow, slowDown } from './browser.mjs';
import { percentile } from './figure.mjs';
import { startRivalPage } from './rival-page.mjs';

/** Characters before the lines that are timed, and ms between two pieces of them. */
const LENGTH = 100 * 1024;
const PIECE_PAUSE_MS = 20;

/** Lines whose way to the screen is timed. */
const LINES = 60;
const LINE_PAUSE_MS = 100;

const QUERY = `long ${LENGTH} ${PIECE_PAUSE_MS} ${LINES} ${LINE_PAUSE_MS}`;

/** Runs of each, in turn: one alone says too much of what else the machine was doing. */
const ROUNDS = 3;

/**
 * @typedef {{ lags: number[], longest: number[] }} Found
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../browser/site.mjs').Site} site
 * @param {import('./assistant.mjs').Assistant} assistant
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function behindLongAnswer(browser, site, assistant) {
  const rival = await startRivalPage('streamdown', assistant.origin);
  const ours = /** @type {Found} */ ({ lags: [], longest: [] });
  const theirs = /** @type {Found} */ ({ lags: [], longest: [] });
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await run(browser, site.address('alpha', '/Chat'), assistant, ours, async (page) => {
        const composer = page.getByRole('textbox', { name: 'Pertanyaanmu untuk asisten' });
        await composer.fill(QUERY);
        await composer.press('Enter');
      });
      await run(browser, rival.origin, assistant, theirs, async (page) => {
        await page.evaluate((query) => void Reflect.get(window, 'ask')(query), QUERY);
      });
    }
  } finally {
    rival.stop();
  }
  const where = `behind ${LENGTH / 1024} KiB of an answer, processor ${slow.slowdown} times slower`;
  return [
    {
      name: `line to pixels ${where}, p50`,
      value: percentile(ours.lags),
      unit: 'ms',
      budget: { most: percentile(theirs.lags) },
      note: `p95 ${percentile(ours.lags, 0.95).toFixed(0)} ms; without the edge streamdown ${percentile(theirs.lags).toFixed(0)} and ${percentile(theirs.lags, 0.95).toFixed(0)} ms`,
    },
    {
      name: `longest task ${where}`,
      value: percentile(ours.longest),
      unit: 'ms',
      budget: { most: percentile(theirs.longest) },
      note: `streamdown ${percentile(theirs.longest).toFixed(0)} ms; median of ${ROUNDS} runs each`,
    },
  ];
}

/**
 * One answer, from the question to its last line on the screen.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {import('./assistant.mjs').Assistant} assistant
 * @param {Found} found
 * @param {(page: import('@playwright/test').Page) => Promise<void>} ask
 */
async function run(browser, address, assistant, found, ask) {
  const page = await newPage(browser);
  await page.goto(address, { waitUntil: 'networkidle' });
  await slowDown(page, { network: false });
  await ask(page);
  // Not before: what types the question brings a large script of its own into the page.
  await page.evaluate(watch);
  await page.waitForFunction((count) => Reflect.get(window, 'seenLines').length >= count, LINES, {
    timeout: 180_000,
    polling: 500,
  });
  const { seen, tasks } = await page.evaluate(() => ({
    seen: /** @type {number[]} */ (Reflect.get(window, 'seenLines')),
    tasks: /** @type {number[]} */ (Reflect.get(window, 'longTasks')),
  }));
  await page.context().close();
  for (const [index, at] of seen.slice(0, LINES).entries()) {
    found.lags.push(at - performance.timeOrigin - (assistant.sent[index] ?? Number.NaN));
  }
  found.longest.push(Math.max(0, ...tasks));
}

/** In the page: notes when each line is drawn, and every task that is felt. */
function watch() {
  const seen = /** @type {number[]} */ ([]);
  const tasks = /** @type {number[]} */ ([]);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
  const look = () => {
    // The lines go on in the answer's last paragraph: nothing before it is read again.
    const last = [...document.querySelectorAll('article p')].findLast(({ textContent }) =>
      textContent?.includes('Selesai sudah.'),
    );
    const count = (last?.textContent ?? '').split('kata ke-').length - 1;
    while (seen.length < count) seen.push(performance.timeOrigin + performance.now());
    requestAnimationFrame(look);
  };
  Object.assign(window, { seenLines: seen, longTasks: tasks });
  look();
}
