/** Covers of what is read and heard: the title large, beside a plain geometry of the brand's colours. */
import { type Cloth, clothPattern } from './cloth';
import type { Frame } from './frame';
import { type Dice, dice } from './random';
import type { Scheme } from './scheme';
import { box, d, disc, fill, picture } from './svg';
import { type Face, noteText, titleText } from './title';
import { waveBars } from './wave';

export interface Cover {
  readonly title: string;
  /** A small line above: whose, or which number. */
  readonly note: string;
  /** How long it is heard, in seconds; 0 for what is read. */
  readonly seconds: number;
  readonly face: Face;
  readonly scheme: Scheme;
  readonly setting: number;
  readonly seed: number;
}

interface Sheet extends Frame {
  readonly s: Scheme;
  readonly roll: Dice;
  /** The shorter side, which sizes go by. */
  readonly unit: number;
  readonly isFlat: boolean;
}

export function coverPicture(cover: Cover, frame: Frame, cloth: Cloth): string {
  const { scheme: s, seed, setting } = cover;
  const sheet: Sheet = {
    ...frame,
    s,
    roll: dice(seed ^ 0x2545f491),
    unit: Math.min(frame.width, frame.height),
    isFlat: frame.width > frame.height * 1.2,
  };
  const art =
    cover.seconds > 0
      ? heard(sheet, cover)
      : (COMPOSITIONS[setting % COMPOSITIONS.length] ?? arcs)(sheet);
  const needsCloth = art.includes('url(#m)');
  const defs = needsCloth
    ? `<defs>${clothPattern(cloth, sheet.unit * 0.15, s.on === s.paper ? s.soft : s.second)}</defs>`
    : '';
  return picture(
    frame.width,
    frame.height,
    defs + box(0, 0, frame.width, frame.height, s.ground) + art + words(cover, sheet),
  );
}

/** The title stands where every composition leaves the ground alone: at the top, or on the left. */
function words(
  { title, note, face, scheme, seconds }: Cover,
  { width: w, height: h, unit, isFlat }: Sheet,
): string {
  const ink = inkOn(scheme);
  const pad = unit * 0.085;
  const small = unit * 0.052;
  const above = note === '' ? '' : noteText(note, pad, pad + small, small, face, ink);
  const top = note === '' ? pad : pad + small * 2.1;
  const area = isFlat
    ? {
        x: pad,
        y: top,
        width: w * 0.6 - pad,
        height: h - top - pad * (seconds > 0 ? 3.2 : 1),
        most: unit * 0.17,
      }
    : { x: pad, y: top, width: w - pad * 2, height: h * 0.56 - top, most: unit * 0.15 };
  return above + titleText(title, area, face, ink);
}

function inkOn(s: Scheme): string {
  return s.face === s.paper || s.soft === s.face || s.on !== s.paper ? s.paper : s.deep;
}

type Composition = (sheet: Sheet) => string;

/** Where a composition may draw: right of the title, or below it. */
function field({ width: w, height: h, isFlat }: Sheet) {
  return isFlat ? { x: w * 0.62, y: 0, w: w * 0.38, h } : { x: 0, y: h * 0.58, w, h: h * 0.42 };
}

const arcs: Composition = (sheet) => {
  const { s, width: w, height: h, unit, isFlat } = sheet;
  const reach = isFlat ? Math.min(h, w * 0.4) : Math.min(w, h * 0.44);
  return (
    [1, 0.78, 0.56, 0.34]
      .map((share, index) =>
        disc(w, h, reach * share, [s.face, s.second, s.spark, s.edge][index] ?? s.face),
      )
      .join('') + (isFlat ? disc(w - unit * 0.16, unit * 0.16, unit * 0.07, s.spark) : '')
  );
};

