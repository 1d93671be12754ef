/** Ranks of provinces: who stands where, and which of them a search finds. */
import type { ProvinceFigures } from '../../api/statistics-host';

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
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ranking.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
