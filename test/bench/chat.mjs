/** What the edge adds to the first byte of an answer and to each later line, over a direct call. */
import { Site } from '../browser/site.mjs';
import { Assistant } from './assistant.mjs';
import { percentile } from './figure.mjs';
import { ask, send } from './http.mjs';

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
  const site = await Site.start(folder, { ASSISTANT_URL: assistant.origin });
  const path = '/v2/chat';
  const direct = () =>
    send(assistant.origin, { method: 'POST', path, body: JSON.stringify({ query }) });
  const throughEdge = () => ask(site.origin, query);
  try {
    await timesOf(assistant, throughEdge);
    const edge = [];
    const bare = [];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await timesOf(assistant, direct));
      edge.push(await timesOf(assistant, throughEdge));
    }
    const first = percentile(edge.map((t) => t.first)) - percentile(bare.map((t) => t.first));
    const later = (/** @type {typeof edge} */ all) => percentile(all.flatMap((t) => t.later));
    const [ours, theirs] = [later(edge), later(bare)];
    return [
      { name: 'chat, added to the first byte, p50', value: first, unit: 'ms', budget: { most: 2 } },
      {
        name: 'chat, added to each later line, p50',
        value: ours - theirs,
        unit: 'ms',
        budget: { most: 2 },
        note: `${ours.toFixed(2)} ms against ${theirs.toFixed(2)} ms`,
      },
    ];
  } finally {
    await site.stop();
    assistant.stop();
  }
}

/**
 * Sender and reader are in this process, so that both read the same clock.
 *
 * @param {Assistant} assistant
 * @param {() => Promise<import('node:http').IncomingMessage>} call
 * @returns {Promise<{ first: number, later: number[] }>} ms from the request to the first byte, and
 *   from the sending of each later line to its arrival
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
