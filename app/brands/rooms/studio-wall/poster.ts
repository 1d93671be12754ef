/**
 * Posters set on a grid of squares: shapes from a seed, lettering that fits its field. A poster is
 * numbers and paths alone, so that it can be drawn, measured and taken apart.
 */
import { type Dice, dice } from '../../../art/random';
import { box, disc, half, quarter, wedge } from './shapes';

/** How the picture's squares are filled. */
export const MANNERS = ['tiles', 'echo', 'awning', 'dots'] as const;
export type Manner = (typeof MANNERS)[number];

/** The side of a square, in the poster's units. */
export const SQUARE = 100;
/** Squares from left to right. */
export const COLUMNS = 6;
/** How many inks a poster is printed in; the first is its paper. */
export const INKS = 4;

export interface Plan {
  readonly title: string;
  readonly manner: Manner;
  readonly seed: number;
  /** Squares from top to bottom of the whole sheet, and of the field that has the title. */
  readonly rows: number;
  readonly titleRows: number;
  /** How wide a letter of the title's font is on average, as a share of its size. */
  readonly letter: number;
}

/** What is printed in one go, one over the other. */
export interface Layer {
  readonly ink: number;
  readonly path: string;
}

export interface Lettering {
  readonly size: number;
  readonly leading: number;
  readonly lines: readonly string[];
  /** Baselines from the top of the sheet. */
  readonly baselines: readonly number[];
}

export interface Sheet {
  readonly rows: number;
  /** Where the title's field begins, in squares from the top. */
  readonly titleAt: number;
  readonly titleRows: number;
  readonly layers: readonly Layer[];
  readonly lettering: Lettering;
  /** How much of the sheet each ink covers, from 0 to 1; together 1. */
  readonly shares: readonly number[];
}

/** Space between the sheet's edge and its lettering. */
export const MARGIN = 30;
/** Height of the small line in the title's field. */
const NOTE = 64;
const LEADING = 0.98;
const LARGEST = 170;
const SMALLEST = 34;

/** Sets a poster; the same plan gives the same sheet everywhere. */
export function setPoster(plan: Plan): Sheet {
  const roll = dice(plan.seed);
  const isTitleAbove = roll.chance(0.4);
  const pictureRows = plan.rows - plan.titleRows;
  const titleAt = isTitleAbove ? 0 : pictureRows;
  const press = new Press(isTitleAbove ? plan.titleRows : 0);
  FILLS[plan.manner](press, pictureRows, roll);
  const inked = press.areas.reduce((sum, area) => sum + area, 0);
  const whole = COLUMNS * plan.rows;
  const shares = press.areas.map((area, ink) => (ink === 0 ? area + whole - inked : area) / whole);
  const lettering = fitTitle(plan.title, {
    width: COLUMNS * SQUARE - 2 * MARGIN,
    top: titleAt * SQUARE,
    height: plan.titleRows * SQUARE,
    letter: plan.letter,
  });
  return {
    rows: plan.rows,
    titleAt,
    titleRows: plan.titleRows,
    layers: press.layers,
    lettering,
    shares,
  };
}

/** Collects what is printed, and how much of each ink is seen in the end. */
class Press {
  readonly layers: { ink: number; path: string }[] = [];
  /** In squares. */
  readonly areas: number[] = Array.from({ length: INKS }, () => 0);

  /** `top`: squares above the picture. */
  constructor(readonly top: number) {}

  /** Prints over ink `under` (nothing where it is left out), which is then seen by so much less. */
  print(ink: number, path: string, area: number, under?: number): void {
    const last = this.layers.at(-1);
    if (last?.ink === ink) last.path += path;
    else this.layers.push({ ink, path });
    this.areas[ink] = (this.areas[ink] ?? 0) + area;
    if (under !== undefined) this.areas[under] = (this.areas[under] ?? 0) - area;
  }
}

type Fill = (press: Press, rows: number, roll: Dice) => void;

const EIGHTH = Math.PI / 8;

/** A rule for each square: a pattern as on tiles, with one disc that keeps to none. */
const tiles: Fill = (press, rows, roll) => {
  const [across, down, turnAcross, turnDown] = [1, 1, 1, 1].map(() => 1 + roll.below(3));
  const shapes = roll.pick([
    [quarter, half],
    [quarter, wedge],
    [half, wedge],
    [quarter, quarter],
  ] as const);
  const odd = roll.below(COLUMNS * rows);
  const squares = Array.from({ length: COLUMNS * rows }, (_, at) => {
    const [x, y] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    const step = x * (across ?? 1) + y * (down ?? 1);
    const under = [0, 1, 0, 2][step % 4] ?? 0;
    return { at, x, y, step, under, ink: at === odd ? 3 : (under + 1 + (step % 2)) % 3 };
  });
  const place = (x: number, y: number) => [x * SQUARE, (y + press.top) * SQUARE, SQUARE] as const;
  for (const ink of [1, 2]) {
    for (const { x, y, under } of squares) {
      if (under === ink) press.print(ink, box(...place(x, y), SQUARE), 1);
    }
  }
  for (const ink of [0, 1, 2, 3]) {
    for (const { at, x, y, step, under, ink: own } of squares) {
      if (own !== ink) continue;
      const shape = shapes[step % 2] ?? quarter;
      const turn = x * (turnAcross ?? 1) + y * (turnDown ?? 1);
      const path = at === odd ? disc(...place(x, y), 0.8) : shape(...place(x, y), turn);
      const area = at === odd ? 0.16 * Math.PI : (AREAS.get(shape) ?? 0);
      press.print(ink, path, area, under);
    }
  }
};

