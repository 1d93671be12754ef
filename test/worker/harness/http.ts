/** A plain HTTP client that sends hosts, paths and headers just as they are written. */

import { type IncomingMessage, request } from 'node:http';

/** What to send beside the method and the path. */
export interface Sent {
  headers?: Record<string, string>;
  /** Text and bytes as they are, a form as one, anything else as JSON. */
  body?: unknown;
  /** Stops the request: the connection is reset. */
  signal?: AbortSignal;
}

/** A whole answer. */
export interface Got {
  status: number;
  /** Names in lower case; repeated ones joined by a comma. */
  headers: Record<string, string>;
  cookies: string[];
  text: string;
  /** The body as JSON; `undefined` when it is none. */
  json: unknown;
}

/** Sends a request and waits for the answer's headers. */
export async function open(
  origin: string,
  method: string,
  path: string,
  { headers = {}, body, signal }: Sent = {},
): Promise<IncomingMessage> {
  const { hostname, port } = new URL(origin);
  const { type, bytes } = await encoded(body);
  const all = { ...(type && { 'content-type': type }), ...headers };
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path, headers: all, agent: false }, resolve);
    // A plain end is noticed by the runtime only when it writes next; a closed tab resets.
    signal?.addEventListener('abort', () => call.socket?.resetAndDestroy());
    call.on('error', reject);
    call.end(bytes);
  });
}

/** Sends a request and reads the whole answer. */
export async function send(
  origin: string,
  method: string,
  path: string,
  sent?: Sent,
): Promise<Got> {
  return read(await open(origin, method, path, sent));
}

async function read(response: IncomingMessage): Promise<Got> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  const { 'set-cookie': cookies = [], ...others } = response.headers;
  const headers = Object.entries(others).map(([name, value]) => [name, String(value)]);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    cookies,
    text,
    json: jsonOf(text),
  };
}

/** A text as JSON, `undefined` when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function encoded(body: unknown): Promise<{ type: string; bytes: Buffer | undefined }> {
  if (body === undefined) return { type: '', bytes: undefined };
  if (typeof body === 'string') return { type: '', bytes: Buffer.from(body) };
  if (body instanceof Uint8Array) return { type: '', bytes: Buffer.from(body) };
  if (body instanceof FormData) {
    const whole = new Response(body);
    const type = whole.headers.get('content-type') ?? '';
    return { type, bytes: Buffer.from(await whole.arrayBuffer()) };
  }
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
}
