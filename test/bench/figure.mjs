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

/**
 * A bench: takes the built site's folder and returns its figures.
 *
 * @typedef {() => Promise<{ measure: (folder: string) => Promise<Figure[]> }>} Bench
 */

/**
 * Runs benches one after another. One that fails takes no figure of the others with it.
 *
 * @param {[name: string, load: Bench][]} benches
 * @param {string} folder
 * @param {(known: Figure[]) => void} keep takes all figures so far, after each bench
 * @returns {Promise<{ figures: Figure[], failed: string[] }>} all figures, and the benches that failed
 */
export async function measureEach(benches, folder, keep) {
  /** @type {{ figures: Figure[], failed: string[] }} */
  const found = { figures: [], failed: [] };
  for (const [name, load] of benches) {
    console.log(`— ${name}`);
    try {
      const { measure } = await load();
      found.figures.push(...(await measure(folder)));
      keep(found.figures);
    } catch (error) {
      console.error(error);
      found.failed.push(name);
    }
  }
  return found;
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
