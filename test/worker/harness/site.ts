/** The built worker and app in the real runtime, set up as wrangler.toml says. */

import type { IncomingMessage } from 'node:http';
import { held } from '../../soak/heap.mjs';
import { type Got, open, type Sent, send } from './http';
import { expectImpersonal, noteTyped } from './personal';
import { runtimeFor, type SiteOptions, type SiteRuntime } from './runtime';

/** The part of a key-value store that specs use. */
export interface Store {
  get(key: string): Promise<string | null>;
  put(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
  /** `expiration` in Unix seconds. */
  list(): Promise<{ keys: { name: string; expiration?: number }[] }>;
}

let visitors = 0;

/** A running site. */
export class Site {
  /** The lines that were sent, and where answers lead on. */
  private readonly lines = new Set<string>();

  private constructor(private readonly runtime: SiteRuntime) {}

  static async start(wanted: SiteOptions = {}): Promise<Site> {
    return new Site(await runtimeFor(wanted));
  }

  get origin(): string {
    return this.runtime.origin;
  }

  /** What the worker has logged, a line each. */
  get logs(): string[] {
    return this.runtime.logs;
  }

  /** Fails where a personal value stood in a request line, or would with the request that comes next. */
  async stop(): Promise<void> {
    await this.runtime.release();
    expectImpersonal(this.lines);
  }

  /** How much memory WebAssembly has, which never gives any back. */
  async wasmMiB(): Promise<number> {
    const looking = held(this.runtime.miniflare);
    let isLooking = true;
    const seen = looking.finally(() => {
      isLooking = false;
    });
    // The inspector is heard while the worker runs.
    while (isLooking) await this.get('alpha.example', '/_edge/health');
    return (await seen).wasmMiB;
  }

  /** The worker's key-value store. */
  async kv(): Promise<Store> {
    const store: unknown = await this.runtime.miniflare.getKVNamespace('KV');
    if (!isStore(store)) throw new Error('KV is no store');
    return store;
  }

  get(host: string, path: string, headers: Record<string, string> = {}): Promise<Got> {
    return this.send('GET', host, path, { headers });
  }

  /** Sends as a page of the same origin would. */
  post(host: string, path: string, sent: Sent = {}, method = 'POST'): Promise<Got> {
    const headers = { origin: `http://${host}`, ...sent.headers };
    return this.send(method, host, path, { ...sent, headers });
  }

  async send(method: string, host: string, path: string, sent: Sent = {}): Promise<Got> {
    this.note(path, sent);
    const got = await send(this.origin, method, path, asVisitor(host, sent));
    this.note(got.headers.location ?? '');
    return got;
  }

  /** The answer as soon as its headers are there. */
  async open(
    method: string,
    host: string,
    path: string,
    sent: Sent = {},
  ): Promise<IncomingMessage> {
    this.note(path, sent);
    const response = await open(this.origin, method, path, asVisitor(host, sent));
    this.note(response.headers.location ?? '');
    return response;
  }

  private note(line: string, { body }: Sent = {}) {
    this.lines.add(line);
    noteTyped(body);
  }

  /** Sends over https, which the runtime is told rather than shown. */
  async secure(url: string, headers: Record<string, string> = {}): Promise<Response> {
    const got = await this.runtime.miniflare.dispatchFetch(url, { headers, redirect: 'manual' });
    const plain = [...got.headers].filter(([name]) => name !== 'set-cookie');
    const body = got.status === 200 ? await got.text() : null;
    const response = new Response(body, { status: got.status, headers: plain });
    for (const cookie of got.headers.getSetCookie()) response.headers.append('set-cookie', cookie);
    return response;
  }
}

const isStore = (value: unknown): value is Store =>
  typeof value === 'object' && value !== null && 'get' in value && 'list' in value;

/** Every request comes from an address of its own, so that none meets a rate limit by chance. */
function asVisitor(host: string, { headers, ...sent }: Sent): Sent {
  visitors += 1;
  const address = `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`;
  return { ...sent, headers: { host, 'cf-connecting-ip': address, ...headers } };
}
