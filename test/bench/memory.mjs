/** The runtime's memory while many answers stream, for short and for long ones. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Site } from '../browser/site.mjs';
import { Assistant } from './assistant.mjs';
import { ask } from './http.mjs';
import { residentMiB, withRuntimes } from './processes.mjs';
import { chatOptions, startRival } from './rival.mjs';

const chats = 500;
const lengths = [15, 150];
const pauseMs = 200;

/**
 * @typedef {{ origin: string, stop: () => Promise<void> }} Running
 * @typedef {(vars: Record<string, string>) => Promise<Running>} Start
 */

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const site = await peaksOf((vars) => Site.start(folder, vars));
  const rival = await peaksOf((vars) => startRival('proxy', folder, chatOptions(vars)));
  const [short = 0, long = 0] = lengths;
  return [
    {
      name: `memory with ${chats} chats, answers ${long / short} times as long`,
      value: growth(site),
      unit: '×',
      budget: { most: 1.1 },
      note: `${site.map(Math.round).join(' and ')} MiB; Hono’s pass-through ${growth(rival).toFixed(2)} ×`,
    },
  ];
}

/** @param {number[]} peaks */
const growth = ([few = Number.NaN, many = Number.NaN]) => many / few;

/** @param {Start} start @returns {Promise<number[]>} in MiB, for each length */
async function peaksOf(start) {
  const peaks = [];
  for (const lines of lengths) peaks.push(await peakOf(start, lines));
  return peaks;
}

/**
 * A fresh runtime for each length: memory once taken is not given back.
 *
 * @param {Start} start
 * @param {number} lines
 * @returns {Promise<number>} the most that was resident, in MiB
 */
async function peakOf(start, lines) {
  const assistant = await Assistant.start();
  const vars = { ASSISTANT_URL: assistant.origin };
  const { started: running, ids: own } = await withRuntimes(() => start(vars));
  let peak = 0;
  let isRunning = true;
  const watch = (async () => {
    while (isRunning) {
      peak = Math.max(peak, ...own.map(residentMiB));
      await sleep(200);
    }
  })();
  try {
    await Promise.all(Array.from({ length: chats }, () => readWhole(running.origin, lines)));
    return peak;
  } finally {
    isRunning = false;
    await watch;
    await running.stop();
    assistant.stop();
  }
}

/**
 * @param {string} origin
 * @param {number} lines
 */
async function readWhole(origin, lines) {
  const response = await ask(origin, `lines ${lines} ${pauseMs}`);
  let received = 0;
  for await (const chunk of response) received += chunk.length;
  if (received < lines * 50) throw new Error(`${response.statusCode}: only ${received} bytes came`);
}
