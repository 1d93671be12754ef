/**
 * One figure that a bench found.
 *
 * @typedef {object} Figure
 * @property {string} name what was measured
 * @property {number} value
 * @property {string} unit
 * @property {{ most?: number, least?: number }} [budget] left out where there is none
 * @property {string} [note] what the figure is made of
 */

/**
 * @param {number[]} values
 * @param {number} [share] 0.5 for the median
 * @returns {number} the value that this share of the others lies below
 */
export function percentile(values, share = 0.5) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** @param {Figure[]} figures */
export function printTable(figures) {
  const rows = figures.map((figure) => ({
    figure: figure.name,
    value: `${round(figure.value)} ${figure.unit}`.trim(),
    budget: budgetText(figure),
    '': verdict(figure),
    note: figure.note ?? '',
  }));
  console.table(rows);
}

/** @param {Figure} figure */
function verdict({ value, budget }) {
  if (!budget) return '';
  const { most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY } = budget;
  return value <= most && value >= least ? 'ok' : 'OVER';
}

/** @param {Figure} figure */
function budgetText({ unit, budget }) {
  if (budget?.most !== undefined) return `≤ ${budget.most} ${unit}`.trim();
  return budget?.least === undefined ? '' : `≥ ${budget.least} ${unit}`.trim();
}

/** @param {number} value */
function round(value) {
  return value >= 100 ? Math.round(value) : Number(value.toFixed(2));
}
