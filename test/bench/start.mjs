/** What a cold isolate costs: the first document after the start, beside the ones after it. */
import { Site } from '../browser/site.mjs';
import { percentile } from './figure.mjs';
import { getText } from './http.mjs';

const rounds = 5;

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const cold = [];
  const warm = [];
  for (let round = 0; round < rounds; round += 1) {
    const site = await Site.start(folder);
    try {
      // The stand-in's own first answer fills its database, which is no cost of the edge.
      await site.upstream.control('GET', 'log');
      cold.push(await timeOf(site.origin, '/'));
      warm.push(await timeOf(site.origin, '/'));
    } finally {
      await site.stop();
    }
  }
  return [
    {
      name: 'first document of a cold isolate, p50',
      value: percentile(cold),
      unit: 'ms',
      note: `with its settings and app token fetched; the next takes ${percentile(warm).toFixed(1)} ms`,
    },
  ];
}

/**
 * @param {string} origin
 * @param {string} path
 */
async function timeOf(origin, path) {
  const started = performance.now();
  await getText(origin, 'alpha.localhost', path);
  return performance.now() - started;
}
