/** Horizons: layers of noise before a sky, with what stands there. For places and what happens there. */

import type { Frame } from './frame';
import { mix } from './identity/colour';
import { hut, type Land, PLACES, type Place, palm, ridge, terraces } from './land';
import { SECOND_PLACES } from './places';
import { type Dice, dice } from './random';
import type { Scheme } from './scheme';
import { box, d, disc, fill, n, oval, picture, stroke } from './svg';

const SIGNS: readonly (readonly [Place, RegExp])[] = [
  [
    'harbour',
    /\b(pelabuhan|laut|nelayan|pesisir|pantai|pulau|ambon|maluku|riau|batam|sorong|manado|kupang|balikpapan|tenggara)/i,
  ],
  [
    'city',
    /\b(kota\b|jakarta|surabaya|medan|makassar|tangerang|bekasi|depok|gedung|kantor|industri|kampus|universitas|politeknik|karier|lowongan|pusat|summit|konferensi)/i,
  ],
  [
    'rice',
    /\b(sawah|desa\b|tani|bali|lombok|subang|karawang|panen|kabupaten|pangan|nusa|jawa-barat)/i,
  ],
  [
    'volcano',
    /\b(gunung|bandung|yogya|malang|jawa|garut|merapi|bromo|sumatra|sumatera|papua|festival)/i,
  ],
];

/** The kind of place that a text tells of; none for one that tells of none. */
export function placeOf(text: string): Place | null {
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? null;
}

export interface Landscape {
  readonly place: Place | null;
  readonly scheme: Scheme;
  readonly setting: number;
  /** Whether the place is drawn the second way. */
  readonly isSecond: boolean;
  readonly seed: number;
}

export function landscapePicture(
  { place, scheme, setting, isSecond, seed }: Landscape,
  frame: Frame,
): string {
  const roll = dice(seed ^ 0x51ed270b);
  const kind = place ?? PLACES[roll.below(PLACES.length)] ?? 'volcano';
  const at = (near: number) => mix(scheme.edge, scheme.ground, 0.12 + near * 0.88);
  const land: Land = { ...frame, s: scheme, roll, at };
  const body = (isSecond ? SECOND_PLACES : { volcano, harbour, rice, city })[kind](land);
  return picture(
    frame.width,
    frame.height,
    box(0, 0, frame.width, frame.height, scheme.ground) + sky(land, setting) + body,
  );
}

/** Where the light comes from; `setting` moves it, so that neighbours differ. */
function sky({ width: w, height: h, s, roll }: Land, setting: number): string {
  const x = w * ([0.26, 0.72, 0.5, 0.84, 0.14][setting % 5] ?? 0.5);
  const size = Math.min(w, h) * ([0.13, 0.17, 0.24, 0.1, 0.15][setting % 5] ?? 0.15);
  const y = h * ([0.27, 0.3, 0.42, 0.2, 0.36][setting % 5] ?? 0.3);
  const rings = setting % 2 === 0 ? disc(x, y, size * 1.75, s.shade) : '';
  const cloud = (cx: number, cy: number, k: number) =>
    fill(
      d`M${cx - 60 * k} ${cy}a${16 * k} ${16 * k} 0 0 1 ${24 * k}-${15 * k}a${26 * k} ${26 * k} 0 0 1 ${48 * k}-${3 * k}a${17 * k} ${17 * k} 0 0 1 ${30 * k} ${18 * k}Z`,
      s.shade,
    );
  const clouds =
    cloud(w * roll.between(0.05, 0.4), h * 0.2, h / 420) +
    cloud(w * roll.between(0.6, 0.95), h * 0.32, h / 520);
  return rings + clouds + disc(x, y, size, s.spark === s.paper ? s.paper : s.spark);
}

