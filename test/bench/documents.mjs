/** Documents a second, beside the same work written by hand in JavaScript. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Site } from '../browser/site.mjs';
import { percentile } from './figure.mjs';
import { answersPerSecond } from './load.mjs';
import { startRival } from './rival.mjs';

const rounds = 5;
const load = { host: 'alpha.localhost', connections: 16, ms: 1500 };

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const site = await Site.start(folder);
  const html = readFileSync(join(folder, 'app/dist/index.html'), 'utf8');
  const rival = await startRival('documents', folder, { DOCUMENT: html });
  /** What takes turns: the site's home comes from memory, an unknown path is made each time. */
  const runners = {
    home: { origin: site.origin, path: '/' },
    made: { origin: site.origin, path: '/tidak-ada' },
    templates: { origin: rival.origin, path: '/templates' },
    rewriter: { origin: rival.origin, path: '/rewriter' },
    kept: { origin: rival.origin, path: '/kept' },
  };
  try {
    for (const { origin, path } of Object.values(runners)) {
      await answersPerSecond(origin, { ...load, path });
    }
    const rates = await takeTurns(runners);
    return figures(rates);
  } finally {
    await Promise.all([site.stop(), rival.stop()]);
  }
}

/**
 * @param {Record<string, { origin: string, path: string }>} runners
 * @returns {Promise<Record<string, number>[]>} answers a second, by runner, of each round
 */
async function takeTurns(runners) {
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    /** @type {Record<string, number>} */
    const rates = {};
    for (const [name, { origin, path }] of Object.entries(runners)) {
      rates[name] = await answersPerSecond(origin, { ...load, path });
    }
    results.push(rates);
  }
  return results;
}

/**
 * @param {Record<string, number>[]} rates
 * @returns {import('./figure.mjs').Figure[]}
 */
function figures(rates) {
  const median = (/** @type {string} */ name) =>
    percentile(rates.map((round) => round[name] ?? Number.NaN));
  const ratio = (/** @type {string} */ one, /** @type {string} */ other) =>
    percentile(rates.map((round) => (round[one] ?? Number.NaN) / (round[other] ?? Number.NaN)));
  const note = (/** @type {string} */ one, /** @type {string} */ other) =>
    `${Math.round(median(one))} against ${Math.round(median(other))} a second`;
  const budget = { least: 1 };
  return [
    {
      name: 'documents, beside Hono with templates',
      value: ratio('home', 'templates'),
      unit: '×',
      budget,
      note: note('home', 'templates'),
    },
    {
      name: 'documents, beside Hono with HTMLRewriter',
      value: ratio('home', 'rewriter'),
      unit: '×',
      budget,
      note: note('home', 'rewriter'),
    },
    {
      name: 'documents made each time, beside Hono with templates',
      value: ratio('made', 'templates'),
      unit: '×',
      budget,
      note: note('made', 'templates'),
    },
    {
      name: 'documents, beside Hono that keeps them too',
      value: ratio('home', 'kept'),
      unit: '×',
      note: note('home', 'kept'),
    },
  ];
}
