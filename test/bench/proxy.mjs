/** Large and many-lined answers passed on, beside Hono's native pass-through. */
import { Site } from '../browser/site.mjs';
import { Assistant } from './assistant.mjs';
import { percentile } from './figure.mjs';
import { ask } from './http.mjs';
import { chatOptions, startRival } from './rival.mjs';

/**
 * Runtimes of both are started this often: one process may have it better than another for all of its
 * life. What else the machine does only makes a time longer, so that the lower quartile is compared.
 */
const starts = 4;
const rounds = 8;
const bodies = [
  { name: 'a 64 MiB answer', query: `bulk ${64 * 1024 * 1024}`, bytes: 64 * 1024 * 1024 },
  { name: '50,000 small lines', query: 'lines 50000 0', bytes: 50_000 * 50 },
];

/** @typedef {{ ours: number[], theirs: number[] }} Times ms for each whole answer */

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const assistant = await Assistant.start();
  const vars = { ASSISTANT_URL: assistant.origin };
  const all = bodies.map((body) => ({
    body,
    times: /** @type {Times} */ ({ ours: [], theirs: [] }),
  }));
  try {
    for (let start = 0; start < starts; start += 1) {
      const [site, rival] = await Promise.all([
        Site.start(folder, vars),
        startRival('proxy', folder, chatOptions(vars)),
      ]);
      try {
        for (const { body, times } of all) await takeTurns(body, site.origin, rival.origin, times);
      } finally {
        await Promise.all([site.stop(), rival.stop()]);
      }
    }
    return all.map(({ body, times }) => figureOf(body.name, times));
  } finally {
    assistant.stop();
  }
}

/**
 * @param {{ query: string, bytes: number }} body
 * @param {string} site
 * @param {string} rival
 * @param {Times} times
 */
async function takeTurns({ query, bytes }, site, rival, { ours, theirs }) {
  for (let round = 0; round <= rounds; round += 1) {
    const turns = /** @type {const} */ ([
      [site, ours],
      [rival, theirs],
    ]);
    // Each is first as often as the other; the first round finds everything cold.
    for (const [origin, times] of round % 2 === 0 ? turns : turns.toReversed()) {
      const taken = await takenBy(origin, query, bytes);
      if (round > 0) times.push(taken);
    }
  }
}

/**
 * @param {string} name
 * @param {Times} times
 * @returns {import('./figure.mjs').Figure}
 */
function figureOf(name, { ours, theirs }) {
  const [own, other] = [percentile(ours, 0.25), percentile(theirs, 0.25)];
  return {
    name: `${name}, beside Hono’s pass-through`,
    value: own / other,
    unit: '×',
    budget: { most: 1.05 },
    note: `${Math.round(own)} ms against ${Math.round(other)} ms, lower quartile of ${ours.length}`,
  };
}

/**
 * @param {string} origin
 * @param {string} query
 * @param {number} bytes that must come at least
 * @returns {Promise<number>} how long the whole answer took, in ms
 */
async function takenBy(origin, query, bytes) {
  const started = performance.now();
  const response = await ask(origin, query);
  let received = 0;
  for await (const chunk of response) received += chunk.length;
  if (received < bytes) throw new Error(`${response.statusCode}: only ${received} bytes came`);
  return performance.now() - started;
}
