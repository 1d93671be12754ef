/** Provinces' averages on a line, piled where they are equal. */
import type { ProvinceFigures } from '../../api/statistics-host';

export interface Dot {
  readonly name: string;
  readonly score: number;
  /** Where it lies, a whole point of the scale, and how many lie below it there. */
  readonly at: number;
  readonly level: number;
}

/** A dot for each province, those with fewer points first. */
export function pileOf(provinces: readonly ProvinceFigures[]): readonly Dot[] {
  const piles = new Map<number, number>();
  return [...provinces]
    .sort((a, b) => a.score - b.score || a.name.localeCompare(b.name, 'id'))
    .map(({ name, score }) => {
      const at = Math.round(score);
      const level = piles.get(at) ?? 0;
      piles.set(at, level + 1);
      return { name, score, at, level };
    });
}

/** How many averages a mark of one's own passes, and the next one that it does not. */
export function standingOf(
  dots: readonly Dot[],
  own: number,
): { passed: number; next: Dot | undefined } {
  const passed = dots.filter(({ score }) => score < own).length;
  return { passed, next: dots[passed] };
}