function volcano(land: Land): string {
  const { width: w, height: h, s, roll, at } = land;
  const x = w * roll.between(0.32, 0.68);
  const top = h * 0.2;
  const reach = Math.max(h * 0.95, w * 0.34);
  const cone = (cx: number, cy: number, r: number, colour: string, dark: string) => {
    const low = h * 0.86;
    const lip = r * 0.11;
    return (
      fill(
        d`M${cx - r} ${low}C${cx - r * 0.5} ${low - (low - cy) * 0.3} ${cx - r * 0.2} ${cy + 20} ${cx - lip} ${cy}Q${cx - lip / 2} ${cy + lip * 0.5} ${cx} ${cy + lip * 0.2}T${cx + lip} ${cy}C${cx + r * 0.2} ${cy + 20} ${cx + r * 0.5} ${low - (low - cy) * 0.3} ${cx + r} ${low}Z`,
        colour,
      ) +
      fill(
        d`M${cx} ${cy + lip * 0.2}Q${cx + lip * 0.4} ${cy + lip * 0.1} ${cx + lip} ${cy}C${cx + r * 0.2} ${cy + 20} ${cx + r * 0.5} ${low - (low - cy) * 0.3} ${cx + r} ${low}H${cx + r * 0.1}C${cx + r * 0.16} ${low - (low - cy) * 0.4} ${cx - r * 0.06} ${cy + (low - cy) * 0.4} ${cx} ${cy + lip * 0.2}Z`,
        dark,
      )
    );
  };
  const smoke =
    oval(x + 8, top - h * 0.07, h * 0.05, h * 0.035, s.paper) +
    oval(x + 24, top - h * 0.12, h * 0.06, h * 0.04, s.paper);
  const other = cone(
    x > w / 2 ? x - w * 0.3 : x + w * 0.3,
    h * 0.42,
    reach * 0.7,
    at(0.16),
    at(0.22),
  );
  return (
    other +
    smoke +
    cone(x, top, reach, at(0.36), at(0.5)) +
    fill(ridge(land, 0.66, 0.05), at(0.62)) +
    terraces(land, 0.74, 4) +
    hut(land, w * roll.between(0.12, 0.3), h * 0.8, h * 0.1) +
    palm(land, w * roll.between(0.78, 0.9), h * 0.98, h * 0.34)
  );
}

function rice(land: Land): string {
  const { width: w, height: h, roll, at } = land;
  const hills =
    fill(ridge(land, 0.48, 0.13, 6), at(0.2)) + fill(ridge(land, 0.56, 0.08, 6), at(0.4));
  const left = roll.chance(0.5);
  return (
    hills +
    terraces(land, 0.56, 6) +
    hut(land, w * (left ? 0.7 : 0.3), h * 0.62, h * 0.13) +
    palm(land, w * (left ? 0.16 : 0.82), h * 1.02, h * 0.6) +
    palm(land, w * (left ? 0.25 : 0.92), h * 1.02, h * 0.42)
  );
}

function harbour(land: Land): string {
  const { width: w, height: h, s, roll, at } = land;
  const far = fill(ridge(land, 0.52, 0.09, 6), at(0.24));
  const sea = box(0, h * 0.58, w, h * 0.42, s.face) + box(0, h * 0.58, w, h * 0.05, at(0.55));
  const waves = Array.from({ length: 9 }, () => {
    const [x, y, r] = [w * roll.next(), h * roll.between(0.68, 0.96), h * roll.between(0.05, 0.12)];
    return d`M${x} ${y}q${r / 2}-${r / 5} ${r} 0t${r} 0`;
  }).join('');
  const ship = (x: number, y: number, k: number, hull: string, sail: string) =>
    fill(
      d`M${x - 74 * k} ${y - 14 * k}Q${x} ${y + 6 * k} ${x + 84 * k} ${y - 26 * k}Q${x + 62 * k} ${y + 18 * k} ${x + 40 * k} ${y + 20 * k}H${x - 46 * k}Q${x - 66 * k} ${y + 14 * k} ${x - 74 * k} ${y - 14 * k}Z`,
      hull,
    ) +
    stroke(
      d`M${x - 18 * k} ${y}V${y - 120 * k}M${x + 26 * k} ${y - 4 * k}V${y - 96 * k}`,
      s.deep,
      4 * k,
    ) +
    fill(
      d`M${x - 14 * k} ${y - 116 * k}Q${x + 26 * k} ${y - 70 * k} ${x - 12 * k} ${y - 18 * k}Z`,
      sail,
    ) +
    fill(
      d`M${x - 22 * k} ${y - 112 * k}Q${x - 40 * k} ${y - 62 * k} ${x - 64 * k} ${y - 24 * k}L${x - 22 * k} ${y - 22 * k}Z`,
      s.paper,
    ) +
    fill(
      d`M${x + 30 * k} ${y - 92 * k}Q${x + 62 * k} ${y - 62 * k} ${x + 32 * k} ${y - 24 * k}Z`,
      s.paper,
    );
  const k = h / 300;
  const side = roll.chance(0.5);
  const tower = (x: number) =>
    fill(
      d`M${x - 16 * k} ${h * 0.6}L${x - 10 * k} ${h * 0.28}H${x + 10 * k}L${x + 16 * k} ${h * 0.6}Z`,
      s.paper,
    ) +
    box(x - 13 * k, h * 0.38, 26 * k, h * 0.06, s.spark) +
    box(x - 14 * k, h * 0.26, 28 * k, 5 * k, s.deep) +
    box(x - 7 * k, h * 0.2, 14 * k, h * 0.06, s.soft) +
    fill(d`M${x - 12 * k} ${h * 0.2}L${x} ${h * 0.14}L${x + 12 * k} ${h * 0.2}Z`, s.deep) +
    oval(x, h * 0.605, 60 * k, 11 * k, s.deep);
  return (
    far +
    sea +
    tower(w * (side ? 0.14 : 0.87)) +
    ship(w * (side ? 0.8 : 0.24), h * 0.64, k * 0.55, at(1), s.soft) +
    stroke(waves, s.soft, 3) +
    ship(w * (side ? 0.5 : 0.56), h * 0.8, k, s.edge === s.face ? s.deep : s.edge, s.second)
  );
}

