/** What stands below the columns of a chart by month. */

/** The texts below one column. */
export interface MonthMark {
  /** "Jan". */
  readonly month: string;
  /** Below the first column and where a year begins; else empty. */
  readonly year: string;
  /** How wide the chart has to be for the month to fit. */
  readonly fits: 'always' | 'wide' | 'never';
}

/** How many months fit below a phone's chart, and below a wide one. */
const MOST = { always: 6, wide: 12 };

/** The marks of months by their names, "Jan 2026"; a name without a year is a month as it is. */
export function monthMarks(labels: readonly string[]): readonly MonthMark[] {
  const parts = labels.map(partsOf);
  const always = spread(labels.length, MOST.always);
  const wide = spread(labels.length, MOST.wide);
  const begins = parts.map(({ year }, index) => index > 0 && year !== parts[index - 1]?.year);
  const second = begins.indexOf(true);
  // Two years must not overlap: the first is left out where the next begins soon.
  const room = second === -1 || second >= labels.length / MOST.always;
  return parts.map(({ month, year }, index) => ({
    month,
    year: begins[index] || (index === 0 && room) ? year : '',
    fits: always.has(index) ? 'always' : wide.has(index) ? 'wide' : 'never',
  }));
}

function partsOf(label: string): { month: string; year: string } {
  const [, month = label, year = ''] = /^(.*\S)\s+(\d{4})$/.exec(label) ?? [];
  return { month, year };
}

/** Which of `count` columns are named where `most` names fit: the last always, the others evenly. */
function spread(count: number, most: number): ReadonlySet<number> {
  const every = Math.max(1, Math.ceil(count / most));
  const named = new Set<number>();
  for (let index = count - 1; index >= 0; index -= every) named.add(index);
  return named;
}
