/**
 * Style-sheet rules of the project's fonts, each with local stand-ins stretched to the same
 * measures: when the font arrives nothing moves.
 */
import { create } from 'fontkit';

/** A row of app/art/identity/fonts.json. */
export interface FontRow {
  readonly family: string;
  /** The npm package that the font comes from. */
  readonly package: string;
  readonly generic: Generic;
  /** How headings are set in it. */
  readonly heading: {
    readonly weight: number;
    readonly tracking: string;
    readonly leading: number;
    /**
     * Whether headings have a file of their weight alone, a third as large as that of all weights: where
     * nearly all that is set in the family is about as heavy.
     */
    readonly alone?: boolean;
  };
  /** The weights of a family of single files; a variable font has none. */
  readonly weights?: readonly number[];
  /**
   * The weights that nearly all text has, where a file of these alone is at least a fifth smaller. Text of
   * another weight loads the file of all weights as well.
   */
  readonly usual?: Weights;
}

/** From the least to the most, both included. */
export type Weights = readonly [least: number, most: number];

type Generic = 'sans' | 'serif' | 'mono';

/** A subset font file, and the weights that text is set in it at. */
export interface FontFile {
  readonly name: string;
  /** The file of the letters with accents, which is loaded for these alone. */
  readonly accented: string;
  readonly weights: Weights;
}

