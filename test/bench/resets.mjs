/** How soon the upstream request ends once a visitor's connection is reset. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Site } from '../browser/site.mjs';
import { Assistant } from './assistant.mjs';
import { percentile } from './figure.mjs';
import { ask } from './http.mjs';

const rounds = 20;
const limitMs = 5000;

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const assistant = await Assistant.start();
  const site = await Site.start(folder, { ASSISTANT_URL: assistant.origin });
  try {
    const times = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(await timeOf(assistant, site.origin));
    return [
      {
        name: 'visitor resets, upstream closed within, worst',
        value: Math.max(...times),
        unit: 'ms',
        budget: { most: 100 },
        note: `p50 ${percentile(times).toFixed(1)} ms`,
      },
    ];
  } finally {
    await site.stop();
    assistant.stop();
  }
}

/**
 * @param {Assistant} assistant
 * @param {string} origin
 */
async function timeOf(assistant, origin) {
  assistant.left = [];
  const response = await ask(origin, 'lines 1000 20');
  response.on('error', () => {});
  await once(response, 'data');
  const reset = performance.now();
  response.socket.resetAndDestroy();
  while (assistant.left.length === 0 && performance.now() - reset < limitMs) await sleep(1);
  return (assistant.left[0] ?? Number.POSITIVE_INFINITY) - reset;
}
