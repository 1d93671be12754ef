/**
 * What the edge adds to the first byte of an answer and to each later line, over a direct call; beside
 * it the same work in JavaScript by hand (rivals/proxy.mjs).
 *
 * The three take turns, each first as often as the others. Whatever else the machine does only makes a
 * time longer, so that the lower quartile is compared.
 */
import { Site } from '../browser/site.mjs';
import { Assistant } from './assistant.mjs';
import { percentile } from './figure.mjs';
import { ask, send } from './http.mjs';
import { chatOptions, startRival } from './rival.mjs';

/** Rounds that find everything cold. */
const warmUp = 60;
/** Many short answers tell of the first byte, a few paced ones of the later lines. */
const short = { rounds: 300, lines: 2, pauseMs: 3 };
const paced = { rounds: 20, lines: 25, pauseMs: 10 };

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
  /** @type {Callers} */
  const callers = {
    direct: (query) =>
      send(assistant.origin, { method: 'POST', path, body: JSON.stringify({ query }) }),
    edge: (query) => ask(site.origin, query),
    hono: (query) => ask(rival.origin, query),
  };
  try {
    await takeTurns(assistant, callers, { ...short, rounds: warmUp });
    const firsts = await takeTurns(assistant, callers, short);
    const laters = await takeTurns(assistant, callers, paced);
    const first = (/** @type {Times[]} */ all) => all.map((one) => one.first);
    const later = (/** @type {Times[]} */ all) => all.flatMap((one) => one.later);
    const name = 'chat, added to the first byte, beside Hono doing the same';
    return [
      { name, ...added(firsts, first), budget: { most: 1 } },
      { name: 'chat, added to each later line, beside Hono’s', ...added(laters, later) },
    ];
  } finally {
    await Promise.all([site.stop(), rival.stop()]);
    assistant.stop();
  }
}

/**
 * @typedef {'direct' | 'edge' | 'hono'} Name
 * @typedef {Record<Name, (query: string) => Promise<import('node:http').IncomingMessage>>} Callers
 * @typedef {{ first: number, later: number[] }} Times ms from the request to the first byte, and
 *   from the sending of each later line to its arrival
 */

/**
 * @param {Assistant} assistant
 * @param {Callers} callers
 * @param {{ rounds: number, lines: number, pauseMs: number }} asked
 * @returns {Promise<Record<Name, Times[]>>}
 */
async function takeTurns(assistant, callers, { rounds, lines, pauseMs }) {
  /** @type {Record<Name, Times[]>} */
  const times = { direct: [], edge: [], hono: [] };
  const names = /** @type {Name[]} */ (Object.keys(times));
  for (let turn = 0; turn < rounds * names.length; turn += 1) {
    const name = names[(turn + Math.floor(turn / names.length)) % names.length] ?? 'direct';
    const call = () => callers[name](`lines ${lines} ${pauseMs}`);
    times[name].push(await timesOf(assistant, call, lines));
  }
  return times;
}

/**
 * @param {Record<Name, Times[]>} times
 * @param {(all: Times[]) => number[]} of
 */
function added({ direct, edge, hono }, of) {
  const over = (/** @type {Times[]} */ all) =>
    percentile(of(all), 0.25) - percentile(of(direct), 0.25);
  const [ours, theirs] = [over(edge), over(hono)];
  return {
    value: ours / theirs,
    unit: '×',
    note: `${ours.toFixed(2)} ms against ${theirs.toFixed(2)} ms, each over a direct call, lower quartile of ${of(edge).length}`,
  };
}

/**
 * Sender and reader are in this process, so that both read the same clock.
 *
 * @param {Assistant} assistant
 * @param {() => Promise<import('node:http').IncomingMessage>} call
 * @param {number} lines
 * @returns {Promise<Times>}
 */
async function timesOf(assistant, call, lines) {
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