const AREAS: ReadonlyMap<typeof half, number> = new Map([
  [quarter, 2 * EIGHTH],
  [half, EIGHTH],
  [wedge, 0.5],
]);

/** Rings round a corner of the picture, as sound goes out from a harbour. */
const echo: Fill = (press, rows, roll) => {
  const side = Math.min(COLUMNS, rows);
  const turn = roll.below(4);
  const left = turn === 0 || turn === 3 ? 0 : COLUMNS - side;
  const above = turn < 2 ? 0 : rows - side;
  const first = 1 + roll.below(2);
  press.print(3, box(0, press.top * SQUARE, COLUMNS * SQUARE, rows * SQUARE), COLUMNS * rows);
  for (let radius = side, ring = 0; radius > 0; radius -= 1, ring += 1) {
    const ink = ring % 2 === 0 ? first : ring % 4 === 1 ? 0 : 3;
    const under = ring === 0 ? 3 : ring % 2 === 1 ? first : ring % 4 === 2 ? 0 : 3;
    const x = left + (turn === 1 || turn === 2 ? side - radius : 0);
    const y = above + press.top + (turn > 1 ? side - radius : 0);
    const path = quarter(x * SQUARE, y * SQUARE, radius * SQUARE, turn);
    press.print(ink, path, 2 * EIGHTH * radius * radius, under);
  }
};

/** Strips of cloth that hang down, each to its own length. */
const awning: Fill = (press, rows, roll) => {
  const top = press.top * SQUARE;
  const inks = roll.pick<readonly [number, number]>([
    [1, 2],
    [2, 3],
    [1, 3],
  ]);
  const lengths = Array.from({ length: COLUMNS }, () => 1 + roll.below(Math.max(1, rows - 1)));
  const spare = 6 - inks[0] - inks[1];
  for (const [side, ink] of inks.entries()) {
    for (const [column, length] of lengths.entries()) {
      if (column % 2 !== side) continue;
      const x = column * SQUARE;
      press.print(ink, box(x, top, SQUARE, length * SQUARE), length);
      if (length < rows) press.print(ink, half(x, top + length * SQUARE, SQUARE, 0), EIGHTH);
    }
  }
  for (const [column, length] of lengths.entries()) {
    if (rows - length < 2) continue;
    const y = top + (rows - 1) * SQUARE;
    press.print(spare, disc(column * SQUARE, y, SQUARE, 1), 2 * EIGHTH);
  }
};

/** A screen of dots that swell towards one corner, and one that has swollen most. */
const dots: Fill = (press, rows, roll) => {
  const [leans, drops] = [roll.chance(0.5), roll.chance(0.5)];
  const [under, ink] = roll.pick<readonly [number, number]>([
    [1, 0],
    [2, 0],
    [0, 1],
    [0, 2],
  ]);
  const top = press.top * SQUARE;
  if (under !== 0) press.print(under, box(0, top, COLUMNS * SQUARE, rows * SQUARE), COLUMNS * rows);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < COLUMNS; x += 1) {
      const far = (leans ? COLUMNS - 1 - x : x) / (COLUMNS - 1);
      const deep = (drops ? rows - 1 - y : y) / Math.max(1, rows - 1);
      const share = Math.round((0.14 + 0.86 * ((far + deep) / 2)) * 50) / 50;
      const area = 2 * EIGHTH * share * share;
      press.print(ink, disc(x * SQUARE, top + y * SQUARE, SQUARE, share), area, under);
    }
  }
  const side = Math.min(3, rows);
  const x = leans ? COLUMNS - side : 0;
  const y = drops ? rows - side : 0;
  // What it covers of the dots is small beside it.
  press.print(
    3,
    disc(x * SQUARE, top + y * SQUARE, side * SQUARE, 0.92),
    0.66 * side * side,
    under,
  );
};

const FILLS: Readonly<Record<Manner, Fill>> = { tiles, echo, awning, dots };

interface Field {
  readonly width: number;
  readonly top: number;
  readonly height: number;
  readonly letter: number;
}

/** The title in the largest size at which its lines fit the field, above its small line. */
export function fitTitle(title: string, { width, top, height, letter }: Field): Lettering {
  const room = height - NOTE - MARGIN;
  let size = LARGEST;
  let lines = broken(title, width / (size * letter));
  while (size > SMALLEST && !fits(lines, size)) {
    size -= 4;
    lines = broken(title, width / (size * letter));
  }
  const leading = Math.round(size * LEADING);
  const kept = lines.slice(0, Math.max(1, Math.floor(room / leading)));
  const first = top + MARGIN + size * 0.78;
  const baselines = kept.map((_, index) => Math.round(first + index * leading));
  return { size, leading, lines: kept, baselines };

  function fits(found: readonly string[], at: number): boolean {
    const longest = Math.max(0, ...found.map((line) => [...line].length));
    return found.length * at * LEADING <= room && longest * at * letter <= width;
  }
}

/** Words in lines of at most so many letters; a longer word has a line of its own. */
function broken(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && [...last].length + 1 + [...word].length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
