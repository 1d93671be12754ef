/** The colours of one picture, made of a brand's. */
import { SCHEMES } from './look';
import { fromLch, type Lch, toLch } from './oklch';

/** A brand's colours, each `#rrggbb`. */
export interface Palette {
  readonly primary: string;
  readonly secondary: string;
  /** What pages stand on, and what they are written in. */
  readonly ground: string;
  readonly ink: string;
}

/** What each colour does in a picture; neighbours in this list stand out from each other. */
export interface Scheme {
  readonly ground: string;
  /** Large quiet shapes on the ground. */
  readonly shade: string;
  /** What the picture is about. */
  readonly face: string;
  /** The same, turned from the light. */
  readonly edge: string;
  /** What is drawn on the face, and a quieter kind of it. */
  readonly on: string;
  readonly soft: string;
  /** The one thing that is seen first. */
  readonly spark: string;
  /** A second thing beside the face. */
  readonly second: string;
  /** Near white and near black, in the brand's hue. */
  readonly paper: string;
  readonly deep: string;
}

const WARM = [75, 30, 195, 330];

/** What a brand's colours are mixed into: its own two, a third beside them, and the two of every picture. */
interface Paints {
  readonly p: Lch;
  readonly a: Lch;
  readonly ground: Lch;
  readonly third: string;
  readonly paper: string;
  readonly deep: string;
  /** How light a tinted ground is; less so for a brand whose pages are dark. */
  readonly tint: number;
}

type Arrangement = (paints: Paints) => Omit<Scheme, 'paper' | 'deep'>;

/** The face in the brand's colour, on a tint of it. */
const onTint: Arrangement = ({ p, a, third, paper, tint }) => {
  const l = clamp(p.l, 0.4, 0.54);
  return {
    ground: tone(p, tint, 0.045),
    shade: tone(p, tint - 0.075, 0.065),
    face: tone(p, l),
    edge: tone(p, l - 0.12),
    on: paper,
    soft: tone(p, l + 0.2, 0.11),
    spark: third,
    second: tone(a, clamp(a.l, 0.56, 0.7)),
  };
};

/** A white face on the brand's colour. */
const onColour: Arrangement = ({ p, a, third, paper, deep }) => {
  const l = clamp(p.l, 0.4, 0.53);
  return {
    ground: tone(p, l),
    shade: tone(p, l - 0.065),
    face: paper,
    edge: tone(p, 0.84, 0.05),
    on: deep,
    soft: tone(p, 0.8, 0.06),
    spark: tone(a, clamp(a.l, 0.68, 0.78)),
    second: third,
  };
};

/** A dark face on a tint of the second colour. */
const onSecondTint: Arrangement = ({ p, a, paper, tint }) => ({
  ground: tone(a, tint, 0.05),
  shade: tone(a, tint - 0.08, 0.075),
  face: tone(p, 0.33, 0.11),
  edge: tone(p, 0.24, 0.09),
  on: paper,
  soft: tone(p, 0.52, 0.1),
  spark: tone(a, clamp(a.l, 0.64, 0.75)),
  second: tone(a, clamp(a.l, 0.5, 0.6)),
});

/** The second colour by night. */
const onNight: Arrangement = ({ p, a, paper }) => {
  const l = clamp(a.l, 0.66, 0.76);
  return {
    ground: tone(p, 0.26, 0.075),
    shade: tone(p, 0.325, 0.085),
    face: tone(a, l),
    edge: tone(a, l - 0.15),
    on: tone(p, 0.22, 0.07),
    soft: tone(a, 0.88, 0.07),
    spark: paper,
    second: tone(p, 0.62, 0.13),
  };
};

/** The second colour on what the brand's pages stand on. */
const onPage: Arrangement = ({ p, a, ground, third, paper }) => {
  const l = clamp(a.l, 0.46, 0.6);
  return {
    ground: isDark(ground) ? tone(p, 0.9, 0.02) : tone(ground, 0.955, 0.015),
    shade: tone(p, 0.87, 0.035),
    face: tone(a, l),
    edge: tone(a, l - 0.13),
    on: paper,
    soft: tone(a, 0.82, 0.08),
    spark: third,
    second: tone(p, clamp(p.l, 0.36, 0.5)),
  };
};

/** A dark face on the second colour. */
const onSecondColour: Arrangement = ({ p, a, paper }) => {
  const l = clamp(a.l, 0.68, 0.78);
  return {
    ground: tone(a, l),
    shade: tone(a, l - 0.07),
    face: tone(p, 0.31, 0.1),
    edge: tone(p, 0.22, 0.08),
    on: paper,
    soft: tone(p, 0.5, 0.1),
    spark: paper,
    second: tone(p, 0.88, 0.05),
  };
};

const ARRANGEMENTS = [onTint, onColour, onSecondTint, onNight, onPage, onSecondColour] as const;

/** The colours of a picture; `index` chooses one of {@link SCHEMES} arrangements. */
export function schemeOf(palette: Palette, index: number): Scheme {
  const p = toLch(palette.primary);
  const a = toLch(palette.secondary);
  const ground = toLch(palette.ground);
  const paper = tone(p, 0.975, 0.012);
  const deep = tone(p, 0.25, 0.07);
  const tint = isDark(ground) ? 0.86 : 0.92;
  const arrange = ARRANGEMENTS[index % SCHEMES] ?? onTint;
  return { paper, deep, ...arrange({ p, a, ground, third: thirdOf(p, a), paper, deep, tint }) };
}

function isDark({ l }: Lch): boolean {
  return l < 0.5;
}

/** A brand's two colours may be sisters; the third then is one that neither is. */
function thirdOf(p: Lch, a: Lch): string {
  const isGrey = a.c < 0.04;
  if (!isGrey && distance(p.h, a.h) > 55) return tone(a, clamp(a.l, 0.64, 0.78));
  const far = (hue: number) => Math.min(distance(hue, p.h), isGrey ? 180 : distance(hue, a.h));
  const hue = WARM.find((one) => far(one) > 60) ?? 75;
  return fromLch({ l: 0.76, c: 0.14, h: hue });
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}

/** The same hue, as light as is asked for, with at most so much chroma. */
export function tone({ c, h }: Lch, l: number, most = 0.17): string {
  return fromLch({ l, c: Math.min(c, most), h });
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
