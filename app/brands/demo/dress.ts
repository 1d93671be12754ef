/**
 * What a visitor dresses the miniature in, and what comes of it: the very variables that a brand file
 * gives a whole site (app/art/identity/look.ts), whose colours the edge computes in the same way.
 */
import { mix } from '../../art/identity/colour';
import {
  asBrightText,
  asText,
  contrast,
  fillOf,
  inkOn,
  isColour,
  softOf,
  TEXT_CONTRAST,
} from '../../art/identity/readable';

export type TradeKey = 'koperasi' | 'sekolah' | 'dinas' | 'perusahaan' | 'yayasan';
export type TypeKey = keyof typeof TYPES;
export type Corner = keyof typeof CORNERS;
export type Ground = 'white' | 'paper' | 'tint' | 'ink';

export interface Dress {
  readonly trade: TradeKey;
  /** Empty for the trade's own. */
  readonly name: string;
  /** `#rrggbb`. */
  readonly colour: string;
  readonly type: TypeKey;
  readonly corner: Corner;
  readonly ground: Ground;
}

interface Family {
  readonly family: string;
  /** Whether headings have a file of their own (`alone` in app/art/identity/fonts.json). */
  readonly isAlone?: boolean;
  readonly weight: number;
  readonly tracking: string;
  readonly leading: number;
}

const family = (name: string, weight: number, tracking: string, leading: number): Family => ({
  family: name,
  weight,
  tracking,
  leading,
});

/** Pairs of families, of headings and of text. */
const TYPES = {
  hangat: { heading: family('Fraunces', 600, '-0.02em', 1.12), body: 'Plus Jakarta Sans' },
  ramah: {
    heading: { ...family('Gabarito', 700, '-0.01em', 1.12), isAlone: true },
    body: 'Instrument Sans',
  },
  lugas: { heading: family('Public Sans', 700, '-0.02em', 1.12), body: 'Public Sans' },
  teknis: { heading: family('Space Grotesk', 650, '-0.03em', 1.1), body: 'Inter' },
  redaksi: { heading: family('Newsreader', 600, '-0.015em', 1.08), body: 'Archivo' },
} as const satisfies Record<string, { heading: Family; body: string }>;

/** Radii from small to extra large, that of pills, and the shape. */
const CORNERS = {
  round: ['.5rem', '.75rem', '1.25rem', 'clamp(1.5rem,1rem + 1.6vw,2.25rem)', '999px', 'round'],
  soft: ['.25rem', '.375rem', '.5rem', '.75rem', '.375rem', 'round'],
  square: ['0', '0', '0', '0', '0', 'round'],
  ticket: ['.25rem', '.5rem', '.75rem', '1rem', '.625rem', 'scoop'],
  notched: ['.25rem', '.5rem', '.75rem', '1rem', '.5rem', 'bevel'],
} as const;
const RADII = ['s', 'm', 'l', 'xl', 'pill'];

/** Ground and ink; a tint and its ink are made from the colour. */
export function endsOf({ ground, colour }: Dress): { ground: string; ink: string } {
  switch (ground) {
    case 'white':
      return { ground: '#ffffff', ink: '#171a1f' };
    case 'paper':
      return { ground: '#faf4e6', ink: '#221c12' };
    case 'tint':
      return { ground: softOf(colour), ink: mix(colour, '#0d0d12', 0.18) };
    case 'ink':
      return { ground: '#14151f', ink: '#f4f1ea' };
  }
}

/** A colour as somebody picked it, or the one that was. */
export function pickedColour(picked: string, before: string): string {
  return isColour(picked) ? picked.toLowerCase() : before;
}

const linkOf = ({ ground, colour }: Dress): string =>
  ground === 'ink' ? asBrightText(colour) : asText(colour);

/** The variables that the miniature stands in; what is mixed from them alone stays CSS. */
export function variablesOf(dress: Dress): Readonly<Record<`--${string}`, string>> {
  const { ground, ink } = endsOf(dress);
  const { heading, body } = TYPES[dress.type];
  const fill = fillOf(dress.colour);
  const radii = CORNERS[dress.corner];
  return {
    '--primary': dress.colour,
    '--on-primary': inkOn(dress.colour),
    '--primary-text': linkOf(dress),
    '--fill': fill,
    '--on-fill': inkOn(fill),
    '--ground': ground,
    '--ink': ink,
    '--brand-heading': headingsOf(heading),
    '--brand-body': familyOf(body),
    '--heading-weight': String(heading.weight),
    '--heading-tracking': heading.tracking,
    '--heading-leading': String(heading.leading),
    ...Object.fromEntries(RADII.map((name, index) => [`--radius-${name}`, radii[index] ?? '0'])),
    '--corner-shape': radii[5],
  };
}

const headingsOf = ({ family: name, isAlone }: Family): string =>
  isAlone ? `"${name} Heading","${name} Fallback"` : familyOf(name);

const familyOf = (name: string): string => `"${name}","${name} Fallback"`;

/** How well something can be read. */
export interface Reading {
  readonly what: string;
  /** The contrast ratio, to one. */
  readonly ratio: number;
  readonly passes: boolean;
}

/** What WCAG 2.2 asks about, computed. */
export function readingsOf(dress: Dress): Reading[] {
  const { ground, ink } = endsOf(dress);
  const fill = fillOf(dress.colour);
  const pairs: [what: string, colour: string, on: string][] = [
    ['Tulisan tombol', inkOn(fill), fill],
    ['Tautan', linkOf(dress), ground],
    ['Bacaan', ink, ground],
  ];
  return pairs.map(([what, colour, on]) => {
    const ratio = contrast(colour, on);
    return { what, ratio, passes: ratio >= TEXT_CONTRAST };
  });
}

/** What was done to the colour so that it can be read; "" where nothing had to be. */
export function mendingOf({ colour }: Dress): string {
  const fill = fillOf(colour);
  if (fill === colour) return '';
  return `Warna aslinya hanya ${ratioText(contrast(colour, '#fff'))} dengan tulisan putih, jadi tombolnya memakai ${fill}.`;
}

/** "4,5 : 1". Cut, not rounded: what is shown as 4,5 is no less. */
export function ratioText(ratio: number): string {
  const cut = Math.floor(ratio * 10) / 10;
  return `${String(cut).replace('.', ',')} : 1`;
}

/** The brand file that gives a whole site this look. */
export function brandFile(dress: Dress): string {
  const { heading, body } = TYPES[dress.type];
  const look = {
    room: 'play',
    type: { heading: heading.family, body },
    palette: endsOf(dress),
    ground: dress.ground,
    corner: dress.corner,
    motif: 'parang',
  };
  return JSON.stringify(look, null, 2);
}
