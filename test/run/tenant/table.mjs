/** `npm run tenant -- check | list | new`: the table of tenants, by hand. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOrigin } from '../ports.mjs';
import { Advice, root, run } from '../process.mjs';
import { toolchain } from '../setup.mjs';
import { landingTemplate, rowFor } from '../tenant-template.mjs';
import { publicationOf } from './publication.mjs';
import { ask } from './tool.mjs';

/**
 * @typedef {object} Row
 * @property {string} key
 * @property {string} [layout]
 * @property {string} name
 * @property {string[]} hosts
 */

const file = join(root, 'tenants.json');

/** Checks both tables with the worker's own code, and tells every problem of a broken one. */
export async function checkTable() {
  const { ok, problems } = await ask(['check'], '');
  if (!ok) {
    throw new Advice('The tables have problems.', 'Mend the fields named above.', problems);
  }
  console.log(`tenants.json is right: ${readTable().tenants.length} tenants.`);
}

/**
 * One line for each tenant of the table, and for each that is published in a store beside it.
 *
 * @param {import('./store.mjs').Store | null} store
 */
export async function list(store) {
  for (const row of readTable().tenants) console.log(lineOf(row));
  if (store === null) return;
  const records = await store.list('published:');
  const found = records.length > 0 ? await store.get(records) : new Map();
  const states = [...found.values()].map((text) => publicationOf(text).now);
  const rows = states.flatMap((state) =>
    state ? [{ ...JSON.parse(state.row), hosts: state.hosts }] : [],
  );
  console.log(`\nPublished in ${store.name}: ${rows.length || 'none'}`);
  for (const row of rows) console.log(lineOf(row));
}

/** @param {Row} row */
function lineOf({ key, layout = key, name, hosts }) {
  return [key.padEnd(16), layout.padEnd(16), name.padEnd(28), hosts[0]].join(' ');
}

/**
 * @param {string} key
 * @param {string} name
 */
export async function add(key, name) {
  const table = readTable();
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key)) {
    throw new Advice(`${key} is no key.`, 'A key is small letters, digits and single hyphens.');
  }
  if (table.tenants.some((tenant) => tenant.key === key)) {
    throw new Advice(`There is a tenant ${key} already.`, 'Choose another key.');
  }
  const next = table.tenants.findIndex((tenant) => tenant.key > key);
  const place = next === -1 ? table.tenants.length : next;
  table.tenants.splice(place, 0, rowFor(key, name));
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);

  const landing = join(root, 'app', 'brands', key, 'landing.tsx');
  if (!existsSync(landing)) {
    mkdirSync(join(landing, '..'), { recursive: true });
    writeFileSync(landing, landingTemplate(name));
  }
  const { env } = await toolchain();
  await run('biome', ['format', '--write', file, landing], { env });
  console.log(`Added to tenants.json: ${key}\nAdded: app/brands/${key}/landing.tsx`);
  console.log(`See it, once npm start runs, at ${startOrigin(`${key}.localhost`)}`);
  await checkTable();
}

/** @returns {{ default: string, local: string, tenants: Row[] }} */
export function readTable() {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string} key as in "koding-anak" */
export function titleOf(key) {
  return key.replace(/(^|-)([a-z])/g, (_all, gap, letter) => (gap && ' ') + letter.toUpperCase());
}