/** Uncompressed instances of a family, to measure. */
export interface Instances {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

/** Letters, space included, about as often as in Indonesian. */
const SAMPLE =
  'belajar keterampilan digital yang dipakai kerja bersama pengajar dari seluruh indonesia';

interface StandIn {
  readonly fonts: readonly string[];
  /** The mean width of the sample's characters in these fonts, in thousandths of an em. */
  readonly width: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz ';

/**
 * Widths of a–z and space in Helvetica and Times, which Arial, Liberation and Times New Roman share,
 * and in DejaVu, which is what a Linux has that has none of these.
 */
const WIDTHS = {
  sans: '556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 278',
  sansBold:
    '556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 278',
  serif:
    '444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 250',
  serifBold:
    '500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 250',
  dejaVu:
    '613 635 550 635 615 352 635 634 278 278 579 278 974 634 612 635 635 411 521 392 634 592 818 592 592 525 318',
  dejaVuBold:
    '675 716 593 716 678 435 716 712 343 343 665 343 1042 712 687 716 716 493 595 478 712 652 924 645 652 582 348',
  dejaVuSerif:
    '596 640 560 640 592 370 640 644 320 310 606 320 948 644 602 640 640 478 513 402 644 565 856 564 565 527 318',
  dejaVuSerifBold:
    '648 699 609 699 636 430 699 727 380 362 693 380 1058 727 667 699 699 527 563 462 727 581 861 596 581 568 348',
} as const;

/** Of several that a machine has, the last is taken. */
const STAND_INS: Readonly<Record<Generic, Readonly<Record<'regular' | 'bold', StandIn[]>>>> = {
  sans: {
    regular: [
      { fonts: ['DejaVu Sans'], width: meanWidth(WIDTHS.dejaVu) },
      {
        fonts: ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Roboto'],
        width: meanWidth(WIDTHS.sans),
      },
    ],
    bold: [
      { fonts: ['DejaVu Sans Bold'], width: meanWidth(WIDTHS.dejaVuBold) },
      {
        fonts: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Neue Bold', 'Roboto Bold'],
        width: meanWidth(WIDTHS.sansBold),
      },
    ],
  },
  serif: {
    regular: [
      { fonts: ['DejaVu Serif'], width: meanWidth(WIDTHS.dejaVuSerif) },
      {
        fonts: ['Times New Roman', 'Liberation Serif', 'Times'],
        width: meanWidth(WIDTHS.serif),
      },
    ],
    bold: [
      { fonts: ['DejaVu Serif Bold'], width: meanWidth(WIDTHS.dejaVuSerifBold) },
      {
        fonts: ['Times New Roman Bold', 'Liberation Serif Bold', 'Times Bold'],
        width: meanWidth(WIDTHS.serifBold),
      },
    ],
  },
  mono: {
    regular: [
      { fonts: ['Courier New', 'Liberation Mono', 'Courier', 'DejaVu Sans Mono'], width: 600 },
    ],
    bold: [
      {
        fonts: [
          'Courier New Bold',
          'Liberation Mono Bold',
          'Courier Bold',
          'DejaVu Sans Mono Bold',
        ],
        width: 600,
      },
    ],
  },
};

function meanWidth(widths: string): number {
  const byLetter = widths.split(' ').map(Number);
  const all = [...SAMPLE].map((letter) => byLetter[LETTERS.indexOf(letter)] ?? 0);
  return all.reduce((sum, width) => sum + width, 0) / all.length;
}

/** How far from its weight a file of headings is taken for others. */
const NEAR = 100;

/** A family's name for headings where they have a file of their weight alone. */
export const headingFamily = (family: string) => `${family} Heading`;

/**
 * The files of {@link headingFamily}: text about as heavy as headings is set in their own file `name`, all
 * other in `files`, those of the family.
 */
export function headingFiles(
  { heading }: FontRow,
  name: string,
  files: readonly FontFile[],
): FontFile[] {
  const own: Weights = [heading.weight - NEAR, Math.min(900, heading.weight + NEAR)];
  const others = files.flatMap((file) =>
    without(file.weights, own).map((weights) => ({ ...file, weights })),
  );
  return [...files.slice(0, 1).map((file) => ({ ...file, name, weights: own })), ...others];
}

/** What of a range is outside another. */
export function without([least, most]: Weights, [from, to]: Weights): Weights[] {
  const parts: Weights[] = [
    [least, Math.min(most, from - 1)],
    [Math.max(least, to + 1), most],
  ];
  return parts.filter(([low, high]) => low <= high);
}

/** The `@font-face` rules of files beside the style sheet. `accents`: the characters of their accented parts. */
export function faceRules(family: string, files: readonly FontFile[], accents: string): string {
  const ranges = rangesOf(accents);
  // A browser takes letters of one face from two files only where both rules name the same weights.
  return files
    .flatMap(({ name, accented, weights }) => [
      faceRule(family, name, weights),
      faceRule(family, accented, weights, { 'unicode-range': ranges }),
    ])
    .join('\n');
}

/** The rules of a family's local stand-ins. */
export function standInRules({ family, generic }: FontRow, { regular, bold }: Instances): string {
  const fonts = STAND_INS[generic];
  return [
    ...fonts.regular.map((font) => standIn(family, font, measured(regular), '100 599')),
    ...fonts.bold.map((font) => standIn(family, font, measured(bold), '600 900')),
  ].join('\n');
}

function faceRule(
  family: string,
  name: string,
  [least, most]: Weights,
  more: Readonly<Record<string, string>> = {},
): string {
  return rule({
    'font-family': `"${family}"`,
    'font-style': 'normal',
    'font-weight': least === most ? String(least) : `${least} ${most}`,
    'font-display': 'swap',
    src: `url("./${name}") format("woff2")`,
    ...more,
  });
}

/** As `unicode-range` writes them: `U+a1-a8,U+aa`. */
export function rangesOf(characters: string): string {
  const ranges: { from: number; to: number }[] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const last = ranges.at(-1);
    if (last?.to === code - 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16);
  const written = ranges.map(({ from, to }) => hex(from) + (from === to ? '' : `-${hex(to)}`));
  return written.map((range) => `U+${range}`).join(',');
}

interface Measures {
  /** Mean width of the sample's characters, in thousandths of an em. */
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

function measured(data: Buffer): Measures {
  // The reader looks behind the last glyph even where that one is empty.
  const font = create(Buffer.concat([data, Buffer.alloc(16)]));
  if (!('layout' in font)) throw new Error('A font file holds one font');
  const em = font.unitsPerEm;
  return {
    width: ((font.layout(SAMPLE).advanceWidth / em) * 1000) / SAMPLE.length,
    ascent: font.ascent / em,
    descent: -font.descent / em,
    lineGap: font.lineGap / em,
  };
}

function standIn(
  family: string,
  { fonts, width }: StandIn,
  font: Measures,
  weight: string,
): string {
  const stretch = font.width / width;
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return rule({
    'font-family': `"${family} Fallback"`,
    'font-weight': weight,
    src: fonts.map((name) => `local("${name}")`).join(','),
    'size-adjust': percent(stretch),
    'ascent-override': percent(font.ascent / stretch),
    'descent-override': percent(font.descent / stretch),
    'line-gap-override': percent(font.lineGap / stretch),
  });
}

function rule(declarations: Readonly<Record<string, string>>): string {
  const body = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${body.join(';')}}`;
}
