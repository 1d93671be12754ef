/**
 * Whether every tenant's site answers as it did before: its health, from the version that is meant, and
 * its home. What was wrong before the deploy is no reason to take it back.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { judgeDocument, judgeHealth } from '../tenant/doctor.mjs';

/**
 * @typedef {import('../tenant/doctor.mjs').Answer} Answer
 * @typedef {(path: string) => Promise<Answer>} Ask
 */

/**
 * A site, as it is looked at.
 *
 * @typedef {object} Site
 * @property {string} tenant its key
 * @property {string} host
 */

/**
 * What was found at a site.
 *
 * @typedef {object} Look
 * @property {string} deployment the id of the version that answers; empty where none does
 * @property {readonly string[]} faults
 */

/** How many sites are looked at at once. */
const AT_ONCE = 6;

/** A version is everywhere within seconds; one that is not by then is looked at no longer, in ms. */
const SPREAD_MS = 60_000;
const LOOK_AGAIN_MS = 2000;

/**
 * The sites of the table, each at its exact hosts.
 *
 * @param {readonly { key: string, hosts: readonly string[] }[]} tenants
 * @returns {Site[]}
 */
export function sitesOf(tenants) {
  return tenants.flatMap(({ key, hosts }) =>
    hosts.filter((host) => !host.includes('*')).map((host) => ({ tenant: key, host })),
  );
}

/**
 * @param {Site} site
 * @param {Ask} ask
 * @returns {Promise<Look>}
 */
export async function look({ tenant, host }, ask) {
  const health = await ask('/_edge/health').catch(() => null);
  if (health === null) return { deployment: '', faults: ['nothing answers'] };
  const told = health.headers['x-tenant'];
  const home = await ask('/').catch((error) => String(error));
  const findings = [...judgeHealth(health), judgeDocument(home, host)];
  const faults = findings.filter(({ ok }) => !ok).map((finding) => finding.told);
  if (told !== tenant) faults.push(`it is shown as ${told ?? 'nobody'}’s`);
  if (typeof home !== 'string' && home.status === 200 && !home.text.includes('<h1')) {
    faults.push('the home is an empty shell');
  }
  return { deployment: deploymentOf(health), faults };
}

/** @param {Answer} health */
function deploymentOf({ text }) {
  try {
    return String(JSON.parse(text).deployment?.id ?? '');
  } catch {
    return '';
  }
}

/**
 * Looks at many sites.
 *
 * @param {readonly Site[]} sites
 * @param {(host: string) => Ask} askOf
 * @returns {Promise<Map<string, Look>>} by host
 */
export async function lookAtAll(sites, askOf) {
  /** @type {Map<string, Look>} */
  const looks = new Map();
  const left = [...sites];
  const next = async () => {
    for (let site = left.shift(); site; site = left.shift()) {
      looks.set(site.host, await look(site, askOf(site.host)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return looks;
}

/**
 * Looks at the sites that were answered by the version before, until all are by the new one or the time
 * is up.
 *
 * @param {readonly Site[]} sites
 * @param {ReadonlyMap<string, Look>} before
 * @param {string} version
 * @param {{ askOf: (host: string) => Ask, spreadMs?: number, againMs?: number }} how
 * @returns {Promise<string[]>} what is worse than before, a line each
 */
export async function smoke(
  sites,
  before,
  version,
  { askOf, spreadMs = SPREAD_MS, againMs = LOOK_AGAIN_MS },
) {
  const until = Date.now() + spreadMs;
  /** @type {string[]} */
  let worse = [];
  let left = sites;
  while (left.length > 0) {
    const looks = await lookAtAll(left, askOf);
    const judged = left.map((site) => ({ site, faults: worsened(site, looks, before, version) }));
    const bad = judged.filter(({ faults }) => faults.length > 0);
    worse = bad.flatMap(({ site, faults }) => faults.map((fault) => `${site.host}: ${fault}`));
    left = bad.map(({ site }) => site);
    if (left.length > 0 && Date.now() >= until) break;
    if (left.length > 0) await wait(againMs);
  }
  return worse;
}

/**
 * @param {Site} site
 * @param {ReadonlyMap<string, Look>} looks
 * @param {ReadonlyMap<string, Look>} before
 * @param {string} version
 */
function worsened({ host }, looks, before, version) {
  const { deployment = '', faults = [] } = looks.get(host) ?? {};
  const known = before.get(host)?.faults ?? [];
  const fresh = faults.filter((fault) => !known.includes(fault));
  if (fresh.length > 0 || deployment === version) return fresh;
  return [`it is answered by version ${deployment || '?'}, not by ${version}`];
}
