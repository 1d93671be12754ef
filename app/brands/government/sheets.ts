/** The sheets of all provinces, from the platform's figures. */
import type { ProvinceFigures } from '../../api/statistics-host';
import { islandOf, PROVINCE_TILES, provinceTile } from '../../ui/chart/provinces';
import { quantileClasses } from '../../ui/chart/scale';

/** What the map is coloured by. */
export type Measure = 'total' | 'score';

/** A province; all figures are 0 where the platform has none. */
export interface Sheet {
  readonly name: string;
  readonly code: string;
  /** `row / column` on the whole map, and where its east stands below its west. */
  readonly at: string;
  readonly narrow: string;
  readonly island: string;
  readonly total: number;
  readonly score: number;
  /** Its places among those with figures, from 1; the same for equal ones. */
  readonly totalRank: number;
  readonly scoreRank: number;
}

/** Where the map is folded on narrow screens: between Kalimantan and Sulawesi, Jawa and Bali. */
const FOLD = 8;
const FOLDED_ROWS = 8;

/** Every province from west to east, with what is known of it. */
export function sheetsOf(figures: readonly ProvinceFigures[]): readonly Sheet[] {
  const known = new Map<string, { total: number; score: number }>();
  for (const { name, total, score } of figures) {
    const tile = provinceTile(name);
    if (tile && total > 0) known.set(tile.code, { total, score });
  }
  const all = [...known.values()];
  const rank = (measure: Measure, value: number) =>
    value > 0 ? 1 + all.filter((one) => one[measure] > value).length : 0;
  return PROVINCE_TILES.map(({ name, code, column, row }) => {
    const { total = 0, score = 0 } = known.get(code) ?? {};
    const isEast = column >= FOLD;
    return {
      name,
      code,
      at: `${row + 1} / ${column + 1}`,
      narrow: isEast
        ? `${row + FOLDED_ROWS + 1} / ${column - FOLD + 1}`
        : `${row + 1} / ${column + 1}`,
      island: islandOf(name) ?? '',
      total,
      score,
      totalRank: rank('total', total),
      scoreRank: rank('score', score),
    };
  });
}

/** The map's colours from the fewest to the most, in per cent of the brand's own. */
const TONES = [10, 24, 42, 100];

/** A class of values with its colour. */
export interface Shade {
  readonly from: number;
  readonly to: number;
  readonly tone: number;
}

/** Colours for about as many provinces each; the darkest is for the last of them. */
export function shadesOf(sheets: readonly Sheet[], measure: Measure): readonly Shade[] {
  const values = sheets.map((sheet) => sheet[measure]).filter((value) => value > 0);
  const classes = quantileClasses(values, TONES.length);
  return classes.map((one, index) => ({
    ...one,
    tone: TONES[TONES.length - classes.length + index] ?? 0,
  }));
}

/** A value's colour; 0, an empty tile, for none. */
export function toneOf(value: number, shades: readonly Shade[]): number {
  return value > 0 ? (shades.find(({ to }) => value <= to)?.tone ?? 0) : 0;
}
