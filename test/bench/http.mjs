/** Requests to a local runtime under any host name. */
import { Agent, request } from 'node:http';

/**
 * @param {string} origin
 * @param {string} host the Host header
 * @param {string} path
 * @param {Record<string, string>} [headers]
 * @returns {Promise<string>} the body; rejects on any status but 200
 */
export async function getText(origin, host, path, headers = {}) {
  const response = await send(origin, { path, headers: { ...headers, host } });
  let text = '';
  for await (const chunk of response) text += chunk;
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${text}`);
  return text;
}

/** Connections are never shared: what is measured must not wait for another's. */
const agent = new Agent({ keepAlive: false });

/**
 * @param {string} origin
 * @param {import('node:http').RequestOptions & { body?: string }} options
 * @returns {Promise<import('node:http').IncomingMessage>}
 */
export function send(origin, { body, ...options }) {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, agent, ...options }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

/** How long a visitor waits who leaves before anything has come: the request has arrived by then. */
const EARLY_MS = 5;

/**
 * Sends a request whose visitor leaves: the connection is reset, as of a tab that is closed.
 *
 * @param {string} origin
 * @param {import('node:http').RequestOptions & { body?: string }} options
 * @returns {Promise<void>} once the visitor is gone
 */
export function leaveEarly(origin, { body, ...options }) {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const sent = request({ hostname, port, agent, ...options });
    sent.on('error', () => {});
    sent.on('close', resolve);
    // Resetting drops what is still on its way, so that it is waited for until it is written.
    sent.on('finish', () => setTimeout(() => sent.socket?.resetAndDestroy(), EARLY_MS));
    sent.end(body);
  });
}

/**
 * Asks the assistant, as a signed-in visitor of the default tenant would.
 *
 * @param {string} origin
 * @param {string} query
 */
export function ask(origin, query) {
  return send(origin, chatRequest(query));
}

/**
 * The address of a visitor, as a limit tells them apart.
 *
 * @param {number} visitor
 */
export const addressOf = (visitor) => `10.1.${Math.floor(visitor / 250)}.${visitor % 250}`;

let visitors = 0;

/**
 * Each question is another visitor's, as far as a limit can tell: nobody asks as fast as a bench.
 *
 * @param {string} query
 * @returns {import('node:http').RequestOptions & { body: string }}
 */
export function chatRequest(query) {
  const host = 'alpha.localhost';
  visitors += 1;
  return {
    method: 'POST',
    path: '/api/assistant/v2/chat',
    headers: {
      host,
      origin: `http://${host}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      cookie: 'assistant_token=bench',
      'cf-connecting-ip': addressOf(visitors),
    },
    body: JSON.stringify({ query }),
  };
}
