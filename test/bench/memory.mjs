/** The runtime's memory while many answers stream, for short and for long ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Site } from '../browser/site.mjs';
import { Assistant } from './assistant.mjs';
import { ask } from './http.mjs';

const chats = 500;
const lengths = [60, 600];
const pauseMs = 50;

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const [short = 0, long = 0] = lengths;
  const [few, many] = [await peakOf(folder, short), await peakOf(folder, long)];
  return [
    {
      name: `memory with ${chats} chats, answers ${long / short} times as long`,
      value: many / few,
      unit: '×',
      budget: { most: 1.1 },
      note: `${few.toFixed(0)} MiB at ${short} lines, ${many.toFixed(0)} MiB at ${long}`,
    },
  ];
}

/**
 * A fresh runtime for each length: memory once taken is not given back.
 *
 * @param {string} folder
 * @param {number} lines
 * @returns {Promise<number>} the most that was resident, in MiB
 */
async function peakOf(folder, lines) {
  const assistant = await Assistant.start();
  const before = new Set(runtimes());
  const site = await Site.start(folder, { ASSISTANT_URL: assistant.origin });
  const own = runtimes().filter((id) => !before.has(id));
  let peak = 0;
  let isRunning = true;
  const watch = (async () => {
    while (isRunning) {
      peak = Math.max(peak, ...own.map(residentMiB));
      await sleep(200);
    }
  })();
  try {
    await Promise.all(Array.from({ length: chats }, () => readWhole(site.origin, lines)));
    return peak;
  } finally {
    isRunning = false;
    await watch;
    await site.stop();
    assistant.stop();
  }
}

/**
 * @param {string} origin
 * @param {number} lines
 */
async function readWhole(origin, lines) {
  const response = await ask(origin, `lines ${lines} ${pauseMs}`);
  let last = '';
  for await (const chunk of response) last = (last + chunk).slice(-40);
  if (!last.includes('"done":true')) throw new Error(`${response.statusCode}: ends in ${last}`);
}

/** @returns {string[]} the runtimes that this process has started */
function runtimes() {
  return readdirSync('/proc').filter((id) => /^\d+$/.test(id) && isOwnRuntime(id));
}

/** @param {string} id */
function isOwnRuntime(id) {
  try {
    const [, rest = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ');
    return (
      Number(rest.split(' ')[1]) === process.pid &&
      readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('workerd')
    );
  } catch {
    return false;
  }
}

/** @param {string} id */
function residentMiB(id) {
  try {
    const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
    return Number(kibibytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
