/**
 * Finding a tenant among few and among many: in the compiled table by the worker's own code, and in
 * the key-value store as a visitor meets it, with the runtime's start and memory.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Site } from '../browser/site.mjs';
import { Advice, run } from '../run/process.mjs';
import { toolchain } from '../run/setup.mjs';
import { percentile } from './figure.mjs';
import { addressOf, getText } from './http.mjs';
import { residentMiB, withRuntimes } from './processes.mjs';

/** How many rows the store has. */
const sizes = [0, 10_000, 1_000_000];
/** How many of them are asked for. */
const visited = 200;
const path = '/robots.txt';

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const [few = [], ...more] = await compiled();
  const stores = [];
  for (const rows of sizes) stores.push(await stored(folder, rows));
  const told = (/** @type {(store: Stored) => number} */ value, digits = 1) =>
    stores.map((store) => `${store.rows}: ${value(store).toFixed(digits)}`).join(', ');
  const last = (/** @type {(store: Stored) => number} */ value) => {
    const [, small, large] = stores.map(value);
    return (large ?? Number.NaN) / (small ?? Number.NaN);
  };
  return [
    {
      name: 'finding a tenant in a compiled table of 10,000, beside one of 35',
      value: (more[0]?.[1] ?? Number.NaN) / (few[1] ?? Number.NaN),
      unit: '×',
      note: [few, ...more].map(([rows, ns]) => `${rows} rows: ${ns} ns`).join(', '),
    },
    {
      name: 'first look at a host among 1,000,000 in the store, beside 10,000, p50',
      value: last(({ cold }) => cold),
      unit: '×',
      budget: { most: 1.5 },
      note: `ms by rows, of which a host of the table takes ${told(({ table }) => table, 2)}; ${told(({ cold }) => cold, 2)}`,
    },
    {
      name: 'the same host again, p50',
      value: last(({ warm }) => warm),
      unit: '×',
      budget: { most: 1.25 },
      note: `ms by rows; ${told(({ warm }) => warm, 2)}`,
    },
    {
      name: 'start of the runtime to the first answer, with 1,000,000 rows beside 10,000',
      value: last(({ start }) => start),
      unit: '×',
      note: `ms by rows; ${told(({ start }) => start, 0)}`,
    },
    {
      name: `memory after ${visited} of them, with 1,000,000 rows beside 10,000`,
      value: last(({ memory }) => memory),
      unit: '×',
      budget: { most: 1.25 },
      note: `MiB by rows; ${told(({ memory }) => memory, 0)}`,
    },
  ];
}

/** @returns {Promise<number[][]>} rows and ns, by the worker's own code on this machine */
async function compiled() {
  const { env } = await toolchain();
  const args = ['run', '--quiet', '--release', '--example', 'find_time'];
  const { ok, output } = await run('cargo', args, { env });
  if (!ok) throw new Advice('find_time did not run.', 'See the message above.', output);
  return JSON.parse(output);
}

/**
 * What a store of so many rows comes to; times in ms, memory in MiB.
 *
 * @typedef {{ rows: number, start: number, table: number, cold: number, warm: number, memory: number }} Stored
 */

/**
 * @param {string} folder
 * @param {number} rows
 * @returns {Promise<Stored>}
 */
async function stored(folder, rows) {
  const storage = mkdtempSync(join(tmpdir(), 'bench-tenants-'));
  try {
    await fill(folder, storage, rows);
    const began = performance.now();
    const { started: site, ids } = await withRuntimes(() => Site.start(folder, {}, storage));
    try {
      await getText(site.origin, 'alpha.example', path);
      const start = performance.now() - began;
      const hosts = Array.from({ length: visited }, (_, at) => hostOf(at));
      // Without rows nobody has them: a look that finds nothing.
      const cold = await timesOf(site.origin, hosts);
      const warm = await timesOf(site.origin, hosts);
      const table = await timesOf(
        site.origin,
        hosts.map(() => 'alpha.example'),
      );
      const memory = Math.max(...ids.map(residentMiB));
      return { rows, start, table, cold, warm, memory };
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(storage, { recursive: true, force: true });
  }
}

/** @param {number} at */
const hostOf = (at) => `brand-${at}.example`;

/** @param {number} at */
function rowOf(at) {
  const [key, host] = [`brand-${at}`, hostOf(at)];
  const ids = { appId: key, lmsId: key, lmsKey: key, workspaceId: key };
  const texts = { key, name: `Merek ${at}`, tagline: 'Belajar', domain: host };
  return JSON.stringify({
    ...texts,
    ...ids,
    hosts: [host],
    settings: {},
    pages: [],
    overrides: {},
  });
}

/**
 * Puts the rows that are visited in by the store itself. The rest are entries of its index alone, all
 * with one of those rows: a million files would only show how long a disk takes.
 *
 * @param {string} folder
 * @param {string} storage
 * @param {number} rows
 */
async function fill(folder, storage, rows) {
  if (rows === 0) return;
  const site = await Site.start(folder, {}, storage);
  const store = await site.runtime.getKVNamespace('KV');
  for (let at = 0; at < visited; at += 1) await store.put(`tenant:${hostOf(at)}`, rowOf(at));
  await site.stop();
  // Node.js warns of its database when it is loaded, so that only who needs it loads it.
  const { DatabaseSync } = await import('node:sqlite');
  const index = new DatabaseSync(indexIn(storage));
  const numbers = `WITH RECURSIVE number(at) AS (SELECT ${visited} UNION ALL SELECT at + 1 FROM number WHERE at < ${rows - 1})`;
  index.exec(`${numbers} INSERT INTO _mf_entries (key, blob_id)
    SELECT 'tenant:brand-' || at || '.example', (SELECT blob_id FROM _mf_entries LIMIT 1) FROM number`);
  const count = index
    .prepare("SELECT count(*) AS rows FROM _mf_entries WHERE key LIKE 'tenant:%'")
    .get();
  index.close();
  if (Number(count?.rows) !== rows) throw new Error(`${count?.rows} rows instead of ${rows}`);
}

/** @param {string} storage */
function indexIn(storage) {
  const files = readdirSync(storage, { recursive: true, encoding: 'utf8' });
  const file = files.find((name) => /KVNamespaceObject\/[0-9a-f]{64}\.sqlite$/.test(name));
  if (file === undefined) throw new Error('the store has no index');
  return join(storage, file);
}

/**
 * Each host is asked for by another visitor: whoever asks for host after host that nobody has is refused.
 *
 * @param {string} origin
 * @param {string[]} hosts
 */
async function timesOf(origin, hosts) {
  const times = [];
  for (const [at, host] of hosts.entries()) {
    const began = performance.now();
    await getText(origin, host, path, { 'cf-connecting-ip': addressOf(at) });
    times.push(performance.now() - began);
  }
  return percentile(times);
}
