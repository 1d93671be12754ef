/** What the edge adds to the first byte of an answer and to each later line, over a direct call. */
import { Site } from '../browser/site.mjs';
import { Assistant } from './assistant.mjs';
import { percentile } from './figure.mjs';
import { ask, send } from './http.mjs';
import { chatOptions, startRival } from './rival.mjs';

const rounds = 20;
const lines = 25;
const pauseMs = 10;
const query = `lines ${lines} ${pauseMs}`;

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const assistant = await Assistant.start();
  const vars = { ASSISTANT_URL: assistant.origin };
  const [site, rival] = await Promise.all([
    Site.start(folder, vars),
    startRival('proxy', folder, chatOptions(vars)),
  ]);
  const path = '/v2/chat';
  const direct = () =>
    send(assistant.origin, { method: 'POST', path, body: JSON.stringify({ query }) });
  const calls = {
    direct,
    edge: () => ask(site.origin, query),
    hono: () => ask(rival.origin, query),
  };
  try {
    return figures(await takeTurns(assistant, calls));
  } finally {
    await Promise.all([site.stop(), rival.stop()]);
    assistant.stop();
  }
}

/**
 * @typedef {() => Promise<import('node:http').IncomingMessage>} Call
 * @typedef {{ first: number, later: number[] }} Times ms from the request to the first byte, and
 *   from the sending of each later line to its arrival
 */

/**
 * @template {string} Name
 * @param {Assistant} assistant
 * @param {Record<Name, Call>} calls
 */
async function takeTurns(assistant, calls) {
  /** @type {Record<string, Times[]>} */
  const times = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, call] of Object.entries(calls)) {
      const taken = await timesOf(assistant, call);
      // The first round finds everything cold.
      if (round > 0) times[name] = [...(times[name] ?? []), taken];
    }
  }
  return times;
}

/**
 * @param {Record<string, Times[]>} times
 * @returns {import('./figure.mjs').Figure[]}
 */
function figures({ direct = [], edge = [], hono = [] }) {
  const first = (/** @type {Times[]} */ all) => percentile(all.map((one) => one.first));
  const later = (/** @type {Times[]} */ all) => percentile(all.flatMap((one) => one.later));
  const added = (/** @type {(all: Times[]) => number} */ of) => {
    const [ours, theirs] = [of(edge) - of(direct), of(hono) - of(direct)];
    return {
      value: ours / theirs,
      unit: '×',
      note: `${ours.toFixed(2)} ms against ${theirs.toFixed(2)} ms, each over a direct call`,
    };
  };
  return [
    {
      name: 'chat, added to the first byte, beside Hono’s pass-through with the same rate limit',
      ...added(first),
      budget: { most: 1 },
    },
    { name: 'chat, added to each later line, beside Hono’s', ...added(later) },
  ];
}

/**
 * Sender and reader are in this process, so that both read the same clock.
 *
 * @param {Assistant} assistant
 * @param {Call} call
 * @returns {Promise<Times>}
 */
async function timesOf(assistant, call) {
  const started = performance.now();
  const response = await call();
  let first = Number.NaN;
  let seen = 0;
  /** @type {number[]} */
  const later = [];
  for await (const chunk of response) {
    const now = performance.now();
    if (seen === 0) first = now - started;
    for (const _ of String(chunk).matchAll(/kata ke-/g)) {
      const sent = assistant.sent[seen];
      if (seen > 0 && sent !== undefined) later.push(now - sent);
      seen += 1;
    }
  }
  if (seen !== lines) throw new Error(`${response.statusCode}: ${seen} lines of ${lines}`);
  return { first, later };
}
