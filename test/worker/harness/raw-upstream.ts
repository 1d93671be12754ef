/** An upstream that misbehaves as no Worker can: its answers are written byte by byte. */

import { createServer, type Socket } from 'node:net';

/** How a raw upstream answers: bytes, or what to do with the connection. */
export type RawAnswer = string | ((socket: Socket, request: string) => void);

/** A running raw upstream. */
export interface RawUpstream {
  origin: string;
  /** The requests so far, head and what came of the body with it. */
  requests: string[];
  stop(): Promise<void>;
}

/** Starts one; `answer` is chosen by the request's text. */
export async function startRaw(answer: (request: string) => RawAnswer): Promise<RawUpstream> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let head = '';
    let answered = false;
    socket.on('data', (chunk) => {
      head += chunk.toString('latin1');
      if (answered || !head.includes('\r\n\r\n')) return;
      answered = true;
      requests.push(head);
      const chosen = answer(head);
      if (typeof chosen === 'string') socket.end(chosen);
      else chosen(socket, head);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the raw upstream has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** A whole HTTP answer as bytes; `status` with its reason, headers one a line. */
export function rawAnswer(status: string, headers: string[] = [], body = '{"a":1}'): string {
  const all = [...headers, `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close'];
  return [`HTTP/1.1 ${status}`, ...all, '', body].join('\r\n');
}
