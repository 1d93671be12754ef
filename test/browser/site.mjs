/**
 * The built site in a real runtime for browser specs and benches: the worker and the app as they
 * would be deployed, with the bindings of wrangler.toml, and the stand-in upstream beside it.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';
import { devVars } from '../run/dev-vars.mjs';
import { alone, checkoutLock } from '../run/lock.mjs';
import { workerModules } from '../run/modules.mjs';
import { Advice, root } from '../run/process.mjs';
import { stretched } from '../run/stretched.mjs';
import { bundleUpstream } from '../upstream/bundle.mjs';

/** What the worker is deployed by. */
export const configuration = join(root, 'wrangler.toml');
const worker = 'build';
const app = 'app/dist';

/** More requests than a run can make: the limits are a concern of the worker's own specs. */
export const noLimit = { limit: 1_000_000, period: /** @type {const} */ (60) };

/**
 * Copies what is built now, so that a build that goes on meanwhile cannot change what is tested.
 *
 * @returns {Promise<string>} the folder, which is the caller's to remove
 */
export async function copyBuilt() {
  for (const file of [`${worker}/main.js`, `${worker}/render/index.js`, `${app}/index.html`]) {
    if (!existsSync(join(root, file))) {
      throw new Advice(`The site is not built: ${file} is missing.`, 'Run: node worker/build.mjs');
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'belajar-built-'));
  await alone(checkoutLock, async () => {
    for (const part of [worker, app]) {
      cpSync(join(root, part), join(folder, part), { recursive: true });
    }
  });
  return folder;
}

/**
 * @param {string} folder what `copyBuilt` made
 * @returns the assets and their routing, as a runtime's options
 */
export function siteAssets(folder) {
  const { assets } = configured(folder);
  return { assets };
}

/** A running site with its stand-in upstream. */
export class Site {
  /**
   * @param {Miniflare} runtime
   * @param {string} origin
   * @param {Upstream} upstream
   * @param {string[]} logs
   */
  constructor(runtime, origin, upstream, logs) {
    this.runtime = runtime;
    /** What the worker has logged, a line each. */
    this.logs = logs;
    /** As in "http://127.0.0.1:8787"; the tenants are told apart by their hosts. */
    this.origin = origin;
    this.upstream = upstream;
  }

  /**
   * @param {string} folder what `copyBuilt` made
   * @param {Record<string, string>} [vars] variables to set otherwise than for the stand-in
   * @param {string} [storage] a folder that what the worker stores is kept in
   * @param {{ https?: boolean, inspectorPort?: number, holdsContract?: boolean,
   *   stretchesDeadlines?: boolean }} [served] how the runtime is to be reached, whether the stand-in
   *   holds what it meets to the contract, and whether the edge's deadlines are stretched
   * @returns {Promise<Site>} the site, ready to answer
   */
  static async start(folder, vars = {}, storage = undefined, served = {}) {
    const { holdsContract = false, stretchesDeadlines = false, ...reached } = served;
    const upstream = await Upstream.start(holdsContract ? { HOLDS_CONTRACT: 'true' } : {});
    /** @type {string[]} */
    const logs = [];
    const site = siteOptions(folder, (bindings) => ({
      ...bindings,
      ...devVars(upstream.origin),
      ...vars,
    }));
    const options = {
      ...site,
      ...(stretchesDeadlines && { modules: [firstModule(folder), ...site.modules] }),
      ...(storage !== undefined && { resourcePersistencePath: storage }),
      ...reached,
    };
    const handleStructuredLogs = keepIn(logs);
    const runtime = new Miniflare(convertV4MiniflareOptions({ ...options, handleStructuredLogs }));
    return new Site(runtime, (await runtime.ready).origin, upstream, logs);
  }

  /**
   * @param {string} tenant its key
   * @param {string} [path] with a leading slash
   * @returns {string} the address at which a browser finds a tenant
   */
  address(tenant, path = '/') {
    return `http://${tenant}.localhost:${new URL(this.origin).port}${path}`;
  }

  async stop() {
    await Promise.all([this.runtime.dispose(), this.upstream.stop()]);
  }
}

/** The stand-in upstream and its switches (test/upstream/src/control.ts). */
export class Upstream {
  /**
   * @param {Miniflare} runtime
   * @param {string} origin
   */
  constructor(runtime, origin) {
    this.runtime = runtime;
    this.origin = origin;
  }

  /** @param {Record<string, string>} [bindings] what its worker is given beside the edge's own values */
  static async start(bindings = {}) {
    const scriptPath = await bundleUpstream();
    const { APP_TOKEN_KEY, APP_SECRET, DATA_ANON_KEY } = devVars('');
    const runtime = new Miniflare(
      convertV4MiniflareOptions({
        modules: true,
        modulesRoot: dirname(scriptPath),
        scriptPath,
        compatibilityDate: '2026-11-17',
        d1Databases: ['DB'],
        bindings: { ...bindings, APP_TOKEN_KEY, APP_SECRET, DATA_ANON_KEY },
        // Streams that are told to break and readers that leave are part of what is played.
        handleStructuredLogs: keepIn([]),
      }),
    );
    return new Upstream(runtime, (await runtime.ready).origin);
  }

  /**
   * @param {string} method
   * @param {string} path below `/_control/`
   * @param {unknown} [body]
   * @returns {Promise<unknown>} the answer's data
   */
  async control(method, path, body) {
    const response = await fetch(`${this.origin}/_control/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.data;
  }

  async stop() {
    await this.runtime.dispose();
  }
}

/** @param {string} folder */
export function removeBuilt(folder) {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string[]} logs */
function keepIn(logs) {
  return (/** @type {{ level: string, message: string }} */ { level, message }) => {
    logs.push(`${level}: ${message}`);
  };
}

/**
 * The options of a runtime with the built worker in it, whose limits nobody meets.
 *
 * @param {string} folder what `copyBuilt` made
 * @param {(configured: object | undefined) => object} bindingsOf the worker's variables and secrets, of
 *   those that are configured
 * @param {string} [env] an environment of wrangler.toml
 */
export function siteOptions(folder, bindingsOf, env) {
  const { ratelimits = {}, bindings, modulesRules: _, ...others } = configured(folder, env);
  return {
    ...others,
    name: 'site',
    modulesRoot: join(folder, worker),
    modules: workerModules(join(folder, worker)),
    bindings: bindingsOf(bindings),
    ratelimits: Object.fromEntries(
      Object.entries(ratelimits).map(([name, limit]) => [name, { ...limit, simple: noLimit }]),
    ),
  };
}

/** @param {string} folder */
function firstModule(folder) {
  const path = join(folder, worker, 'stretched.js');
  return { type: /** @type {const} */ ('ESModule'), path, contents: stretched };
}

/**
 * @param {string} folder
 * @param {string} [env]
 */
function configured(folder, env) {
  return optionsOf(configuration, env, {
    overrides: { assets: { directory: join(folder, app) } },
  }).workerOptions;
}
