/** `npm run tenant -- publish | unpublish | undo | history`: tenants without a deploy. */
import { fileFrom, hostFrom } from '../arguments.mjs';
import { startOrigin } from '../ports.mjs';
import { Advice } from '../process.mjs';
import { tellStandIn } from '../stand-in.mjs';
import { pictureKeys, picturesOf } from './pictures.mjs';
import {
  isSame,
  keysOf,
  linesOf,
  ownerOf,
  publicationOf,
  recordKey,
  rowKey,
  stepTo,
} from './publication.mjs';
import { checkAgain, checkedRow } from './tool.mjs';

/**
 * @typedef {import('./publication.mjs').State} State
 * @typedef {import('./publication.mjs').Publication} Publication
 * @typedef {import('./store.mjs').Store} Store
 */

/**
 * @typedef {object} Task
 * @property {Store} store
 * @property {boolean} dryRun only tell what would change
 * @property {boolean} isLocal whether the store is the one on this machine
 */

/**
 * Publishes the row in a file, or what has changed in it.
 *
 * @param {string} file
 * @param {Task} task
 */
export async function publish(file, task) {
  const { key, hosts, row } = await checkedRow(fileFrom(file));
  const publication = await publicationIn(task.store, key);
  await take(key, publication, { hosts, row, at: new Date().toISOString() }, task);
  if (!task.dryRun) {
    const at = task.isLocal ? ` --at ${startOrigin('localhost')}` : '';
    console.log(`Look: npm run tenant -- doctor ${hosts[0]}${at}`);
    console.log(`Undo: npm run tenant -- undo ${key}`);
    if (task.isLocal)
      console.log(`See it, while npm start runs, at ${startOrigin(`${key}.localhost`)}`);
  }
}

/**
 * Takes a published tenant away, by its key or one of its hosts.
 *
 * @param {string} name
 * @param {Task} task
 */
export async function unpublish(name, task) {
  const key = name.includes('.') ? await keyAt(task.store, hostFrom(name)) : name;
  const publication = await publicationIn(task.store, key);
  if (!publication.now) throw notPublished(key, task.store);
  await take(key, publication, null, task);
}

/**
 * Puts back what was published of a tenant some steps ago, by itself the last; once more brings that step
 * again. Others may have got a host since, in the table or in the store: then it is refused.
 *
 * @param {string} key
 * @param {Task & { back?: number }} task
 */
export async function undo(key, { back = 1, ...task }) {
  const publication = await publicationIn(task.store, key);
  const { past } = publication;
  if (past.length === 0) throw notPublished(key, task.store);
  const wanted = past[back - 1];
  if (wanted === undefined) {
    const steps = past.length === 1 ? 'One step is' : `${past.length} steps are`;
    throw new Advice(
      `${steps} kept of ${key}.`,
      `They are told by: npm run tenant -- history ${key}`,
    );
  }
  if (wanted) await checkAgain(wanted.row);
  await take(key, publication, wanted && { ...wanted, at: new Date().toISOString() }, task);
}

/**
 * Tells what is published of a tenant and what was before, each with the number that `undo --back` takes.
 *
 * @param {string} key
 * @param {Task} task
 */
export async function history(key, { store }) {
  const { now, past } = await publicationIn(store, key);
  if (past.length === 0) throw notPublished(key, store);
  const states = [now, ...past];
  for (const [at, state] of states.entries()) {
    console.log(`${(at === 0 ? 'now' : String(at)).padEnd(4)} ${stateLine(state)}`);
  }
}

/** @param {State | null} state */
function stateLine(state) {
  if (state === null) return 'nothing';
  const { name } = JSON.parse(state.row);
  return `${(state.at ?? '').slice(0, 16).padEnd(16)}  ${name}  ${state.hosts.join(', ')}`;
}

/**
 * @param {string} key
 * @param {Publication} publication
 * @param {State | null} wanted
 * @param {Task} task
 */
async function take(key, publication, wanted, { store, dryRun, isLocal }) {
  const keys = keysOf(key, publication, wanted);
  const stored = keys.length > 0 ? await store.get(keys) : new Map();
  const step = stepTo(key, publication, wanted, stored);
  const lines = linesOf(step, stored);
  if (isSame(publication.now, wanted) && lines.length === 0) {
    console.log(`${key} is published like that already, in ${store.name}.`);
    return;
  }
  const doing = dryRun ? 'would change' : 'changes';
  console.log([`${key}: ${doing} in ${store.name}`, ...lines].join('\n'));
  if (dryRun) return;
  const pictures = wanted ? await picturesOf(wanted.row) : new Map();
  await store.put(new Map([...pictures, ...step.puts]));
  await store.delete([...step.deletes, ...(wanted ? [] : pictureKeys(key))]);
  console.log('Everywhere within two minutes.');
  if (isLocal && wanted && (await tellStandIn(wanted.row))) {
    console.log('The stand-in for the platform knows it now.');
  }
}

/**
 * @param {Store} store
 * @param {string} key
 */
async function publicationIn(store, key) {
  const at = recordKey(key);
  return publicationOf((await store.get([at])).get(at));
}

/**
 * @param {Store} store
 * @param {string} host
 */
async function keyAt(store, host) {
  const key = ownerOf((await store.get([rowKey(host)])).get(rowKey(host)));
  if (!key) throw notPublished(host, store);
  return key;
}

/**
 * @param {string} name
 * @param {Store} store
 */
const notPublished = (name, store) =>
  new Advice(`${name} is not published in ${store.name}.`, 'Another store? `--env` names it.');
