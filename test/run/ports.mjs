import { createServer } from 'node:net';
import { Advice } from './process.mjs';

/** Both loopback addresses: `localhost` may mean either. */
const loopbacks = ['127.0.0.1', '::1'];

/** The port of `npm start` where the variable PORT names none. */
export const PORT = 8787;

/**
 * Where `npm start` answers for a host of this machine.
 *
 * @param {string} host as in "buku.localhost"
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string} an origin
 */
export function startOrigin(host, env = process.env) {
  return `http://${host}:${env.PORT || PORT}`;
}

/** @returns {Promise<number>} a port that nothing listens on */
export async function freePort() {
  return listen(0, '127.0.0.1');
}

/**
 * @param {string | undefined} given the variable PORT
 * @param {number} otherwise the port when it is not given
 * @returns {Promise<number>} the port to serve on, found to be free
 */
export async function wantedPort(given, otherwise) {
  const port = given ? Number(given) : otherwise;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Advice(`PORT is no port number: ${given}`, 'Give one from 1 to 65535.');
  }
  for (const host of loopbacks) {
    try {
      await listen(port, host);
    } catch (error) {
      // A machine without IPv6 has no ::1 to listen on, and nothing else can have taken it there.
      if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'EAFNOSUPPORT') continue;
      throw new Advice(
        `Port ${port} cannot be used (${codeOf(error)}).`,
        `Stop the program that has it, or choose another port: PORT=${port + 1} npm start`,
      );
    }
  }
  return port;
}

/**
 * @param {number} port 0 for any
 * @param {string} host
 * @returns {Promise<number>} the port that could be listened on, free again
 */
function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const found = address !== null && typeof address === 'object' ? address.port : port;
      server.close(() => resolve(found));
    });
  });
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