/** A row of towers: where it stands and how high it is, as parts of the picture's height. */
interface Row {
  readonly base: number;
  readonly least: number;
  readonly most: number;
  /** How wide a tower is, more or less. */
  readonly wide: number;
  readonly colour: string;
  /** The colour of lit windows; empty for a row too far away for them. */
  readonly light: string;
}

function city(land: Land): string {
  const { width: w, height: h, s, roll, at } = land;
  const wide = h * 0.17;
  const far = { base: 0.84, least: 0.3, most: 0.52, wide: wide * 0.8, colour: at(0.22), light: '' };
  const near = { base: 0.86, least: 0.16, most: 0.42, wide: wide * 1.15, light: s.soft };
  const obelisk = monument(land, w * roll.between(0.3, 0.7));
  const trees = avenue(land);
  return (
    towers(land, far) +
    (roll.chance(0.55) ? obelisk : '') +
    towers(land, { ...near, colour: at(0.72) }) +
    box(0, h * 0.86, w, h * 0.14, s.edge) +
    trees +
    box(0, h * 0.95, w, h * 0.05, s.deep)
  );
}

function towers({ width: w, height: h, roll }: Land, row: Row): string {
  const { base, least, most, wide, colour, light } = row;
  let walls = '';
  let windows = '';
  for (let x = -wide * roll.next(); x < w; ) {
    const own = wide * roll.between(0.7, 1.3);
    const y = h * base - h * roll.between(least, most);
    walls += d`M${x} ${h}V${y}` + roof(roll.below(4), x, y, own) + d`V${h}Z`;
    if (light !== '') windows += lit(roll, { x, y, base: h * base, gap: own / 4 });
    x += own * 1.02;
  }
  if (windows === '') return fill(walls, colour);
  const width = n(wide * 0.12);
  return `${fill(walls, colour)}<path d="${windows}" fill="none" stroke="${light}" stroke-width="${width}"/>`;
}

/** The line from a tower's left wall, at `x` and `y`, to its right one. */
function roof(kind: number, x: number, y: number, wide: number): string {
  switch (kind) {
    case 0:
      return d`L${x + wide / 2} ${y - wide * 0.3}L${x + wide} ${y}`;
    case 1:
      return d`h${wide * 0.6}v-${wide * 0.22}h${wide * 0.4}`;
    case 2:
      return d`Q${x + wide / 2} ${y - wide * 0.5} ${x + wide} ${y}`;
    default:
      return d`h${wide}`;
  }
}

/** The lit windows of a tower, three in a floor, each written by its way from the one before: few words. */
function lit(
  roll: Dice,
  { x, y, base, gap }: Readonly<Record<'x' | 'y' | 'base' | 'gap', number>>,
): string {
  const [across, up, wide] = [tenths(gap), tenths(gap * 1.25), tenths(gap * 0.55)];
  const corner = { x: tenths(x + gap * 0.65), y: tenths(y + gap) };
  let windows = d`M${corner.x} ${corner.y}`;
  let pen = corner;
  for (let floor = corner.y; floor < base - gap * 0.5; floor += up) {
    for (let column = 0; column < 3; column += 1) {
      if (!roll.chance(0.6)) continue;
      const left = corner.x + column * across;
      windows += d`m${left - pen.x} ${floor - pen.y}h${wide}`;
      pen = { x: left + wide, y: floor };
    }
  }
  return windows;
}

/** As paths hold it ({@link n}), so that steps of it add up. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function monument({ height: h, s }: Land, x: number): string {
  return (
    fill(d`M${x - 9} ${h * 0.86}L${x - 4} ${h * 0.24}H${x + 4}L${x + 9} ${h * 0.86}Z`, s.paper) +
    oval(x, h * 0.22, 9, h * 0.035, s.spark) +
    fill(
      d`M${x - 44} ${h * 0.8}Q${x} ${h * 0.66} ${x + 44} ${h * 0.8}L${x + 26} ${h * 0.86}H${x - 26}Z`,
      s.paper,
    )
  );
}

/** Trees along the road in front. */
function avenue({ width: w, height: h, s, roll }: Land): string {
  return Array.from({ length: 7 }, (_, index) => {
    const x = w * ((index + roll.next()) / 7);
    const size = h * roll.between(0.06, 0.1);
    return (
      disc(x, h * 0.9 - size * 0.6, size, index % 2 === 0 ? s.second : s.deep) +
      box(x - 2.5, h * 0.88, 5, h * 0.08, s.deep)
    );
  }).join('');
}
