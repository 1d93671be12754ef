/** Ranks of provinces: who stands where, and which of them a search finds. */
import type { ProvinceFigures } from '../../../../api/statistics-host';
import { wordSearch } from '../../../../sections/lists/word-search';
import { ticks, ticksBetween } from '../../../../ui/chart/scale';

/** What a ranking goes by; the first is the usual one, which the URL leaves out. */
export const measures = {
  score: { label: 'Nilai rata-rata', unit: 'nilai' },
  total: { label: 'Jumlah peserta', unit: 'peserta' },
} as const;

export type Measure = keyof typeof measures;

/** A place in a ranking. Equal values share a rank, and the next one counts on behind them. */
export interface Ranked {
  readonly rank: number;
  readonly id: string;
  readonly name: string;
  readonly value: number;
}

/**
 * The axis that a ranking is drawn on, the same on all its pages and for every search. Scores lie so
 * close that an axis from 0 would show them as equal; numbers of people begin at 0.
 */
export function axisOf(ranking: readonly Ranked[], measure: Measure): readonly number[] {
  const values = ranking.map(({ value }) => value);
  const max = Math.max(0, ...values);
  return measure === 'score' ? ticksBetween(Math.min(max, ...values), max) : ticks(max);
}

/** The measure that stands in the query as the list's category. */
export function measureOf(category: string): Measure {
  return category === 'total' ? 'total' : 'score';
}

/** The provinces, best first. */
export function rank(provinces: readonly ProvinceFigures[], measure: Measure): readonly Ranked[] {
  const sorted = provinces
    .map(({ id, name, ...figures }) => ({ id, name, value: figures[measure] }))
    .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name, 'id'));
  return sorted.map((row) => ({
    ...row,
    rank: sorted.findIndex(({ value }) => value === row.value) + 1,
  }));
}

/** Those whose name holds all words of the search, with the ranks they have among all. */
export function found(ranking: readonly Ranked[], search: string): readonly Ranked[] {
  const isFound = wordSearch(search);
  return ranking.filter(({ name }) => isFound(name));
}
