/** The built worker and app in the real runtime, set up as wrangler.toml says. */

import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { inject } from 'vitest';
import { stretched } from '../../run/stretched.mjs';
import { held } from '../../soak/heap.mjs';
import { type Got, open, type Sent, send } from './http';
import type { Platform } from './platform';
import { ORIGIN } from './provided';

/** What a spec's site differs in. */
export interface SiteOptions {
  /** The stand-in to ask; none: every upstream is out of reach. */
  platform?: Platform;
  /** Variables beside or in place of wrangler.toml's and the stand-in's. */
  vars?: Record<string, string>;
  /** Rate limits in place of wrangler.toml's, by binding. */
  limits?: Record<string, number>;
  /** The folder that KV is kept in from one start to the next. */
  kvFolder?: string;
  /** A module that wraps the worker, for faults that the runtime's own bindings never have. */
  wrapper?: string;
  /** Whether its deadlines are those of production: for specs about what is late. */
  keepsDeadlines?: boolean;
  /** Whether what the worker holds on to is looked at. */
  inspected?: boolean;
  /** A module in place of the app's rendering code, for faults that the app never has. */
  renderer?: string;
  /** The same in place of its drawing code. */
  drawing?: string;
}

/** The part of a key-value store that specs use. */
export interface Store {
  get(key: string): Promise<string | null>;
  put(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
  /** `expiration` in Unix seconds. */
  list(): Promise<{ keys: { name: string; expiration?: number }[] }>;
}

/** Nothing listens here: the port is reserved (RFC 6335). */
const NOWHERE = 'http://127.0.0.1:1';

let visitors = 0;

/** A running site. */
export class Site {
  private constructor(
    private readonly runtime: Miniflare,
    readonly origin: string,
    /** What the worker has logged, a line each. */
    readonly logs: string[],
  ) {}

  static async start(wanted: SiteOptions = {}): Promise<Site> {
    const { platform, vars, kvFolder } = wanted;
    const { assets, bindings, ratelimits = {}, ...options } = inject('site');
    const upstream = platform?.origin ?? NOWHERE;
    const addresses = Object.entries(inject('vars')).map(([name, value]) => [
      name,
      value.replace(ORIGIN, upstream),
    ]);
    const logs: string[] = [];
    const runtime = new Miniflare(
      convertV4MiniflareOptions({
        ...options,
        ratelimits: limited(ratelimits, wanted.limits),
        handleStructuredLogs: ({ level, message }) => {
          logs.push(message);
          // The lines of requests that went well are many, and printing them takes long.
          if (level === 'error') console.error(message);
        },
        modulesRoot: inject('build'),
        modules: modulesOf(wanted),
        ...(assets && { assets: { ...assets, directory: inject('dist') } }),
        bindings: { ...bindings, ...Object.fromEntries(addresses), ...vars },
        ...(wanted.inspected === true && { inspectorPort: 0 }),
        ...(kvFolder !== undefined && { resourcePersistencePath: kvFolder }),
      }),
    );
    return new Site(runtime, (await runtime.ready).origin, logs);
  }

  stop(): Promise<void> {
    return this.runtime.dispose();
  }

  /** How much memory WebAssembly has, which never gives any back. */
  async wasmMiB(): Promise<number> {
    const looking = held(this.runtime);
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
    const store: unknown = await this.runtime.getKVNamespace('KV');
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

  send(method: string, host: string, path: string, sent: Sent = {}): Promise<Got> {
    return send(this.origin, method, path, asVisitor(host, sent));
  }

  /** The answer as soon as its headers are there. */
  open(method: string, host: string, path: string, sent: Sent = {}): Promise<IncomingMessage> {
    return open(this.origin, method, path, asVisitor(host, sent));
  }

  /** Sends over https, which the runtime is told rather than shown. */
  async secure(url: string, headers: Record<string, string> = {}): Promise<Response> {
    const got = await this.runtime.dispatchFetch(url, { headers, redirect: 'manual' });
    const plain = [...got.headers].filter(([name]) => name !== 'set-cookie');
    const body = got.status === 200 ? await got.text() : null;
    const response = new Response(body, { status: got.status, headers: plain });
    for (const cookie of got.headers.getSetCookie()) response.headers.append('set-cookie', cookie);
    return response;
  }
}

/** The rate limits, some of them lower: a spec that meets one has to within its minute. */
function limited<L extends { simple: { limit: number } }>(
  all: Record<string, L>,
  limits: Record<string, number> = {},
): Record<string, L> {
  const changed = Object.entries(all).map(([name, one]): [string, L] => {
    const limit = limits[name] ?? one.simple.limit;
    return [name, { ...one, simple: { ...one.simple, limit } }];
  });
  return Object.fromEntries(changed);
}

/** The built modules, with what a spec puts before them or in place of one. */
function modulesOf({ keepsDeadlines, wrapper, renderer, drawing }: SiteOptions) {
  const build = inject('build');
  const first = wrapper ?? (keepsDeadlines ? undefined : stretched);
  const others = new Map([
    [join(build, 'render/index.js'), renderer],
    [join(build, 'render/art.js'), drawing],
  ]);
  return [
    ...(first === undefined
      ? []
      : [{ type: 'ESModule' as const, path: join(build, 'wrapper.js'), contents: first }]),
    ...inject('modules').map((module) => {
      const contents = others.get(module.path);
      return contents === undefined ? module : { ...module, contents };
    }),
  ];
}

const isStore = (value: unknown): value is Store =>
  typeof value === 'object' && value !== null && 'get' in value && 'list' in value;

/** Every request comes from an address of its own, so that none meets a rate limit by chance. */
function asVisitor(host: string, { headers, ...sent }: Sent): Sent {
  visitors += 1;
  const address = `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`;
  return { ...sent, headers: { host, 'cf-connecting-ip': address, ...headers } };
}
