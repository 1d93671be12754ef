/**
 * How many bytes response headers take on the wire. Visitors have HTTP/2 or 3, which name a header that
 * came before by its place in a table (RFC 7541); the stand-in for the edge speaks HTTP/1.1, which writes
 * each of them out every time.
 */
import { connect, createServer } from 'node:http2';

/** What HTTP/2 has no header for (RFC 9113, section 8.2.2). */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/**
 * The bytes of each response's header frame, in the order in which one connection carries them.
 *
 * @param {readonly { status: number, headers: Readonly<Record<string, string>> }[]} responses
 * @returns {Promise<number[]>}
 */
export async function packedHeaders(responses) {
  const server = createServer();
  const waiting = [{ status: 204, headers: {} }, ...responses];
  server.on('stream', (stream) => {
    const { status = 200, headers = {} } = waiting.shift() ?? {};
    stream.respond({ ':status': status, ...headersOf(headers) }, { endStream: true });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const session = connect(`http://127.0.0.1:${port}`);
  try {
    // What opens the connection comes with the first response.
    await received(session);
    const sizes = [];
    for (const _ of responses) sizes.push(await received(session));
    return sizes;
  } finally {
    session.close();
    server.close();
  }
}

/**
 * @param {import('node:http2').ClientHttp2Session} session
 * @returns {Promise<number>} the bytes of one response without a body
 */
async function received(session) {
  const before = session.socket.bytesRead;
  await new Promise((resolve, reject) => {
    // Of a response to HEAD alone the stated length needs no body.
    const stream = session.request({ ':method': 'HEAD' });
    stream.on('error', reject);
    stream.on('close', resolve);
    stream.resume();
  });
  return session.socket.bytesRead - before;
}

/** @param {Readonly<Record<string, string>>} headers */
function headersOf(headers) {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name));
  return Object.fromEntries(kept);
}
