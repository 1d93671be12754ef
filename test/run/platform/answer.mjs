/** One answer of the running edge, read within bounds. */
import { request } from 'node:http';

/**
 * How reading an answer ended: with its last byte, `cut` off before that, at the limit of its length,
 * without an answer in time, or without any.
 *
 * @typedef {'whole' | 'cut' | 'too long' | 'slow' | 'broken'} Ending
 */

/**
 * @typedef {object} Answer
 * @property {Ending} ending
 * @property {number} status 0 where no answer has come
 * @property {string} body
 * @property {string} id what the edge calls the request in its log
 * @property {number} ms until its end
 */

/** The longest answer that is read, in bytes. */
const MOST_BYTES = 2 * 1024 * 1024;

/**
 * @param {string} origin
 * @param {string} path
 * @param {{ headers: Record<string, string>, signal: AbortSignal }} sent
 * @returns {Promise<Answer>}
 */
export function answerOf(origin, path, { headers, signal }) {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (/** @type {Ending} */ ending, status = 0, id = '', body = '') =>
      resolve({ ending, status, body, id, ms: Math.round(performance.now() - began) });
    const call = request(new URL(path, origin), { headers, signal, agent: false });
    call.on('error', () => end(signal.aborted ? 'slow' : 'broken'));
    call.on('response', async (response) => {
      const { ending, body } = await read(response, signal);
      end(ending, response.statusCode, String(response.headers['x-request-id'] ?? ''), body);
    });
    call.end();
  });
}

/**
 * @param {import('node:http').IncomingMessage} response
 * @param {AbortSignal} signal
 * @returns {Promise<{ ending: Ending, body: string }>}
 */
async function read(response, signal) {
  /** @type {Buffer[]} */
  const chunks = [];
  let length = 0;
  try {
    for await (const chunk of response) {
      length += chunk.length;
      // Leaving the loop closes the connection.
      if (length > MOST_BYTES) return { ending: 'too long', body: '' };
      chunks.push(chunk);
    }
  } catch {
    return { ending: signal.aborted ? 'slow' : 'cut', body: '' };
  }
  return { ending: 'whole', body: Buffer.concat(chunks).toString() };
}
