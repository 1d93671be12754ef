/** Runtimes of the built worker and app, set up as wrangler.toml says: shared ones, and those of one spec. */

import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { inject } from 'vitest';
import { stretched } from '../../run/stretched.mjs';
import { send } from './http';
import type { Platform } from './platform';
import { Pool } from './pool';
import { ORIGIN } from './provided';
import { RENEW, type Renewal, renewable, SETTLE } from './renewable';

/** What a spec's site differs in. */
export interface SiteOptions {
  /** The stand-in to ask; none: every upstream is out of reach. */
  platform?: Platform;
  /** Variables beside or in place of wrangler.toml's and the stand-in's. */
  vars?: Record<string, string>;
  /** Rate limits in place of wrangler.toml's, by binding. */
  limits?: Record<string, number>;
  /** Whether its deadlines are those of production: for specs about what is late. */
  keepsDeadlines?: boolean;
  /** The folder that KV is kept in from one start to the next. */
  kvFolder?: string;
  /** A module that wraps the worker, for faults that the runtime's own bindings never have. */
  wrapper?: string;
  /** Whether what the worker holds on to is looked at. */
  inspected?: boolean;
  /** A module in place of the app's rendering code, for faults that the app never has. */
  renderer?: string;
  /** The same in place of its drawing code. */
  drawing?: string;
}

/** Nothing listens here: the port is reserved (RFC 6335). */
const NOWHERE = 'http://127.0.0.1:1';

/** A runtime that a site has until it is stopped. */
export interface SiteRuntime {
  readonly miniflare: Miniflare;
  readonly origin: string;
  /** What the worker has logged, a line each. */
  readonly logs: string[];
  /** Ends it, or keeps it for another site. */
  release(): Promise<void>;
}

/** A runtime as new. One whose module, store or inspector is of the site's own serves that site alone. */
export function runtimeFor(wanted: SiteOptions): Promise<SiteRuntime> {
  const { kvFolder, wrapper, inspected, renderer, drawing } = wanted;
  const own = [kvFolder, wrapper, inspected, renderer, drawing];
  return own.every((option) => option === undefined) ? sharedRuntime(wanted) : ownRuntime(wanted);
}

async function ownRuntime(wanted: SiteOptions): Promise<SiteRuntime> {
  const logs: string[] = [];
  const first = wanted.wrapper ?? (wanted.keepsDeadlines ? undefined : stretched);
  const miniflare = started(wanted, modulesOf(first, wanted), (line) => logs.push(line));
  const { origin } = await miniflare.ready;
  return { miniflare, origin, logs, release: () => miniflare.dispose() };
}

/** A runtime that one site after another has. */
interface Shared {
  readonly miniflare: Miniflare;
  readonly origin: string;
  /** The log of the site that has it. */
  logs: string[];
}

/** What is waiting, by its rate limits: they are fixed when a runtime is started. */
const pools = new Map<string, Pool<Shared, Renewal>>();

function poolOf(limits: Record<string, number> = {}): Pool<Shared, Renewal> {
  const key = JSON.stringify(limits);
  const pool = pools.get(key) ?? new Pool({ start: () => startShared(limits), renew, end });
  pools.set(key, pool);
  return pool;
}

async function sharedRuntime(wanted: SiteOptions): Promise<SiteRuntime> {
  const pool = poolOf(wanted.limits);
  const isPunctual = wanted.keepsDeadlines === true;
  const shared = await pool.take({ vars: varsOf(wanted), isPunctual });
  const logs: string[] = [];
  shared.logs = logs;
  const release = async () => {
    if (await isDone(shared, SETTLE)) pool.give(shared);
    else await end(shared);
  };
  return { miniflare: shared.miniflare, origin: shared.origin, logs, release };
}

async function startShared(limits: Record<string, number>): Promise<Shared> {
  const told = { logs: [] as string[] };
  const log = (line: string) => {
    if (line !== BEGUN_ANEW) told.logs.push(line);
  };
  const miniflare = started({ limits }, modulesOf(renewable, {}), log);
  return Object.assign(told, { miniflare, origin: (await miniflare.ready).origin });
}

/** What the framework logs when it makes its instance anew. */
const BEGUN_ANEW = 'Reinitializing Wasm application';

const renew = (shared: Shared, renewal: Renewal) => isDone(shared, RENEW, renewal);
const end = ({ miniflare }: Shared) => miniflare.dispose();

/** Has something done in a runtime; false where it is not done within a moment. */
async function isDone({ origin }: Shared, path: string, body?: Renewal): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const sent = send(origin, 'POST', path, { body, signal });
  return sent.then(
    ({ status }) => status === 204,
    () => false,
  );
}

/** Work that outlasts its spec by more than this ends with its runtime. */
const PATIENCE_MS = 2_000;

/** The variables of a site: the stand-in's addresses, and its own. */
function varsOf({ platform, vars }: SiteOptions): Record<string, string> {
  const upstream = platform?.origin ?? NOWHERE;
  const addresses = Object.entries(inject('vars')).map(([name, value]) => [
    name,
    value.replace(ORIGIN, upstream),
  ]);
  return { ...Object.fromEntries(addresses), ...vars };
}

function started(wanted: SiteOptions, modules: Modules, log: (line: string) => void): Miniflare {
  const { assets, bindings, ratelimits = {}, ...options } = inject('site');
  const { kvFolder, inspected } = wanted;
  return new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      ratelimits: limited(ratelimits, wanted.limits),
      handleStructuredLogs: ({ level, message }) => {
        log(message);
        // The lines of requests that went well are many, and printing them takes long.
        if (level === 'error') console.error(message);
      },
      modulesRoot: inject('build'),
      modules,
      ...(assets && { assets: { ...assets, directory: inject('dist') } }),
      bindings: { ...bindings, ...varsOf(wanted) },
      ...(inspected === true && { inspectorPort: 0 }),
      ...(kvFolder !== undefined && { resourcePersistencePath: kvFolder }),
    }),
  );
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

type Modules = ReturnType<typeof modulesOf>;

/** The built modules, with one before them where there is one, and what a spec puts in place of others. */
function modulesOf(first: string | undefined, { renderer, drawing }: SiteOptions) {
  const build = inject('build');
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
