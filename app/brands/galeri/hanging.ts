/** What a corridor takes to become a gallery for two nights. */

/** A sheet that works are shown on: its width and height in metres when it stands upright. */
export const papers = [
  { name: 'A4', width: 0.21, height: 0.297 },
  { name: 'A3', width: 0.297, height: 0.42 },
  { name: 'A2', width: 0.42, height: 0.594 },
] as const;
export type Paper = (typeof papers)[number];

/** Between two works, so that one is looked at and not the next; in metres. */
const GAP = 0.45;
/** Rope beyond the wall, for the knots: a tenth. */
const SPARE = 1.1;
/** Rupiah: a metre of jute rope, a peg, a label. */
const [ROPE, PEG, LABEL] = [2_500, 300, 500];

export interface Hanging {
  readonly works: number;
  /** Whole metres. */
  readonly rope: number;
  readonly pegs: number;
  /** Desk lamps to borrow: one lights two works. */
  readonly lamps: number;
  /** Rupiah. */
  readonly cost: number;
}

/** How many sheets a wall of `metres` takes, and what they hang from. */
export function hang(metres: number, { width }: { width: number }): Hanging {
  const length = Number.isFinite(metres) ? Math.max(0, metres) : 0;
  const works = Math.floor(length / (width + GAP));
  const rope = works === 0 ? 0 : Math.ceil(length * SPARE);
  const pegs = works * 2;
  return {
    works,
    rope,
    pegs,
    lamps: Math.ceil(works / 2),
    cost: rope * ROPE + pegs * PEG + works * LABEL,
  };
}
