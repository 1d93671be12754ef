/** What the pictures of missing pages share: a frame of 480 by 360, rooms, people seen from behind, furniture. */
import { luminance } from '../identity/colour';
import type { Scheme } from '../scheme';
import { box, d, disc, fill, group, oval, stroke } from '../svg';

export const WIDTH = 480;
export const HEIGHT = 360;

/** Draws one picture, its ground included. */
export type Absence = (s: Scheme) => string;

const SKINS = ['#8d5a34', '#b87a4c', '#9c6239', '#cd9160'] as const;

/** A wall and a floor that meets it at `floor`. */
export function room(s: Scheme, floor = 268): string {
  return (
    box(0, 0, WIDTH, HEIGHT, s.ground) +
    box(0, floor, WIDTH, HEIGHT - floor, s.shade) +
    box(0, floor - 7, WIDTH, 7, s.soft)
  );
}

/** A sky with a low sun, for scenes outdoors. */
export function sky(s: Scheme, x: number, y: number, radius: number): string {
  return (
    box(0, 0, WIDTH, HEIGHT, s.ground) +
    disc(x, y, radius * 1.7, s.shade) +
    disc(x, y, radius, s.spark)
  );
}

export interface Person {
  readonly x: number;
  /** Where the feet stand. */
  readonly foot: number;
  /** From head to foot. */
  readonly high: number;
  readonly cloth: string;
  readonly legs: string;
  readonly head: 'hair' | 'scarf' | 'cap' | 'bun';
  readonly headColour: string;
  /** The right hand: down, raised to point, or at the head of who wonders. */
  readonly hand?: 'down' | 'points' | 'wonders';
  readonly skin?: 0 | 1 | 2 | 3;
}

/** What is dark on the ground of a picture: hair and trousers. By night that is what is pale by day. */
export function darkOf(s: Scheme): string {
  return luminance(s.ground) < 0.2 ? s.soft : s.deep;
}

/** Somebody seen from behind, who looks at what is not there. */
export function person(who: Person): string {
  const { x, foot, high: h, cloth, legs, head, headColour, hand = 'wonders', skin = 1 } = who;
  const tone = SKINS[skin];
  const at = (up: number) => foot - up * h;
  const leg = (side: number) =>
    stroke(d`M${x + side * 0.06 * h} ${at(0.44)}V${at(0.03)}`, legs, h * 0.1) +
    oval(x + side * 0.075 * h, at(0.015), h * 0.06, h * 0.024, legs);
  const left = d`M${x - 0.135 * h} ${at(0.72)}Q${x - 0.2 * h} ${at(0.58)} ${x - 0.16 * h} ${at(0.44)}`;
  const ways = {
    down: [
      d`M${x + 0.135 * h} ${at(0.72)}Q${x + 0.2 * h} ${at(0.58)} ${x + 0.16 * h} ${at(0.44)}`,
      0.16,
      0.43,
    ],
    points: [d`M${x + 0.13 * h} ${at(0.73)}L${x + 0.34 * h} ${at(0.82)}`, 0.36, 0.83],
    wonders: [
      d`M${x + 0.13 * h} ${at(0.73)}L${x + 0.25 * h} ${at(0.84)}L${x + 0.12 * h} ${at(0.93)}`,
      0.1,
      0.94,
    ],
  } as const;
  const [right, dx, up] = ways[hand];
  const body = d`M${x - 0.15 * h} ${at(0.4)}C${x - 0.17 * h} ${at(0.66)} ${x - 0.16 * h} ${at(0.79)} ${x} ${at(0.8)}S${x + 0.17 * h} ${at(0.66)} ${x + 0.15 * h} ${at(0.4)}Z`;
  return (
    leg(-1) +
    leg(1) +
    stroke(left, cloth, h * 0.075) +
    disc(x - 0.16 * h, at(0.43), h * 0.036, tone) +
    fill(body, cloth) +
    box(x - 0.035 * h, at(0.84), 0.07 * h, 0.07 * h, tone) +
    headOf(head, x, at(0.9), h, headColour, tone) +
    stroke(right, cloth, h * 0.075) +
    disc(x + dx * h, at(up), h * 0.036, tone)
  );
}

