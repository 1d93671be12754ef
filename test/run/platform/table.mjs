/** What a check has found, for a person. */

/**
 * @typedef {import('./check.mjs').Checked} Checked
 * @typedef {import('./check.mjs').Result} Result
 * @typedef {import('./drift.mjs').Drift} Drift
 */

const VERDICTS = /** @type {const} */ ([
  'conforms',
  'slow',
  'drift',
  'refused',
  'missing',
  'failed',
  'not asked',
]);

/** How many pages are named; `--json` names all. */
const MOST_PAGES = 6;

/**
 * @param {Checked} checked
 * @returns {string} a line for each call, below it those of what is otherwise, and one of them all
 */
export function table({ results, unsafe }) {
  const tenants = new Set(results.map(({ tenant }) => tenant));
  const widest = (/** @type {string[]} */ words) => Math.max(...words.map(({ length }) => length));
  const widths = {
    verdict: widest([...VERDICTS]),
    tenant: tenants.size > 1 ? widest([...tenants]) : 0,
    call: widest(['', ...results.map(({ call }) => call)]),
  };
  // Of many tenants only what is odd is told call by call.
  const told = tenants.size > 1 ? results.filter(isOdd) : results;
  const lines = told.flatMap((result) => [
    lineOf(result, widths),
    ...result.drifts.map((drift) => `    ${driftText(drift)}`),
    ...(result.drifts.length > 0 ? [`    ${pagesText(result.pages)}`] : []),
    ...result.nowhere.map((one) => `    ${nowhereText(one)}`),
  ]);
  const of = tenants.size > 1 ? `${tenants.size} tenants: ` : '';
  const never = `Never asked, because they do something: ${unsafe}.`;
  return [...lines, ...(lines.length > 0 ? [''] : []), `${of}${countText(results)}. ${never}`].join(
    '\n',
  );
}

/**
 * @param {Result} result
 * @param {{ verdict: number, tenant: number, call: number }} widths
 */
function lineOf({ verdict, tenant, call, ms, told, shows, pages }, widths) {
  const why = [told, shows && `${shows} (${pagesText(pages)})`].filter(Boolean).join('; ');
  const columns = [
    verdict.padEnd(widths.verdict),
    ...(widths.tenant > 0 ? [tenant.padEnd(widths.tenant)] : []),
    call.padEnd(widths.call),
    (ms === undefined ? '' : `${ms} ms`).padStart(8),
    why,
  ];
  return columns.join('  ').trimEnd();
}

/** @param {Drift} drift */
function driftText({ at, expected, found, beside, places, of, shows }) {
  const where = of > 1 ? ` (${places} of ${of})` : '';
  const renamed =
    beside === undefined ? '' : `, beside ${beside}, which the contract does not know`;
  return `${at || '/'}${where}: expected ${expected}, found ${found}${renamed}; ${shows}`;
}

/** @param {import('./absent.mjs').Nowhere} nowhere */
function nowhereText({ at, fields, beside }) {
  const others = beside.length > 0 ? `; not in the contract: ${beside.join(', ')}` : '';
  return `${at || '/'}: no record has ${fields.join(', ')}${others}`;
}

/** @param {string[]} pages */
function pagesText(pages) {
  const more = pages.length - MOST_PAGES;
  const named = pages.slice(0, MOST_PAGES).join(', ');
  if (pages.length === 0) return 'on no page by itself';
  return `pages: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

/** @param {Result} result */
const isOdd = ({ verdict }) => verdict !== 'conforms' && verdict !== 'not asked';

/** @param {Result[]} results */
function countText(results) {
  const counted = VERDICTS.flatMap((verdict) => {
    const count = results.filter((result) => result.verdict === verdict).length;
    return count > 0 ? [`${count} ${verdict}`] : [];
  });
  return counted.join(', ');
}
