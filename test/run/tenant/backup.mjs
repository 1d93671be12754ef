/** `npm run tenant -- backup | restore`: what operators have put into a store, in a file, and back from it. */
import { writeFileSync } from 'node:fs';
import { fileFrom, pathFrom } from '../arguments.mjs';
import { Advice } from '../process.mjs';
import { pictureKeys, picturesOf } from './pictures.mjs';

/** @typedef {import('./store.mjs').Store} Store */

/**
 * What is backed up: rows by host, their records, sealed secrets. All else in the store is made anew by the
 * site, and the pictures of a brand by its row.
 */
const PREFIXES = ['tenant:', 'published:', 'app-secret:'];

/** Tells a backup from other files. */
const KIND = 'belajar tenants 1';

/** @param {Store} store */
async function entriesIn(store) {
  /** @type {string[]} */
  const keys = [];
  for (const prefix of PREFIXES) keys.push(...(await store.list(prefix)));
  return keys.length > 0 ? await store.get(keys) : new Map();
}

/**
 * Writes what a store holds into a file that only its owner may read.
 *
 * @param {string} file
 * @param {{ store: Store, dryRun: boolean }} task
 */
export async function backup(file, { store, dryRun }) {
  const entries = await entriesIn(store);
  const told = `${entries.size} entries of ${store.name}`;
  if (dryRun) {
    console.log(`Would keep ${told} in ${file}.`);
    return;
  }
  const kept = { kind: KIND, at: new Date().toISOString(), entries: Object.fromEntries(entries) };
  writeFileSync(pathFrom(file), `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  console.log(`Kept ${told} in ${file}.`);
}

/**
 * Makes a store hold what a backup has, and nothing else of that kind.
 *
 * @param {string} file
 * @param {{ store: Store, dryRun: boolean }} task
 */
export async function restore(file, { store, dryRun }) {
  const wanted = backupIn(fileFrom(file), file);
  const step = restoreStep(await entriesIn(store), wanted);
  if (step.lines.length === 0) {
    console.log(`${store.name} is as in ${file} already.`);
    return;
  }
  console.log(
    [`${dryRun ? 'Would change' : 'Changes'} in ${store.name}:`, ...step.lines].join('\n'),
  );
  if (dryRun) return;
  for (const row of rowsOf(wanted)) await store.put(await picturesOf(row));
  await store.put(step.puts);
  await store.delete(step.deletes);
  console.log('Everywhere within two minutes.');
}

/**
 * @param {string} text
 * @param {string} file
 * @returns {Map<string, string>}
 */
function backupIn(text, file) {
  const wrong = new Advice(
    `${file} is no backup.`,
    '`npm run tenant -- backup <file>` writes one.',
  );
  /** @type {unknown} */
  let read;
  try {
    read = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw wrong;
  }
  const { kind, entries } = Object(read);
  const pairs = Object.entries(Object(entries));
  const isSound = pairs.every(
    ([key, value]) =>
      typeof value === 'string' && PREFIXES.some((prefix) => key.startsWith(prefix)),
  );
  if (kind !== KIND || !isSound) throw wrong;
  return new Map(pairs);
}

/**
 * @param {ReadonlyMap<string, string>} stored
 * @param {ReadonlyMap<string, string>} wanted
 */
export function restoreStep(stored, wanted) {
  const puts = new Map([...wanted].filter(([key, value]) => stored.get(key) !== value));
  const gone = [...stored.keys()].filter((key) => !wanted.has(key));
  const isLast = new Set([...wanted.keys()].flatMap(keyOfRecord));
  const pictures = gone
    .flatMap(keyOfRecord)
    .filter((key) => !isLast.has(key))
    .flatMap(pictureKeys);
  const lines = [
    ...[...puts.keys()].map((key) => `  ${stored.has(key) ? '~' : '+'} ${key}`),
    ...gone.map((key) => `  - ${key}`),
  ];
  return { puts, deletes: [...gone, ...pictures], lines: lines.sort(byKey) };
}

/** @param {string} key of the store */
const keyOfRecord = (key) => (key.startsWith('published:') ? [key.slice('published:'.length)] : []);

/**
 * @param {string} one
 * @param {string} other
 */
const byKey = (one, other) => one.slice(4).localeCompare(other.slice(4));

/**
 * The row of each brand that is published, once.
 *
 * @param {ReadonlyMap<string, string>} entries
 */
function rowsOf(entries) {
  const rows = [...entries].filter(([key]) => key.startsWith('tenant:')).map(([, row]) => row);
  return new Set(rows);
}
