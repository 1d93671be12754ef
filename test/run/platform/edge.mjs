/** The built worker, running on this machine to ask a platform as it would where it is deployed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { siteOptions } from '../../browser/site.mjs';
import { answerOf } from './answer.mjs';
import { variablesOf } from './variables.mjs';

/** @typedef {import('./answer.mjs').Answer} Answer */

/** How long the log's line of a request is waited for: it comes by another way than the answer. */
const LINE_MS = 500;

/** How the log says that there is no app token (worker/src/services/app_token.rs). */
const NO_TOKEN = 'app token for ';

/** The name of the session's cookie (worker/core/src/auth/session/cookie.rs). */
const SESSION = 'access_token';

export class Edge {
  /** @type {Map<string, string>} what went wrong, by the requests' ids */
  #problems = new Map();
  /** @type {Map<string, string>} why there was no app token, by tenant */
  #tokens = new Map();
  #runtime;
  /** As in "http://127.0.0.1:8787". */
  origin = '';

  /**
   * @param {string} folder with the built worker and app, as `copyBuilt` leaves them
   * @param {import('./variables.mjs').Wanted} wanted
   */
  constructor(folder, wanted) {
    const bindingsOf = (/** @type {object | undefined} */ configured) =>
      variablesOf(wanted, textsIn(configured), process.env);
    this.#runtime = new Miniflare(
      convertV4MiniflareOptions({
        ...siteOptions(folder, bindingsOf, wanted.env),
        // What was kept for others says nothing of the platform.
        cacheAPI: false,
        handleStructuredLogs: ({ message }) => this.#note(message),
      }),
    );
  }

  /**
   * @param {string} folder
   * @param {import('./variables.mjs').Wanted} wanted
   */
  static async start(folder, wanted) {
    const edge = new Edge(folder, wanted);
    edge.origin = (await edge.#runtime.ready).origin;
    return edge;
  }

  /**
   * @param {string} host
   * @param {string} path
   * @param {AbortSignal} signal
   * @param {string} [session] of somebody who is signed in
   * @returns {Promise<{ answer: Answer, problem: string }>}
   */
  async ask(host, path, signal, session) {
    const cookie = session && `__Host-${SESSION}=${session}; ${SESSION}=${session}`;
    const headers = { host, accept: 'application/json', ...(cookie && { cookie }) };
    const answer = await answerOf(this.origin, path, { headers, signal });
    return { answer, problem: answer.status >= 400 ? await this.#problem(answer.id) : '' };
  }

  async stop() {
    await this.#runtime.dispose();
  }

  /** @param {string} line of the worker's log */
  #note(line) {
    try {
      const { request, tenant, problem } = JSON.parse(line);
      if (typeof request !== 'string') return;
      const told = String(problem ?? '');
      if (told.includes(NO_TOKEN)) this.#tokens.set(tenant, told);
      // Without a token the edge waits before it asks for one again, and says no more than that it has none.
      this.#problems.set(
        request,
        told === 'BadGateway' ? (this.#tokens.get(tenant) ?? told) : told,
      );
    } catch {
      // Other lines than those of requests say nothing of one.
    }
  }

  /** @param {string} id */
  async #problem(id) {
    const until = performance.now() + LINE_MS;
    while (!this.#problems.has(id) && performance.now() < until) await sleep(10);
    return this.#problems.get(id) ?? '';
  }
}

/**
 * @param {object} [bindings]
 * @returns {Record<string, string>}
 */
const textsIn = (bindings = {}) =>
  Object.fromEntries(Object.entries(bindings).filter(([, value]) => typeof value === 'string'));
