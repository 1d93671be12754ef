/**
 * Rendering at the edge: the processor time that one page takes in the runtime by itself, and how many
 * documents of a second walk over all pages have to be rendered anew.
 */
import { Agent, request } from 'node:http';
import { ownPages, pages } from '../browser/pages.mjs';
import { Site } from '../browser/site.mjs';
import { percentile } from './figure.mjs';
import { getText } from './http.mjs';
import { exactProcessorMs, withRuntimes } from './processes.mjs';
import { startRenderer } from './renderer.mjs';
import { startRival } from './rival.mjs';

const ROUNDS = 400;
/** The first ones compile. */
const WARM_UP = 100;

const watched = [
  { what: 'landing', name: 'home' },
  { what: 'class list', name: 'class' },
  { what: 'class', name: 'class-detail' },
  { what: 'news article', name: 'news-article' },
];

/** Brands with sets of pages that differ. */
const walked = ['alpha', 'foundation', 'coding-school', 'festival'];

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const site = await Site.start(folder);
  try {
    const figures = [];
    const empty = await withRuntimes(() => startRival('empty', folder, { bindings: {} }));
    const nothing = percentile(await times(empty));
    await empty.started.stop();
    for (const { what, name } of watched) {
      const path = pages.find((page) => page.name === name)?.path ?? '/';
      const document = await getText(site.origin, 'alpha.localhost', path);
      figures.push(...(await rendering(folder, { what, path, document, nothing })));
    }
    return [...figures, await secondWalk(site)];
  } finally {
    await site.stop();
  }
}

/**
 * @param {string} folder
 * @param {{ what: string, path: string, document: string, nothing: number }} page
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
async function rendering(folder, { what, path, document, nothing }) {
  const renderer = await withRuntimes(() => startRenderer(folder, document, path));
  const taken = await times(renderer);
  await renderer.started.stop();
  const size = `${(document.length / 1024).toFixed(0)} KiB of document`;
  return [0.5, 0.99].map((share) => ({
    name: `rendering the ${what}, p${share * 100}`,
    value: percentile(taken, share) - nothing,
    unit: 'ms',
    note: share === 0.5 ? size : '',
  }));
}

/**
 * @param {{ started: { origin: string }, ids: string[] }} runtime
 * @returns {Promise<number[]>} the processor time of each answer, one after the other, in ms
 */
async function times({ started, ids }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const taken = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const before = exactProcessorMs(ids);
    await answered(started.origin, agent);
    if (round >= WARM_UP) taken.push(exactProcessorMs(ids) - before);
  }
  agent.destroy();
  return taken;
}

/**
 * @param {string} origin
 * @param {Agent} agent
 * @returns {Promise<void>}
 */
function answered(origin, agent) {
  return new Promise((resolve, reject) => {
    const sent = request(origin, { agent }, (response) => {
      response.on('end', () => resolve()).resume();
    });
    sent.on('error', reject).end();
  });
}

/**
 * @param {Site} site
 * @returns {Promise<import('./figure.mjs').Figure>}
 */
async function secondWalk(site) {
  const walk = async () => {
    let asked = 0;
    for (const tenant of walked) {
      const own = ownPages(tenant);
      for (const { path } of own.length > 0 ? own : pages) {
        await getText(site.origin, `${tenant}.localhost`, path);
        asked += 1;
      }
    }
    return asked;
  };
  const rendered = async () => {
    const health = JSON.parse(await getText(site.origin, 'alpha.localhost', '/_edge/health'));
    return Number(health.pages.rendered);
  };
  const before = await rendered();
  await walk();
  const first = (await rendered()) - before;
  const asked = await walk();
  const second = (await rendered()) - before - first;
  return {
    name: 'kept documents of a second walk over all pages',
    value: (100 * (asked - second)) / asked,
    unit: '%',
    note: `${first} of ${asked} rendered on the first walk, ${second} on the second`,
  };
}
