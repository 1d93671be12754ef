/** Covers of what is read and heard: the title large, beside a plain geometry of the brand's colours. */

import { type Cloth, clothPattern } from './cloth';
import type { Frame } from './frame';
import { luminance } from './identity/colour';
import { type Dice, dice } from './random';
import type { Scheme } from './scheme';
import { box, d, disc, fill, picture } from './svg';
import { type Face, noteText, titleText } from './title';
import { waveBars } from './wave';

export interface Cover {
  readonly title: string;
  /** Whether the title is left away. */
  readonly isBare: boolean;
  /** A small line above: whose, or which number. */
  readonly note: string;
  /** How long it is heard, in seconds; 0 for what is read. */
  readonly seconds: number;
  readonly face: Face;
  readonly scheme: Scheme;
  readonly setting: number;
  readonly seed: number;
}

/** What a composition draws on. */
interface Sheet extends Frame {
  readonly s: Scheme;
  readonly roll: Dice;
  /** The shorter side, which sizes go by. */
  readonly unit: number;
  /** Whether the title stands on the left of the art, not above it. */
  readonly isFlat: boolean;
  /** Where the art begins: its left edge where it is flat, else its upper. */
  readonly from: number;
}

type Composition = (sheet: Sheet) => string;

export function coverPicture(cover: Cover, frame: Frame, cloth: Cloth): string {
  const { scheme: s, seed, setting, isBare, seconds } = cover;
  const { width, height } = frame;
  const isFlat = width > height * 1.2;
  const share = isBare ? 0.12 : isFlat ? 0.62 : 0.57;
  const sheet: Sheet = {
    ...frame,
    s,
    roll: dice(seed ^ 0x2545f491),
    unit: Math.min(width, height),
    isFlat,
    from: share * (isFlat ? width : height),
  };
  const compose = COMPOSITIONS[setting % COMPOSITIONS.length] ?? arcs;
  const art = seconds > 0 ? heard(sheet, cover) : compose(sheet);
  const thread = luminance(s.face) > 0.5 ? s.edge : s.soft;
  const defs = art.includes('url(#m)')
    ? `<defs>${clothPattern(cloth, sheet.unit * 0.15, thread)}</defs>`
    : '';
  const ground = box(0, 0, width, height, s.ground);
  return picture(width, height, defs + ground + art + (isBare ? '' : words(cover, sheet)));
}

/** The title stands where every composition leaves the ground alone: at the top, or on the left. */
function words(cover: Cover, { width: w, height: h, unit, isFlat, from }: Sheet): string {
  const { title, note, face, scheme, seconds } = cover;
  const ink = inkOn(scheme);
  const pad = unit * 0.085;
  const small = unit * 0.05;
  const above = note === '' ? '' : noteText(note, pad, pad + small, small, face, ink);
  const top = note === '' ? pad : pad + small * 2.2;
  const foot = seconds > 0 ? h * 0.44 : pad;
  const area = isFlat
    ? { x: pad, y: top, width: (seconds > 0 ? w - pad : from) - pad * 1.6, height: h - top - foot }
    : { x: pad, y: top, width: w - pad * 2, height: from - top - pad * 0.4 };
  return above + titleText(title, { ...area, most: unit * (isFlat ? 0.125 : 0.15) }, face, ink);
}

/** Near black or near white, whichever is read better. */
export function inkOn({ ground, paper, deep }: Scheme): string {
  const light = luminance(ground) + 0.05;
  return (luminance(paper) + 0.05) / light > light / (luminance(deep) + 0.05) ? paper : deep;
}

/** Quarters of circles, one in the other. */
const arcs: Composition = ({ s, width: w, height: h, unit, isFlat, from }) => {
  const reach = isFlat ? Math.min(h * 1.04, w - from) : Math.min(w, h - from);
  const rings = [s.face, s.second, s.spark, s.edge];
  const quarter = rings.map((colour, index) => disc(w, h, reach * (1 - index * 0.22), colour));
  const sun = disc(w - unit * 0.17, unit * 0.17, unit * 0.07, s.spark);
  return quarter.join('') + (isFlat ? sun : '');
};

