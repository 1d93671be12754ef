/**
 * What a document costs, beside the same work written by hand in JavaScript: the runtime's processor
 * time for each answer, above what a worker costs that answers with nothing. All of them have the
 * site's assets before them and send the same page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Site } from '../browser/site.mjs';
import { percentile } from './figure.mjs';
import { getText } from './http.mjs';
import { answersOver } from './load.mjs';
import { processorMs, withRuntimes } from './processes.mjs';
import { startRenderer } from './renderer.mjs';
import { startRival } from './rival.mjs';

const rounds = 7;
const load = { host: 'alpha.localhost', connections: 8, ms: 1200 };
const detail = '/class/dasar-web';

/** @typedef {{ origin: string, path: string, ids: string[] }} Runner what takes turns */

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const site = await withRuntimes(() => Site.start(folder));
  const page = await getText(site.started.origin, load.host, '/');
  const bindings = { DOCUMENT: withPage(folder, page), PREFETCHED: prefetched(page) };
  const rival = await withRuntimes(() => startRival('documents', folder, { bindings }));
  const renderer = await withRuntimes(() => startRenderer(folder, page));
  const empty = await withRuntimes(() => startRival('empty', folder, { bindings }));
  const runner = (
    /** @type {{ started: { origin: string }, ids: string[] }} */ one,
    path = '/',
  ) => ({
    origin: one.started.origin,
    ids: one.ids,
    path,
  });
  /** Home and detail come from memory; with a number of its own each home is made anew. */
  const runners = {
    empty: runner(empty),
    home: runner(site),
    detail: runner(site, detail),
    made: runner(site, '/?n={n}'),
    rendered: runner(renderer),
    templates: runner(rival, '/templates'),
    rewriter: runner(rival, '/rewriter'),
    kept: runner(rival, '/kept'),
  };
  try {
    await takeTurns(runners);
    const turns = [];
    const theirs = await getText(rival.started.origin, load.host, '/templates');
    for (let round = 0; round < rounds; round += 1) turns.push(await takeTurns(runners));
    const [own, other] = [page, theirs].map(({ length }) => (length / 1024).toFixed(0));
    return figures(turns, `${own} and ${other} KiB of HTML`);
  } finally {
    const all = [site, rival, renderer, empty];
    await Promise.all(all.map(({ started }) => started.stop()));
  }
}

/**
 * The template that the rivals fill in: index.html with the page in it that the site sends.
 *
 * @param {string} folder
 * @param {string} page the site's home
 */
function withPage(folder, page) {
  const template = readFileSync(join(folder, 'app/dist/index.html'), 'utf8');
  const root = /<div id="root">([\s\S]*)<\/div>\s*<script id="boot"/.exec(page)?.[1];
  if (!root) throw new Error('the home has no page in it');
  return template.replace('<!--edge:body-->', () => root);
}

/**
 * What the site has fetched ahead for a page, as it stands in the boot data.
 *
 * @param {string} page
 */
function prefetched(page) {
  const boot = /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(page)?.[1];
  if (!boot) throw new Error('the home has no boot data');
  return JSON.stringify(JSON.parse(boot).prefetched).replaceAll('<', '\\u003c');
}

/**
 * @template {string} Name
 * @param {Record<Name, Runner>} runners
 * @returns {Promise<Record<Name, number>>} µs of processor time an answer, by runner
 */
async function takeTurns(runners) {
  /** @type {Partial<Record<Name, number>>} */
  const costs = {};
  for (const name of /** @type {Name[]} */ (Object.keys(runners))) {
    const { origin, path, ids } = runners[name];
    const before = processorMs(ids);
    const answers = await answersOver(origin, { ...load, path });
    costs[name] = ((processorMs(ids) - before) * 1000) / answers;
  }
  return /** @type {Record<Name, number>} */ (costs);
}

/**
 * @param {Record<string, number>[]} turns
 * @param {string} size
 * @returns {import('./figure.mjs').Figure[]}
 */
function figures(turns, size) {
  const above = (/** @type {Record<string, number>} */ turn, /** @type {string} */ name) =>
    (turn[name] ?? Number.NaN) - (turn.empty ?? Number.NaN);
  const median = (/** @type {string} */ name) => percentile(turns.map((turn) => above(turn, name)));
  const ratio = (/** @type {string} */ one, /** @type {string} */ other) => ({
    value: percentile(turns.map((turn) => above(turn, one) / above(turn, other))),
    unit: '×',
    note: `${Math.round(median(one))} against ${Math.round(median(other))} µs, ${size}`,
  });
  const budget = { most: 0.6 };
  return [
    {
      name: 'processor time of a kept document, beside Hono with templates',
      ...ratio('home', 'templates'),
      budget,
    },
    {
      name: 'processor time of a detail page whose data is kept, beside Hono with templates',
      ...ratio('detail', 'templates'),
      budget,
    },
    {
      name: 'processor time of a kept document, beside Hono with HTMLRewriter',
      ...ratio('home', 'rewriter'),
    },
    {
      name: 'processor time of a kept document, beside Hono that keeps them too',
      ...ratio('home', 'kept'),
    },
    {
      name: 'processor time of rendering the default home, p50',
      value: median('rendered') / 1000,
      unit: 'ms',
      budget: { most: 4 },
      note: `with its data, its document and the caches that keep it: ${(median('made') / 1000).toFixed(1)} ms`,
    },
  ];
}
