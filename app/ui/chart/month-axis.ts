/** What stands below the columns of a chart by month. */

/** The texts below one column. */
export interface MonthMark {
  /** "Jan". */
  readonly month: string;
  /** Below the first column and where a year begins; else empty. */
  readonly year: string;
  /** At which widths of the chart the month is named. */
  readonly shows: 'always' | 'narrow' | 'wide' | 'never';
}

/** How many months fit below a phone's chart, and below a wide one. */
const MOST = { narrow: 8, wide: 12 };

/** The marks of months by their names, "Jan 2026"; a name without a year is a month as it is. */
export function monthMarks(labels: readonly string[]): readonly MonthMark[] {
  const parts = labels.map(partsOf);
  const narrow = spread(labels.length, MOST.narrow);
  const wide = spread(labels.length, MOST.wide);
  const begins = parts.map(({ year }, index) => index > 0 && year !== parts[index - 1]?.year);
  const second = begins.indexOf(true);
  // Two years must not overlap: the first is left out where the next begins soon.
  const room = second === -1 || second >= labels.length / 6;
  return parts.map(({ month, year }, index) => ({
    month,
    year: begins[index] || (index === 0 && room) ? year : '',
    shows: showsWhere(narrow.has(index), wide.has(index)),
  }));
}

function showsWhere(isNarrow: boolean, isWide: boolean): MonthMark['shows'] {
  if (isNarrow) return isWide ? 'always' : 'narrow';
  return isWide ? 'wide' : 'never';
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