const tiles: Composition = (sheet) => {
  const { s, roll } = sheet;
  const { x, y, w, h } = field(sheet);
  const count = sheet.isFlat ? 3 : 4;
  const u = sheet.isFlat ? h / Math.max(count, Math.round(h / (w / 2.4))) : w / count;
  const [columns, rows] = [Math.ceil(w / u), Math.ceil(h / u)];
  const colours = [s.face, s.second, s.spark, s.shade];
  let cells = '';
  for (let index = 0; index < columns * rows; index += 1) {
    const cx = sheet.isFlat
      ? sheet.width - (Math.floor(index / rows) + 1) * u
      : x + Math.floor(index / rows) * u;
    const cy = sheet.isFlat ? y + (index % rows) * u : sheet.height - ((index % rows) + 1) * u;
    const back = roll.below(4);
    const front = colours[(back + 1 + roll.below(3)) % 4] ?? s.face;
    cells += box(cx, cy, u + 0.5, u + 0.5, colours[back] ?? s.shade);
    const turn = roll.below(5);
    if (turn === 0) cells += disc(cx + u / 2, cy + u / 2, u * 0.32, front);
    else if (turn === 1) cells += fill(d`M${cx} ${cy}h${u}a${u} ${u} 0 0 1-${u} ${u}Z`, front);
    else if (turn === 2)
      cells += fill(d`M${cx + u} ${cy + u}h-${u}a${u} ${u} 0 0 1 ${u}-${u}Z`, front);
    else if (turn === 3) cells += fill(d`M${cx} ${cy + u}a${u / 2} ${u / 2} 0 0 1 ${u} 0Z`, front);
  }
  return cells;
};

const slants: Composition = (sheet) => {
  const { s, width: w, height: h, isFlat, unit } = sheet;
  const step = unit * 0.16;
  const start = isFlat ? w * 0.72 : w * 0.1;
  const colours = [s.face, s.spark, s.second, s.edge];
  return Array.from({ length: isFlat ? 5 : 6 }, (_, index) => {
    const x = start + index * step * 1.25;
    const low = isFlat ? 0 : h * 0.6;
    const lean = (h - low) * 0.55;
    return fill(
      d`M${x} ${h}L${x + lean} ${low}h${step}L${x + step} ${h}Z`,
      colours[index % 4] ?? s.face,
    );
  }).join('');
};

const horizon: Composition = (sheet) => {
  const { s, width: w, height: h, isFlat, unit, roll } = sheet;
  const x = isFlat ? w * 0.8 : w * roll.between(0.4, 0.66);
  const y = isFlat ? h * 0.46 : h * 0.74;
  const wave = (base: number, high: number) =>
    d`M${isFlat ? w * 0.58 : 0} ${h}V${base}Q${w * (isFlat ? 0.69 : 0.25)} ${base - high} ${w * (isFlat ? 0.8 : 0.5)} ${base}T${w} ${base - high * 0.3}V${h}Z`;
  return (
    disc(x, y, unit * (isFlat ? 0.3 : 0.26), s.spark === s.paper ? s.second : s.spark) +
    fill(wave(h * (isFlat ? 0.6 : 0.8), unit * 0.12), s.face) +
    fill(wave(h * (isFlat ? 0.76 : 0.88), unit * 0.09), s.edge) +
    fill(wave(h * (isFlat ? 0.9 : 0.95), unit * 0.07), s.second)
  );
};

const band: Composition = (sheet) => {
  const { s, width: w, height: h, isFlat, unit } = sheet;
  const cloth = (x: number, y: number, wide: number, high: number) =>
    box(x, y, wide, high, s.face) + box(x, y, wide, high, 'url(#m)');
  return isFlat
    ? cloth(w * 0.7, 0, w * 0.3, h) + box(w * 0.7 - unit * 0.035, 0, unit * 0.035, h, s.spark)
    : cloth(0, h * 0.64, w, h * 0.36) + box(0, h * 0.64 - unit * 0.03, w, unit * 0.03, s.spark);
};

const COMPOSITIONS: readonly Composition[] = [arcs, tiles, slants, horizon, band];

/** An episode: its sound as bars, as many as its minutes. */
function heard(sheet: Sheet, { seconds, seed, setting }: Cover): string {
  const { s, width: w, height: h, isFlat, unit } = sheet;
  const area = isFlat
    ? { x: w * 0.08, y: h * 0.6, width: w * 0.84, height: h * 0.34 }
    : { x: w * 0.08, y: h * 0.6, width: w * 0.84, height: h * 0.32 };
  const back =
    setting % 2 === 0
      ? disc(w * 0.84, h * 0.2, unit * 0.34, s.shade)
      : fill(d`M0 ${h * 0.62}L${w} ${h * 0.46}V${h}H0Z`, s.shade);
  return (
    back +
    waveBars(area, {
      seconds,
      seed,
      colour: s.face,
      spark: s.spark === s.paper ? s.second : s.spark,
    })
  );
}