/** A quilt of squares with a round form in each. */
const tiles: Composition = ({ s, roll, width: w, height: h, isFlat, from }) => {
  const count = isFlat ? 3 : 4;
  const u = isFlat ? h / count : w / count;
  const [columns, rows] = isFlat
    ? [Math.floor((w - from) / u), count]
    : [count, Math.floor((h - from) / u)];
  const colours = [s.face, s.second, s.spark, s.shade];
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = w - (Math.floor(index / rows) + 1) * u;
    const y = h - ((index % rows) + 1) * u;
    const back = roll.below(4);
    const front = colours[(back + 1 + roll.below(3)) % 4] ?? s.face;
    return box(x, y, u + 0.5, u + 0.5, colours[back] ?? s.shade) + round(x, y, u, front, roll);
  }).join('');
};

function round(x: number, y: number, u: number, colour: string, roll: Dice): string {
  switch (roll.below(5)) {
    case 0:
      return disc(x + u / 2, y + u / 2, u * 0.32, colour);
    case 1:
      return fill(d`M${x} ${y}h${u}a${u} ${u} 0 0 1-${u} ${u}Z`, colour);
    case 2:
      return fill(d`M${x + u} ${y + u}h-${u}a${u} ${u} 0 0 1 ${u}-${u}Z`, colour);
    case 3:
      return fill(d`M${x} ${y}a${u / 2} ${u / 2} 0 0 0 ${u} 0Z`, colour);
    default:
      return '';
  }
}

/** Leaning bars. */
const slants: Composition = ({ s, width: w, height: h, isFlat, unit, from }) => {
  const step = unit * 0.16;
  const [start, low] = isFlat ? [from - unit * 0.12, 0] : [w * 0.08, from];
  const lean = (h - low) * 0.5;
  const colours = [s.face, s.spark, s.second, s.edge];
  return Array.from({ length: Math.ceil((w - start) / step) }, (_, index) => {
    const x = start + index * step * 1.25;
    const bar = d`M${x} ${h}L${x + lean} ${low}h${step}L${x + step} ${h}Z`;
    return x < w ? fill(bar, colours[index % 4] ?? s.face) : '';
  }).join('');
};

/** A sun behind waves. */
const horizon: Composition = ({ s, width: w, height: h, isFlat, unit, roll, from }) => {
  const left = isFlat ? from : 0;
  const wide = w - left;
  const x = isFlat ? left + wide * 0.52 : w * roll.between(0.4, 0.66);
  const wave = (base: number, high: number) =>
    d`M${left} ${h}V${base}Q${left + wide * 0.25} ${base - high} ${left + wide * 0.5} ${base}T${w} ${base - high * 0.3}V${h}Z`;
  const at = (share: number) => (isFlat ? h * share : from + (h - from) * (share - 0.2) * 1.25);
  const sun = s.spark === s.paper ? s.second : s.spark;
  return (
    disc(x, at(0.52), unit * (isFlat ? 0.27 : 0.24), sun) +
    fill(wave(at(0.64), unit * 0.12), s.face) +
    fill(wave(at(0.78), unit * 0.09), s.edge) +
    fill(wave(at(0.9), unit * 0.07), s.second)
  );
};

/** A strip of the brand's cloth, with its edge. */
const band: Composition = ({ width: w, height: h, s, isFlat, unit, from }) => {
  const [x, y] = isFlat ? [from + (w - from) * 0.24, 0] : [0, from + (h - from) * 0.14];
  const hem = unit * 0.03;
  const edge = isFlat ? box(x - hem, 0, hem, h, s.spark) : box(0, y - hem, w, hem, s.spark);
  return box(x, y, w - x, h - y, s.face) + box(x, y, w - x, h - y, 'url(#m)') + edge;
};

const COMPOSITIONS: readonly Composition[] = [arcs, tiles, slants, horizon, band];

/** An episode: its sound as bars, as many as its minutes. */
function heard({ s, width: w, height: h, unit }: Sheet, cover: Cover): string {
  const { seconds, seed, setting } = cover;
  const area = { x: w * 0.08, y: h * 0.6, width: w * 0.84, height: h * 0.33 };
  const backs = [
    disc(w * 0.84, h * 0.2, unit * 0.34, s.shade),
    fill(d`M0 ${h * 0.62}L${w} ${h * 0.46}V${h}H0Z`, s.shade),
    box(0, h * 0.56, w, h * 0.44, s.shade),
  ];
  const spark = s.spark === s.paper ? s.second : s.spark;
  return (backs[setting % 3] ?? '') + waveBars(area, { seconds, seed, colour: s.face, spark });
}