function headOf(
  kind: Person['head'],
  x: number,
  y: number,
  h: number,
  colour: string,
  tone: string,
): string {
  const r = h * 0.09;
  const ears = disc(x - r, y + r * 0.2, r * 0.24, tone) + disc(x + r, y + r * 0.2, r * 0.24, tone);
  switch (kind) {
    case 'scarf':
      return fill(
        d`M${x - r * 1.1} ${y}A${r * 1.1} ${r * 1.15} 0 0 1 ${x + r * 1.1} ${y}C${x + r * 1.2} ${y + r * 1.2} ${x + r * 1.7} ${y + r * 1.6} ${x + r * 1.4} ${y + r * 2.5}Q${x} ${y + r * 3.3} ${x - r * 1.4} ${y + r * 2.5}C${x - r * 1.7} ${y + r * 1.6} ${x - r * 1.2} ${y + r * 1.2} ${x - r * 1.1} ${y}Z`,
        colour,
      );
    case 'cap':
      return (
        ears +
        disc(x, y, r, tone) +
        fill(
          d`M${x - r * 1.06} ${y - r * 0.05}A${r * 1.06} ${r * 1.1} 0 0 1 ${x + r * 1.06} ${y - r * 0.05}Z`,
          colour,
        )
      );
    case 'bun':
      return disc(x, y - r * 1.15, r * 0.5, colour) + disc(x, y, r * 1.05, colour);
    default:
      return ears + disc(x, y - r * 0.05, r * 1.04, colour);
  }
}

/** A chair seen from its front, a little turned; `back` tells which side its back is on. */
export function chair(
  x: number,
  foot: number,
  size: number,
  colour: string,
  leg: string,
  back: -1 | 1 = -1,
): string {
  const seat = foot - size * 0.46;
  return (
    stroke(
      d`M${x - size * 0.24} ${seat}L${x - size * 0.28} ${foot}M${x + size * 0.24} ${seat}L${x + size * 0.28} ${foot}M${x + back * size * 0.26} ${seat}L${x + back * size * 0.34} ${foot - size}`,
      leg,
      size * 0.055,
    ) +
    box(x - size * 0.32, seat - size * 0.05, size * 0.64, size * 0.11, colour, size * 0.05) +
    stroke(
      d`M${x + back * size * 0.3} ${foot - size * 0.66}L${x + back * size * 0.34} ${foot - size * 0.96}`,
      colour,
      size * 0.13,
    )
  );
}

/** A chair seen from behind. */
export function seatBack(
  x: number,
  foot: number,
  size: number,
  colour: string,
  leg: string,
): string {
  return (
    stroke(
      d`M${x - size * 0.26} ${foot}V${foot - size * 0.9}M${x + size * 0.26} ${foot}V${foot - size * 0.9}`,
      leg,
      size * 0.06,
    ) +
    box(x - size * 0.3, foot - size, size * 0.6, size * 0.4, colour, size * 0.08) +
    box(x - size * 0.32, foot - size * 0.46, size * 0.64, size * 0.1, colour, size * 0.04)
  );
}

/** A lamp on a cord from the ceiling, with its light. */
export function lamp(s: Scheme, x: number, y: number, reach: number): string {
  return (
    fill(d`M${x - 18} ${y}H${x + 18}L${x + reach} ${HEIGHT - 70}H${x - reach}Z`, s.shade) +
    stroke(d`M${x} 0V${y - 20}`, s.deep, 3) +
    fill(d`M${x - 30} ${y}Q${x - 26} ${y - 28} ${x} ${y - 28}T${x + 30} ${y}Z`, s.face) +
    oval(x, y + 1, 12, 5, s.spark)
  );
}

/** A plant in a pot. */
export function plant(s: Scheme, x: number, foot: number, size: number): string {
  const leaf = (turn: number, long: number) =>
    group(
      d`rotate(${turn} ${x} ${foot - size * 0.4})`,
      fill(
        d`M${x} ${foot - size * 0.4}q${size * 0.16} ${-long * 0.5} 0 ${-long}q${-size * 0.16} ${long * 0.5} 0 ${long}Z`,
        turn === 0 ? s.second : s.face,
      ),
    );
  return (
    [-58, -30, 0, 28, 56].map((turn) => leaf(turn, size * (0.62 - Math.abs(turn) / 300))).join('') +
    fill(
      d`M${x - size * 0.2} ${foot - size * 0.42}H${x + size * 0.2}L${x + size * 0.14} ${foot}H${x - size * 0.14}Z`,
      s.edge,
    )
  );
}

/** Lines of a text, one below the other. */
export function lines(
  x: number,
  y: number,
  widths: readonly number[],
  colour: string,
  gap = 14,
  high = 6,
): string {
  return widths.map((wide, row) => box(x, y + row * gap, wide, high, colour, high / 2)).join('');
}

/** Where something was: its outline in dashes. */
export function gone(path: string, colour: string, wide = 3): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-dasharray="9 9"/>`;
}

/** A rectangle as a path, for {@link gone}. */
export function outline(x: number, y: number, wide: number, high: number): string {
  return d`M${x} ${y}h${wide}v${high}h${-wide}Z`;
}
