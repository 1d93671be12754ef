/**
 * Asks a platform for all that the site reads of it, by the edge's own way, and tells of each call
 * whether it answers as the contract says. It only reads, and is done within a minute.
 */
import { operationsOf } from './contract.mjs';
import { isSafe, questionOf, sourcesOf, whyNotAsked, whyNotMeant } from './questions.mjs';
import { Schemas } from './schemas.mjs';
import { Turns } from './turns.mjs';
import { comparing, judged } from './verdict.mjs';

/**
 * @typedef {import('./answer.mjs').Answer} Answer
 * @typedef {import('./contract.mjs').Document} Document
 * @typedef {import('./contract.mjs').Operation} Operation
 * @typedef {import('./questions.mjs').Tenant} Tenant
 * @typedef {import('./verdict.mjs').Judged} Judged
 */

/**
 * What answers: the edge, for a tenant.
 *
 * @typedef {(tenant: Tenant, path: string, signal: AbortSignal) => Promise<{ answer: Answer, problem: string }>} Ask
 */

/**
 * @typedef {object} Result
 * @property {string} tenant
 * @property {string} call
 * @property {import('./verdict.mjs').Verdict} verdict
 * @property {number} [ms] how long it took; nothing where it was not asked
 * @property {string} [told]
 * @property {string} [shows]
 * @property {string[]} pages
 * @property {import('./drift.mjs').Drift[]} drifts
 * @property {import('./absent.mjs').Nowhere[]} nowhere
 */

/**
 * @typedef {object} Checked
 * @property {Result[]} results
 * @property {number} unsafe how many calls are never asked, because they do something
 */

/**
 * @typedef {object} Options
 * @property {Tenant[]} tenants
 * @property {boolean} [isSignedIn]
 * @property {(operation: Operation) => boolean} [wanted] which calls are told of; others are asked only for values
 * @property {(operation: Operation, value: unknown) => void} [seen] is given each answer that can be read
 * @property {Readonly<Record<string, import('./seen.mjs').SeenCall>>} [before] what was seen earlier, by call
 * @property {Partial<typeof LIMITS>} [limits]
 */

export const LIMITS = { atOnce: 6, callMs: 8000, wholeMs: 60_000 };

const OUT_OF_TIME = 'out of time';

/**
 * @param {Document} document
 * @param {Ask} ask
 * @param {Options} options
 * @returns {Promise<Checked>}
 */
export async function check(document, ask, options) {
  const operations = operationsOf(document);
  const safe = operations.filter(isSafe);
  const wanted = safe.filter(options.wanted ?? (() => true));
  const limits = { ...LIMITS, ...options.limits };
  const schemas = new Schemas(document);
  const shared = { ask, options, limits, schemas, turns: new Turns(limits.atOnce) };
  const until = performance.now() + limits.wholeMs;
  const results = options.tenants.flatMap((tenant) => {
    const round = new Round({ ...shared, tenant, safe, until });
    return wanted.map((operation) => round.result(operation));
  });
  return { results: await Promise.all(results), unsafe: operations.length - safe.length };
}

/**
 * @typedef {object} Task
 * @property {Ask} ask
 * @property {Options} options
 * @property {typeof LIMITS} limits
 * @property {Schemas} schemas
 * @property {Turns} turns
 * @property {Tenant} tenant
 * @property {Operation[]} safe
 * @property {number} until
 */

/** @typedef {Judged & { ms?: number, words?: ReadonlyMap<string, string> }} Asked */

/** The calls for one tenant, each made once, whoever waits for its answer. */
class Round {
  /** @type {Map<string, Promise<Asked>>} */
  #asked = new Map();

  /** @param {Task} task */
  constructor(task) {
    this.task = task;
  }

  /**
   * @param {Operation} operation
   * @returns {Promise<Result>}
   */
  async result(operation) {
    const { verdict, ms, told, shows, drifts, nowhere } = await this.#once(operation, []);
    const { call, pages } = operation;
    const tenant = this.task.tenant.key;
    const more = {
      ...(ms !== undefined && { ms }),
      ...(told !== undefined && { told }),
      ...(shows !== undefined && { shows }),
    };
    return { tenant, call, verdict, ...more, pages, drifts, nowhere };
  }

  /**
   * @param {Operation} operation
   * @param {string[]} waiting the calls that wait for it, so that none waits for itself
   */
  #once(operation, waiting) {
    const asked = this.#asked.get(operation.call) ?? this.#prepared(operation, waiting);
    this.#asked.set(operation.call, asked);
    return asked;
  }

  /**
   * @param {Operation} operation
   * @param {string[]} waiting
   * @returns {Promise<Asked>}
   */
  async #prepared(operation, waiting) {
    const why = whyNotAsked(operation, this.task.options.isSignedIn === true);
    if (why !== undefined) return notAsked(why);
    /** @type {Map<string, import('./questions.mjs').Source>} */
    const sources = new Map();
    const chain = [...waiting, operation.call];
    for (const call of sourcesOf(operation)) {
      const source = this.task.safe.find((one) => one.call === call);
      if (source && !chain.includes(call)) {
        const { value, words } = await this.#once(source, chain);
        if (words) sources.set(call, { value, words });
      }
    }
    const question = questionOf(operation, this.task.tenant, sources);
    if ('why' in question) return notAsked(question.why);
    return this.task.turns.take(() => this.#made(operation, question));
  }

  /**
   * @param {Operation} operation
   * @param {import('./questions.mjs').Asking} asking
   * @returns {Promise<Asked>}
   */
  async #made(operation, asking) {
    const { ask, limits, options, schemas, tenant, until } = this.task;
    const left = until - performance.now();
    if (left <= 0) return notAsked(OUT_OF_TIME);
    const signal = AbortSignal.timeout(Math.ceil(Math.min(limits.callMs, left)));
    const { answer, problem } = await ask(tenant, asking.path, signal);
    // One that had less time than the others has not failed.
    if (answer.ending === 'slow' && left < limits.callMs) return notAsked(OUT_OF_TIME);
    const why = whyNotMeant(operation, asking, answer.status);
    if (why !== undefined) return notAsked(why);
    const before = options.before?.[operation.call]?.fields ?? {};
    const told = judged(
      answer,
      problem,
      comparing(schemas, operation, before),
      asking.example !== undefined,
    );
    if (told.value !== undefined) options.seen?.(operation, told.value);
    return { ...told, ms: answer.ms, words: asking.words };
  }
}

/** @param {string} told @returns {Asked} */
const notAsked = (told) => ({ verdict: 'not asked', told, drifts: [], nowhere: [] });

/**
 * @param {Checked} checked
 * @returns {number} the exit code
 */
export function exitCodeOf({ results }) {
  const asked = results.filter(({ verdict }) => verdict !== 'not asked');
  const isGood = asked.every(({ verdict }) => verdict === 'conforms' || verdict === 'slow');
  return asked.length > 0 && isGood ? 0 : 1;
}
