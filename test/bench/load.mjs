/**
 * A small load generator: a fixed number of connections, each with one request at a time, on bare
 * sockets, since a full HTTP client costs more than the server that is measured.
 */
import { connect } from 'node:net';

/**
 * @param {string} origin
 * @param {{ host: string, path: string, connections: number, ms: number }} load `{n}` in the path
 *   stands for a number that no other request has
 * @returns {Promise<number>} how many answers came
 */
export async function answersOver(origin, { host, path, connections, ms }) {
  const { hostname, port } = new URL(origin);
  const message = () => {
    sent += 1;
    const target = path.replace('{n}', String(sent));
    return `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\n\r\n`;
  };
  const until = performance.now() + ms;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => repeat(Number(port), hostname, message, until)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** How many requests have been sent. */
let sent = 0;

/**
 * @param {number} port
 * @param {string} hostname
 * @param {() => string} message
 * @param {number} until
 * @returns {Promise<number>} how many answers came
 */
function repeat(port, hostname, message, until) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, hostname);
    let count = 0;
    let received = '';
    socket.setEncoding('latin1');
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('connect', () => socket.write(message()));
    socket.on('data', (chunk) => {
      received += chunk;
      const end = endOfAnswer(received);
      if (end === -1) return;
      count += 1;
      received = received.slice(end);
      if (performance.now() < until) {
        socket.write(message());
        return;
      }
      socket.destroy();
      resolve(count);
    });
  });
}

/**
 * @param {string} text what has come so far
 * @returns {number} where the answer ends; -1 while it has not
 */
function endOfAnswer(text) {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd === -1) return -1;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, headEnd))?.[1];
  if (length !== undefined) {
    const end = headEnd + 4 + Number(length);
    return text.length >= end ? end : -1;
  }
  const last = text.indexOf('\r\n0\r\n\r\n', headEnd);
  return last === -1 ? -1 : last + 7;
}
