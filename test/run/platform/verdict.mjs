/** What an answer says of the platform. */
import { absentIn } from './absent.mjs';
import { driftsIn } from './drift.mjs';
import { CANNOT_BE_SHOWN } from './schemas.mjs';

/**
 * @typedef {import('./answer.mjs').Answer} Answer
 * @typedef {import('./absent.mjs').Nowhere} Nowhere
 * @typedef {import('./drift.mjs').Drift} Drift
 */

/** @typedef {{ drifts: Drift[], nowhere: Nowhere[] }} Compared */

/** @typedef {'conforms' | 'slow' | 'drift' | 'refused' | 'missing' | 'failed' | 'not asked'} Verdict */

/**
 * @typedef {object} Judged
 * @property {Verdict} verdict
 * @property {string} [told] what came instead
 * @property {string} [shows] what a page shows then
 * @property {Drift[]} drifts
 * @property {Nowhere[]} nowhere
 * @property {unknown} [value] a good answer, to be asked further by
 */

/** An answer that takes longer than this is told as slow. */
export const SLOW_MS = 2000;

/**
 * @param {Answer} answer
 * @param {string} problem what the edge's log says of the request; empty where it says nothing
 * @param {(value: unknown) => Compared} compare
 * @param {boolean} byExample whether it was asked for with a value of the contract's own
 * @returns {Judged}
 */
export function judged(answer, problem, compare, byExample) {
  const { ending, status } = answer;
  if (ending === 'slow') return failed('timeout: no whole answer in time');
  if (ending === 'broken') return failed('reset: the connection broke');
  if (ending === 'too long') return failed('too long: over 2 MiB');
  const token = /app token for [^:]*: ([^;]+)/.exec(problem)?.[1];
  if (token !== undefined) return withoutToken(token);
  if (status === 401 || status === 403) {
    return { ...failed(`the platform answers ${status}`), verdict: 'refused' };
  }
  if (status === 404 || status === 405 || status === 410) {
    const why = byExample ? `${status}, asked for with an example` : `${status}`;
    return { ...failed(`the platform answers ${why}`), verdict: 'missing' };
  }
  if (status < 200 || status >= 300) return failed(failureOf(status, problem));
  return good(answer, compare);
}

/**
 * @param {Answer} answer
 * @param {(value: unknown) => Compared} compare
 * @returns {Judged}
 */
function good({ ending, status, body, ms }, compare) {
  const text = body.trim();
  if (ending === 'cut') return failed('cut short: the answer ends before its end');
  if (text === '') return failed(`empty: ${status} without an answer`);
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return failed(noJsonOf(text));
  }
  const { drifts, nowhere } = compare(value);
  if (drifts.length > 0) return { verdict: 'drift', drifts, nowhere, value };
  return { verdict: ms > SLOW_MS ? 'slow' : 'conforms', drifts, nowhere, value };
}

/** @param {string} text */
function noJsonOf(text) {
  if (text.startsWith('<')) return 'no JSON: a page of HTML';
  const isBegun = /^[[{]/.test(text);
  return isBegun && !/[\]}]$/.test(text) ? 'cut short: JSON without its end' : 'no JSON';
}

/**
 * What the edge answers in place of a platform's that it cannot pass on (worker/core/src/error.rs), and
 * what the platform's own failures are.
 *
 * @param {number} status
 * @param {string} problem
 */
function failureOf(status, problem) {
  const answered = /answered (\d+)( with a page| with something else)?/.exec(problem);
  if (answered) {
    const [, own = '', form] = answered;
    if (own.startsWith('3')) return `redirect: the platform answers ${own}`;
    const what = form === ' with a page' ? 'a page of HTML' : 'something else';
    return `no JSON: ${what}, status ${own}`;
  }
  if (/: Slow\b|\bTimeout\b/.test(problem)) return 'timeout: the platform does not answer in time';
  if (/: Broken\b/.test(problem)) return 'reset: the platform cannot be reached, or breaks off';
  if (/\bTooLarge\b/.test(problem)) return 'too long: over 2 MiB';
  if (/\bUnavailable\b/.test(problem)) return 'no address of the platform is set for it';
  if (/\bInternal\b/.test(problem)) return 'the edge is not set up: is APP_TOKEN_KEY right?';
  if (status === 429) return '429: asked too often';
  return `the platform answers ${status}`;
}

/**
 * @param {string} why the fault in the edge's words
 * @returns {Judged}
 */
function withoutToken(why) {
  const status = /^Upstream\((\d+)\)$/.exec(why)?.[1];
  if (status?.startsWith('4')) {
    return {
      ...failed(`the platform gives no app token: it answers ${status}`),
      verdict: 'refused',
    };
  }
  if (why === 'Internal') return failed('no app token: is APP_TOKEN_KEY right?');
  const what =
    status === undefined ? 'it cannot be reached, or answers late' : `it answers ${status}`;
  return failed(`the platform gives no app token: ${what}`);
}

const nothing = { drifts: [], nowhere: [] };

/** @param {string} told @returns {Judged} */
const failed = (told) => ({ verdict: 'failed', told, shows: CANNOT_BE_SHOWN, ...nothing });

/**
 * @param {import('./schemas.mjs').Schemas} schemas
 * @param {import('./contract.mjs').Operation} operation
 * @param {Readonly<Record<string, import('./seen.mjs').Field>>} before what was seen of its answers
 * @returns {(value: unknown) => Compared}
 */
export const comparing =
  (schemas, { schema }, before) =>
  (value) => {
    if (!schema) return { drifts: [], nowhere: [] };
    const { drifts, nowhere } = absentIn(schemas, schema, value, before);
    return { drifts: [...driftsIn(schemas, schema, value), ...drifts], nowhere };
  };
