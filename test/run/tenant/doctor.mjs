/**
 * `npm run tenant -- doctor <host>`: asks a running site what a visitor would ask, and tells what is
 * wrong with it and what to do.
 */
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, string | string[] | undefined>} headers
 * @property {string} text
 */

/**
 * @typedef {object} Finding
 * @property {boolean} ok
 * @property {string} told what was found, or what is wrong and what to do
 */

const patienceMs = 20_000;

/**
 * Asks for a path of a host, at that host or at another address that is to answer for it.
 *
 * @param {string} host
 * @param {string} [at] an origin, as in "http://localhost:8787"
 * @returns {(path: string) => Promise<Answer>}
 */
export function asker(host, at = `https://${host}`) {
  const request = at.startsWith('https:') ? secure : plain;
  return (path) =>
    new Promise((resolve, reject) => {
      const headers = { host, accept: 'text/html,application/json' };
      const signal = AbortSignal.timeout(patienceMs);
      const sent = request(new URL(path, at), { headers, signal }, async (response) => {
        try {
          const text = Buffer.concat(await response.toArray()).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        } catch (error) {
          reject(error);
        }
      });
      sent.on('error', reject);
      sent.end();
    });
}

/**
 * @param {string} host
 * @param {(path: string) => Promise<Answer>} ask
 * @returns {Promise<Finding[]>}
 */
export async function diagnose(host, ask) {
  const answer = (/** @type {string} */ path) => ask(path).catch((error) => String(error));
  const health = await answer('/_edge/health');
  if (typeof health === 'string') {
    return [
      bad(`nothing answers (${health}): is there a DNS record, and a route in wrangler.toml?`),
    ];
  }
  const { 'x-tenant': tenant, 'x-tenant-source': source } = health.headers;
  if (!tenant && health.status === 503) {
    const why = 'its row is broken, or the store cannot be read: the log says which';
    return [bad(`nobody knows who has ${host}: ${why}`)];
  }
  if (!tenant || String(source).startsWith('default')) {
    const why =
      'publish its row, or deploy the table that has it; a publication is seen in two minutes';
    return [bad(`no tenant has ${host}: ${why}`)];
  }
  const judged = [
    good(`${host} is ${tenant}, by ${source}`),
    ...judgeHealth(health),
    judgeDocument(await answer('/'), host),
    judgeRobots(await answer('/robots.txt')),
    judgeToken(await answer('/api/services/v1/authorizer/validate'), String(tenant)),
  ];
  return judged;
}

/**
 * @param {Answer} health
 * @returns {Finding[]}
 */
export function judgeHealth({ status, text }) {
  const { version = '', bindings = {}, deployment = {} } = parsed(text);
  const missing = Object.keys(bindings).filter((name) => bindings[name] !== true);
  if (missing.length > 0) {
    return [bad(`the worker cannot reach ${missing.join(', ')}: see the bindings and secrets`)];
  }
  return [
    status === 200
      ? good(`healthy, version ${version}, ${deployment.tag || deployment.id}`)
      : bad(`health answers ${status}`),
  ];
}

/**
 * @param {Answer | string} answer
 * @param {string} host
 * @returns {Finding}
 */
export function judgeDocument(answer, host) {
  if (typeof answer === 'string') return bad(`the document does not come: ${answer}`);
  const { status, headers, text } = answer;
  if (status === 503) {
    return bad(
      'the document is the maintenance page: the platform’s settings have isMaintenance on, or leave it out',
    );
  }
  if (status !== 200) return bad(`the document answers ${status}`);
  const title = /<title>([^<]*)<\/title>/.exec(text)?.[1];
  const canonical = /<link rel="canonical" href="([^"]*)">/.exec(text)?.[1];
  if (!title || !canonical) return bad('the document has no title or no canonical address');
  if (String(headers['x-robots-tag']).includes('noindex')) {
    return bad(
      `the document is kept from search engines: a developer’s row, or the settings’ robot_index`,
    );
  }
  const alias = new URL(canonical).host === host ? '' : `; search engines are led to ${canonical}`;
  return good(`the document is “${title}”${alias}`);
}

/** @param {Answer | string} answer */
function judgeRobots(answer) {
  if (typeof answer === 'string' || answer.status !== 200) {
    return bad(`robots.txt answers ${typeof answer === 'string' ? answer : answer.status}`);
  }
  const sitemap = /^Sitemap: (.*)$/m.exec(answer.text)?.[1];
  return sitemap ? good(`robots are led to ${sitemap}`) : bad('robots.txt names no sitemap');
}

/**
 * @param {Answer | string} answer
 * @param {string} tenant
 */
function judgeToken(answer, tenant) {
  const status = typeof answer === 'string' ? answer : answer.status;
  if (status === 200) return good('the platform takes its app token');
  const what =
    status === 401
      ? 'refuses its app token: is APP_TOKEN_KEY the platform’s, and the domain known there?'
      : `gives it no app token (${status}): is appId known there, and the secret of ${tenant} right?`;
  return bad(`the platform ${what}`);
}

/** @param {string} told @returns {Finding} */
const good = (told) => ({ ok: true, told });

/** @param {string} told @returns {Finding} */
const bad = (told) => ({ ok: false, told });

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
