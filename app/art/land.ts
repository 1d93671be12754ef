/** What landscapes are made of, whichever way a place is drawn. */
import type { Frame } from './frame';
import type { Dice } from './random';
import type { Scheme } from './scheme';
import { box, d, fill, stroke } from './svg';

export const PLACES = ['volcano', 'harbour', 'rice', 'city'] as const;
export type Place = (typeof PLACES)[number];

/** What all parts of one landscape share. */
export interface Land extends Frame {
  readonly s: Scheme;
  readonly roll: Dice;
  /** A layer's colour: 0 is as far as the sky, 1 is before one's feet. */
  readonly at: (near: number) => string;
}

/** A ridge from left to right as sums of waves, in whole numbers; `rough` is how high they are. */
export function ridge(
  { width: w, height: h, roll }: Land,
  base: number,
  rough: number,
  steps = 9,
): string {
  const [first, second] = [roll.between(0, 6), roll.between(0, 6)];
  const wave = (index: number) =>
    0.6 * Math.sin(first + index * 0.9) + 0.4 * Math.sin(second + index * 2.1);
  const y = (index: number) => Math.round(h * (base - rough * wave(index)));
  let path = d`M0 ${y(0)}`;
  for (let index = 1; index <= steps; index += 1) {
    const x = Math.round((index * w) / steps);
    const middle = Math.round(((index - 0.5) * w) / steps);
    // From the second on the curve goes on as the one before has come: its first handle need not be written.
    path += index === 1 ? d`C${middle} ${y(0)} ` : 'S';
    path += d`${middle} ${y(index)} ${x} ${y(index)}`;
  }
  return d`${path}V${h}H0Z`;
}

export function palm({ s }: Land, x: number, y: number, size: number, colour = s.deep): string {
  const leaf = (dx: number, dy: number) =>
    d`M${x + size * 0.14} ${y - size}q${dx * size * 0.5} ${-size * 0.22} ${dx * size} ${dy * size}q${-dx * size * 0.5} ${-size * 0.06} ${-dx * size} ${-dy * size}Z`;
  return (
    stroke(
      d`M${x} ${y}Q${x - size * 0.05} ${y - size * 0.5} ${x + size * 0.14} ${y - size}`,
      colour,
      size * 0.09,
    ) +
    fill(
      leaf(0.6, 0.14) +
        leaf(-0.6, 0.16) +
        leaf(0.45, -0.26) +
        leaf(-0.45, -0.24) +
        leaf(0.4, 0.4) +
        leaf(-0.36, 0.42),
      colour,
    )
  );
}

/** Steps of fields, each a little nearer. */
export function terraces(land: Land, from: number, count: number): string {
  const { s, at, roll } = land;
  const colours = [s.face, at(0.8), s.second, at(0.95), s.face];
  return Array.from({ length: count }, (_, index) => {
    const path = ridge(land, from + index * ((1.02 - from) / count), 0.035 + index * 0.006, 5);
    return (
      fill(path, colours[index % colours.length] ?? s.face) +
      (roll.chance(0.7) ? stroke(path.slice(0, path.lastIndexOf('V')), s.soft, 2.4) : '')
    );
  }).join('');
}

export function hut({ s }: Land, x: number, y: number, size: number): string {
  return (
    box(x - size * 0.5, y, size, size * 0.6, s.paper) +
    box(x - size * 0.12, y + size * 0.2, size * 0.24, size * 0.4, s.deep) +
    fill(
      d`M${x - size * 0.8} ${y + size * 0.06}L${x - size * 0.3} ${y - size * 0.5}H${x + size * 0.3}L${x + size * 0.8} ${y + size * 0.06}Z`,
      s.deep,
    )
  );
}
