/** What one visitor of a soak does, and what is wrong about the answer. */
import registry from '../../tenants.json' with { type: 'json' };
import { leaveEarly, send } from '../bench/http.mjs';

/**
 * What has come of a part of a soak.
 *
 * @typedef {object} Counts
 * @property {number} requests
 * @property {number} chats
 * @property {number} left answers that their visitors left midway
 * @property {number} early requests whose visitors left before an answer began
 * @property {number} explained errors while the platform failed
 * @property {string[]} wrong what nothing explains
 * @property {number} heldMiB the most that the worker held on to
 * @property {number} wasmMiB the most memory that WebAssembly had
 */

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} tenant
 * @property {string} text
 */

const domains = new Set(registry.tenants.map(({ domain }) => domain));
const documents = ['/', '/About', '/Courses', '/Courses/dasar-web', '/News', '/News/31', '/nope'];
const calls = [
  'services/v0/cms/app/settings',
  'services/v1/class/recent',
  'services/v1/class/active?page=1&pageSize=6',
  'services/v3/post/list?kindSlug=news&page=1',
  'data/donations',
  'statistics/statistic/counter',
];
const files = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/manifest.webmanifest'];
const questions = [
  '[[fast]] belajar web',
  '[[fast]][[cut]] data',
  '[[long]] desain',
  '[[slow]] web',
];

/** What is nothing without the platform's answer: the other documents are there whatever it does. */
const NEEDS = /^\/(api|Courses|News)\b/;

/** @template T @param {readonly T[]} all @returns {T} */
function any(all) {
  const one = all[Math.floor(Math.random() * all.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}

/**
 * One request of somebody, somewhere.
 *
 * @param {{ origin: string }} site
 * @param {import('./faults.mjs').Faults} faults
 * @param {Counts} counts
 */
export async function visit(site, faults, counts) {
  const tenant = any(registry.tenants);
  const began = performance.now();
  const dice = Math.random();
  counts.requests += 1;
  try {
    if (dice < 0.06) return await chat(site.origin, tenant.key, counts);
    const path = pathFor(dice);
    if (Math.random() < 0.1) {
      counts.early += 1;
      return await leaveEarly(site.origin, { path, headers: { host: `${tenant.key}.localhost` } });
    }
    const answer = await get(site.origin, `${tenant.key}.localhost`, path, dice);
    if (answer === null) {
      counts.left += 1;
      return;
    }
    const what = `${tenant.key} ${path}: ${answer.status}`;
    if (answer.status >= 500 && faults.explain(began) && NEEDS.test(path)) counts.explained += 1;
    else if (answer.status >= 500) counts.wrong.push(what);
    const foreign = foreignIn(answer, tenant);
    if (foreign !== '') counts.wrong.push(`${what}, with ${foreign}`);
  } catch (error) {
    if (faults.explain(began)) counts.explained += 1;
    else counts.wrong.push(`${tenant.key}: ${error}`);
  }
}

/** @param {number} dice */
function pathFor(dice) {
  if (dice < 0.5) return any(documents);
  // Searches that nobody has made before: what is kept has to go again.
  if (dice < 0.6) return `/Courses?search=${Math.floor(Math.random() * 1e6)}`;
  if (dice < 0.7) return `/api/services/v1/class/active?search=${Math.floor(Math.random() * 1e6)}`;
  return dice < 0.9 ? `/api/${any(calls)}` : any(files);
}

/**
 * What an answer holds of another tenant; '' where it holds nothing.
 *
 * @param {Answer} answer
 * @param {{ key: string, domain: string }} tenant
 */
function foreignIn({ tenant, text }, { key, domain }) {
  if (tenant !== key) return `x-tenant ${tenant}`;
  const boot = /"tenant":\{"key":"([^"]+)"/.exec(text)?.[1] ?? key;
  if (boot !== key) return `the boot data of ${boot}`;
  const named = [...text.matchAll(/https:\/\/([a-z0-9.-]+)/g)].map(([, name = '']) => name);
  return named.find((name) => name !== domain && domains.has(name)) ?? '';
}

/**
 * @param {string} origin
 * @param {string} host
 * @param {string} path
 * @param {number} dice
 * @returns {Promise<Answer | null>} null where the visitor has left
 */
async function get(origin, host, path, dice) {
  const response = await send(origin, { path, headers: { host } });
  response.on('error', () => {});
  if (dice % 0.05 < 0.002) {
    response.socket.resetAndDestroy();
    return null;
  }
  let text = '';
  for await (const chunk of response) text += chunk;
  const { statusCode: status = 0, headers } = response;
  return { status, tenant: String(headers['x-tenant']), text };
}

/**
 * A question whose answer is read to its end, or left.
 *
 * @param {string} origin
 * @param {string} key
 * @param {Counts} counts
 */
async function chat(origin, key, counts) {
  counts.chats += 1;
  const host = `${key}.localhost`;
  const response = await send(origin, {
    method: 'POST',
    path: '/api/assistant/v2/chat',
    headers: {
      host,
      origin: `http://${host}`,
      'content-type': 'application/json',
      cookie: 'assistant_token=soak',
    },
    body: JSON.stringify({ query: any(questions) }),
  });
  response.on('error', () => {});
  if (Math.random() < 0.3) {
    counts.left += 1;
    response.socket.resetAndDestroy();
    return;
  }
  let text = '';
  for await (const chunk of response) text += chunk;
  const isEnded = response.statusCode !== 200 || /\n\{"(done|error)":/.test(text);
  if (!isEnded) counts.wrong.push(`${key}: an answer of the assistant without its last line`);
}
