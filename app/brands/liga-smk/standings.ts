/** The league's table: provinces by score, and the cut of it that a visitor looks at. */
import type { ProvinceFigures } from '../../api/statistics-host';
import { cleanLine } from '../../core/typed-text';

/** A province with its place; equal scores share one. */
export interface Line extends ProvinceFigures {
  readonly rank: number;
}

export function tableOf(provinces: readonly ProvinceFigures[]): Line[] {
  const sorted = [...provinces].sort((a, b) => b.score - a.score || b.total - a.total);
  return sorted.map((province) => ({
    ...province,
    rank: sorted.findIndex(({ score }) => score === province.score) + 1,
  }));
}

/** The first `shown` lines, or those around the province whose name has `wanted` in it. */
export function cutOf(
  table: readonly Line[],
  wanted: string,
  shown: number,
): { lines: readonly Line[]; found: Line | undefined } {
  const name = cleanLine(wanted).toLowerCase();
  const at = name === '' ? -1 : table.findIndex((line) => line.name.toLowerCase().includes(name));
  const from = Math.max(0, Math.min(at - Math.floor(shown / 2), table.length - shown));
  return { lines: table.slice(from, from + shown), found: table[at] };
}
