/**
 * Patterns after Indonesian textile traditions, as pure functions: a name and a seed give an SVG
 * tile that repeats without a seam. Everything is painted in `currentColor`, lighter parts by
 * opacity, so that a tile serves as a mask on pages and takes any ink in pictures.
 */
import { seedOf } from './seed';
import { arch, circle, corners, diamond, line, petals, polygon, rect, ring } from './shape';

/** A square tile: its side in units, and the SVG elements on it. */
export interface Tile {
  readonly size: number;
  readonly body: string;
}

/** Each motif has two or three variants; the seed's bits choose. */
type Draw = (variant: number) => Tile;

/** Batik: the cut kapok fruit, four lobes round a point. */
const kawung: Draw = (variant) => {
  const lobe = (x: number, y: number, turn: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="25" ry="12" transform="rotate(${turn} ${x} ${y})"/>`;
  const lobes = lobe(20, 20, 45) + lobe(60, 20, -45) + lobe(20, 60, -45) + lobe(60, 60, 45);
  const point = (x: number, y: number) => (variant === 0 ? diamond(x, y, 4) : circle(x, y, 3));
  const points = point(0, 40) + point(80, 40) + point(40, 0) + point(40, 80);
  return { size: 80, body: lobes + points };
};

/** Batik: the broken blade, S curves in slanting rows between bands. */
const parang: Draw = (variant) => {
  const blade = (x: number, y: number) =>
    `<path transform="translate(${x} ${y})" d="M-17 13C-5 17-8 4 1 1S7-17 17-14C11-6 14 3 5 7S-9 21-17 13Z"/>`;
  const steps = [-80, -60, -40, -20, 0, 20, 40, 60, 80, 100, 120, 140];
  const row = (shift: number) => steps.map((at) => blade(at + shift, at)).join('');
  const bands = [33, 47].map((at) => line(at - 90, -90, at + 90, 90, 2.5)).join('');
  const others = [33, 47].map((at) => line(at - 170, -90, at + 90, 170, 2.5)).join('');
  const beads = [0, 20, 40, 60, 80].map((at) => diamond(at + 40, at, 3) + diamond(at - 40, at, 3));
  const body = row(-80) + row(0) + row(80) + bands + others;
  return { size: 80, body: clipped(80, variant === 0 ? body + beads.join('') : body) };
};

/** Batik of Cirebon: rain clouds, nested arcs in rows. */
const megaMendung: Draw = (variant) => {
  const radii = variant === 0 ? [30, 22, 14, 6] : [28, 18, 8];
  const cloud = (x: number, y: number) =>
    radii.map((radius) => arch(x, y, radius)).join('') + circle(x, y - 1, 1.8);
  const row = (y: number, shift: number) =>
    [-64, 0, 64, 128].map((x) => cloud(x + shift, y)).join('');
  return { size: 64, body: row(32, 0) + row(64, 32) + row(0, 32) };
};

/** Batik: small stars scattered on the night, a love that comes back. */
const truntum: Draw = (variant) => {
  const star = (x: number, y: number) =>
    petals(x, y, variant === 0 ? 8 : 6, 13, 4) + circle(x, y, 3);
  const points = [circle(0, 36, 2), circle(36, 0, 2), circle(72, 36, 2), circle(36, 72, 2)];
  return { size: 72, body: star(36, 36) + corners(72, star) + points.join('') };
};

/** Weaving: stepped diamonds, as threads crossing at right angles draw them. */
const tenun: Draw = (variant) => {
  const steps = (x: number, y: number, reach: number) => {
    const unit = reach / 4;
    const bar = (row: number) => {
      const half = (4 - Math.abs(row)) * unit;
      return rect(x - half, y + row * unit - unit / 2, half * 2, unit);
    };
    return [-3, -2, -1, 0, 1, 2, 3].map(bar).join('');
  };
  const heart = `<g opacity=".45">${corners(64, (x, y) => steps(x, y, 14))}</g>`;
  const frame = variant === 0 ? rect(0, 31, 10, 2) + rect(54, 31, 10, 2) : '';
  return { size: 64, body: steps(32, 32, 28) + heart + frame };
};

/** Batak cloth: bands of fine lines, teeth and dashes. */
const ulos: Draw = (variant) => {
  const teeth = (y: number, height: number) =>
    [0, 16, 32, 48].map((x) => polygon([x, y], [x + 8, y - height], [x + 16, y])).join('');
  const dashes = (y: number) => [2, 18, 34, 50].map((x) => rect(x, y, 12, 4)).join('');
  const lines = rect(0, 26, 64, 2) + rect(0, 42, 64, 2) + rect(0, 60, 64, 3);
  const middle =
    variant === 0 ? dashes(33) : [8, 24, 40, 56].map((x) => diamond(x, 35, 5)).join('');
  return { size: 64, body: teeth(22, 14) + lines + middle + dashes(50) };
};

/** Batik: roses and crosses in a strict grid. */
const ceplok: Draw = (variant) => {
  const rose = petals(40, 40, variant === 0 ? 4 : 8, 20, 7) + ring(40, 40, 28, 2.5);
  const corner = (x: number, y: number) => diamond(x, y, 12) + ring(x, y, 18, 2);
  return { size: 80, body: rose + circle(40, 40, 4) + corners(80, corner) };
};

/** Cloth ends: rows of spears, each with its heart. */
const tumpal: Draw = (variant) => {
  const spear = (x: number, y: number) =>
    `<path fill-rule="evenodd" d="M${x} ${y}l16-36 16 36zm9-5h14l-7-17z"/>` +
    (variant === 0 ? circle(x + 16, y - 10, 2) : '');
  const row = (y: number, shift: number) =>
    [-32, 0, 32, 64].map((x) => spear(x + shift, y)).join('');
  const bar = rect(0, 36, 64, 2.5) + rect(0, 61.5, 64, 2.5);
  return {
    size: 64,
    body: clipped(64, row(36, 0)) + bar + [8, 24, 40, 56].map((x) => diamond(x, 50, 5)).join(''),
  };
};

/** Balinese cloth: the chequer of opposites that belong together. */
const poleng: Draw = (variant) => {
  const squares = rect(0, 0, 32, 32) + rect(32, 32, 32, 32);
  const soft = rect(32, 0, 32, 32) + rect(0, 32, 32, 32);
  const points =
    variant === 0 ? circle(48, 16, 6) + circle(16, 48, 6) : diamond(48, 16, 9) + diamond(16, 48, 9);
  return { size: 64, body: `${squares}<g opacity=".22">${soft}</g>${points}` };
};

/** Batik in dots alone: diamonds of points. */
const nitik: Draw = (variant) => {
  const reach = variant === 0 ? 3 : 2;
  const steps = Array.from({ length: reach * 2 + 1 }, (_, index) => index - reach);
  const points = (x: number, y: number) =>
    steps.flatMap((column) =>
      steps
        .filter((row) => Math.abs(row) + Math.abs(column) <= reach)
        .map((row) => circle(x + column * 8, y + row * 8, 2.6)),
    );
  return { size: 64, body: points(32, 32).join('') + corners(64, (x, y) => circle(x, y, 4)) };
};

/** Gold-thread weaving: a lattice of diamonds, a star in each. */
const songket: Draw = (variant) => {
  const lattice =
    line(0, 36, 36, 0, 2) +
    line(36, 0, 72, 36, 2) +
    line(72, 36, 36, 72, 2) +
    line(36, 72, 0, 36, 2);
  const star = (x: number, y: number) =>
    petals(x, y, variant === 0 ? 8 : 4, 16, 3.5) + diamond(x, y, 5);
  return { size: 72, body: lattice + star(36, 36) + corners(72, star) };
};

/** Batik: scales, one covering the next, each with its eye. */
const gringsing: Draw = (variant) => {
  const scale = (x: number, y: number) =>
    arch(x, y, 22) + (variant === 0 ? arch(x, y, 15) : '') + circle(x, y - 6, 3.2);
  const row = (y: number, shift: number) =>
    [-48, 0, 48, 96].map((x) => scale(x + shift, y)).join('');
  return { size: 48, body: row(24, 0) + row(48, 24) + row(0, 24) };
};

const MOTIFS = {
  kawung,
  parang,
  'mega-mendung': megaMendung,
  truntum,
  tenun,
  ulos,
  ceplok,
  tumpal,
  poleng,
  nitik,
  songket,
  gringsing,
} satisfies Record<string, Draw>;

export type MotifName = keyof typeof MOTIFS;

export const motifNames = Object.keys(MOTIFS).filter(isMotifName);

export function isMotifName(name: string): name is MotifName {
  return Object.hasOwn(MOTIFS, name);
}

/** The tile of a motif in the variant that the seed chooses. */
export function motifTile(name: MotifName, seed = 0): Tile {
  return MOTIFS[name]((seed >>> 3) % 2);
}

/** The motif of a brand that has not chosen one. */
export function derivedMotif(key: string): MotifName {
  return motifNames[seedOf(key) % motifNames.length] ?? 'kawung';
}

/** Parts that reach over the edge are cut there; their other half comes from the neighbour's copy. */
function clipped(size: number, body: string): string {
  return `<svg width="${size}" height="${size}" overflow="hidden">${body}</svg>`;
}
