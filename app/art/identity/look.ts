/**
 * The look of a layout: what `app/brands/<layout>/brand.json` says, checked, and made into the
 * variables of a style sheet. Read at build alone; the edge passes the result on (chunk map), and
 * components read variables and {@link Variants}, never a brand's name.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LACKS_MIXES, withoutMixes } from '../../build/css-fallbacks';
import { headingFamily } from '../../build/font-faces';
import pageTable from '../../pages.json' with { type: 'json' };
import { ABSENCES } from '../absences/absence';
import fontRows from './fonts.json' with { type: 'json' };
import { isMotifName, type MotifName, motifNames } from './motif';
import { neutrals } from './neutrals';
import { type Wordmark, wordmarkOf } from './wordmark';

/** What a choice of a brand file may be, the default layout's first. */
export const CHOICES = {
  ground: ['white', 'paper', 'tint', 'ink'],
  corner: ['round', 'soft', 'square', 'ticket', 'notched'],
  density: ['normal', 'airy', 'dense'],
  art: ['works', 'people', 'landscapes', 'covers', 'data'],
  absence: ABSENCES,
  header: ['bar', 'masthead', 'board', 'stage'],
  footer: ['directory', 'compact', 'colophon'],
  opening: ['plain', 'band', 'poster', 'ledger', 'ticket', 'spine'],
  card: ['raised', 'outlined', 'ruled', 'flat', 'sticker', 'index'],
  list: ['grid', 'rows', 'columns'],
} as const;

type Choices = typeof CHOICES;

/** One choice of each kind, as the app reads them from the boot data. */
export type Variants = { readonly [Kind in keyof Choices]: Choices[Kind][number] };

/** A brand file, whole. */
export interface Look {
  /** The family of layouts it shares code with: app/brands/rooms/<room>/. */
  readonly room: string;
  readonly heading: FontRow;
  readonly body: FontRow;
  /** The font of numbers and code; the one of text where none is named. */
  readonly figures: FontRow;
  /** Colours as `#rrggbb`; primary and accent are the tenant's own settings. */
  readonly palette: { readonly ground: string; readonly ink: string };
  readonly motif: MotifName;
  /** How the name is set in the logo; null where it is set as headings are. */
  readonly wordmark: Wordmark | null;
  /** The pages that the header lists, first to last; empty where the page table's order does. */
  readonly menu: readonly string[];
  /** The pages that the footer lists beside help; empty where it lists all that a tenant has. */
  readonly foot: readonly string[];
  /** The organisation's postal address, for footer and about; empty where it says none. */
  readonly address: string;
  readonly variants: Variants;
}

type FontRow = (typeof fontRows)[number];

/** The manner of inner pages, which stands in a brand file under `second`. */
export const SECOND: readonly string[] = ['opening', 'card', 'list'];
/** A handful of things a visitor wants; the footer has the rest. */
export const MENU_LIMIT = 6;
/** The links of a footer, beside those to help. */
export const FOOT_LIMIT = 5;
/** The fields of a brand file, but for `$schema`, which is for editors alone. */
export const FIELDS: readonly string[] = [
  ...['room', 'type', 'palette', 'ground', 'corner', 'density', 'art', 'absence', 'motif'],
  ...['header', 'footer', 'second', 'menu', 'foot', 'address', 'logo'],
];
const KNOWN = new Set(['$schema', ...FIELDS]);

/** Every layout with a brand file in `root`. */
export async function readLooks(root: string): Promise<ReadonlyMap<string, Look>> {
  const folder = join(root, 'app/brands');
  const entries = await readdir(folder, { withFileTypes: true });
  const looks = new Map<string, Look>();
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const look = await readLook(root, name);
    if (look !== null) looks.set(name, look);
  }
  return looks;
}

/** The look of a layout; null when it has no brand file. */
export async function readLook(root: string, layout: string): Promise<Look | null> {
  const file = join(root, 'app/brands', layout, 'brand.json');
  const content = await readFile(file, 'utf8').catch(() => null);
  return content === null ? null : parseLook(content, file);
}

type Source = Readonly<Record<string, unknown>>;

/** Reads a part of a brand file, and adds what is wrong with it to the problems. */
type Reading<T> = (source: Source, problems: string[]) => T;

/** Throws an error that names every mistake, so that none is only a wrong colour on a page. */
export function parseLook(content: string, file: string): Look {
  const source = record(JSON.parse(content));
  const problems = Object.keys(source)
    .filter((key) => !KNOWN.has(key))
    .map((key) => `${key} is none of ${FIELDS.join(', ')}`);
  const { motif, fonts, ...rest } = {
    menu: pagesOf('menu', MENU_LIMIT)(source, problems),
    foot: pagesOf('foot', FOOT_LIMIT)(source, problems),
    address: typeof source.address === 'string' ? source.address : '',
    motif: motifOf(source, problems),
    room: roomOf(source, problems),
    fonts: fontsOf(source, problems),
    palette: paletteOf(source, problems),
    variants: variantsOf(source, problems),
  };
  const wordmark = fonts && wordmarkOf(source.logo, fonts, problems);
  if (problems.length > 0 || motif === null || fonts === null) {
    throw new Error(`${file}: ${problems.join('; ')}`);
  }
  return { ...rest, ...fonts, wordmark, motif };
}

/** Reads a list of pages. */
const pagesOf =
  (field: string, limit: number): Reading<readonly string[]> =>
  (source, problems) => {
    const pages = textsOf(source[field]);
    if (pages.length > limit) problems.push(`${field}: at most ${limit} pages`);
    const known = new Set(pageTable.map(({ name }) => name));
    for (const page of pages.filter((one) => !known.has(one))) {
      problems.push(`${field}: ${page} is no page of app/pages.json`);
    }
    return pages;
  };

const motifOf: Reading<MotifName | null> = ({ motif }, problems) => {
  if (typeof motif === 'string' && isMotifName(motif)) return motif;
  problems.push(`motif must be one of ${motifNames.join(', ')}`);
  return null;
};

const roomOf: Reading<string> = ({ room }, problems) => {
  if (typeof room !== 'string') problems.push('room is missing');
  return String(room);
};

const fontsOf: Reading<Pick<Look, 'heading' | 'body' | 'figures'> | null> = (source, problems) => {
  const type = record(source.type);
  const font = (part: string): FontRow | undefined => {
    const found = fontRows.find(({ family }) => family === type[part]);
    if (!found) problems.push(`type.${part} is no family of app/art/identity/fonts.json`);
    return found;
  };
  const [heading, body] = [font('heading'), font('body')];
  const figures = type.figures === undefined ? body : font('figures');
  return heading && body && figures ? { heading, body, figures } : null;
};

const paletteOf: Reading<Look['palette']> = (source, problems) => {
  const palette = record(source.palette);
  const colour = (part: string): string => {
    const said = palette[part];
    if (typeof said === 'string' && /^#[0-9a-f]{6}$/.test(said)) return said;
    problems.push(`palette.${part} must be a colour like #1b1a17`);
    return '#000000';
  };
  return { ground: colour('ground'), ink: colour('ink') };
};

const variantsOf: Reading<Variants> = (source, problems) => {
  const second = record(source.second);
  const choice = <Kind extends keyof Choices>(kind: Kind): Choices[Kind][number] => {
    const values: readonly Choices[Kind][number][] = CHOICES[kind];
    const said = SECOND.includes(kind) ? second[kind] : source[kind];
    const found = said === undefined ? values[0] : values.find((value) => value === said);
    if (found === undefined) problems.push(`${kind} must be one of ${values.join(', ')}`);
    return found ?? (values[0] as Choices[Kind][number]);
  };
  return {
    ground: choice('ground'),
    corner: choice('corner'),
    density: choice('density'),
    art: choice('art'),
    absence: choice('absence'),
    header: choice('header'),
    footer: choice('footer'),
    opening: choice('opening'),
    card: choice('card'),
    list: choice('list'),
  };
};

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Radii from small to extra large, those of pills, and the shape of a corner that has them. */
const CORNERS: Readonly<Record<Variants['corner'], readonly string[]>> = {
  round: ['.5rem', '.75rem', '1.25rem', 'clamp(1.5rem,1rem + 1.6vw,2.25rem)', '999px', 'round'],
  soft: ['.25rem', '.375rem', '.5rem', '.75rem', '.375rem', 'round'],
  square: ['0', '0', '0', '0', '0', 'round'],
  ticket: ['.25rem', '.5rem', '.75rem', '1rem', '.625rem', 'scoop'],
  notched: ['.25rem', '.5rem', '.75rem', '1rem', '.5rem', 'bevel'],
};
const RADII = ['--radius-s', '--radius-m', '--radius-l', '--radius-xl', '--radius-pill'];

/** Space between sections, gutter, and how large the largest headings are. */
const DENSITIES: Readonly<Record<Variants['density'], Readonly<Record<string, string>>>> = {
  normal: {},
  airy: {
    '--space-section': 'clamp(4.5rem,3rem + 6vw,8.5rem)',
    '--text-4xl': 'clamp(2.625rem,1.6rem + 4.4vw,5.25rem)',
  },
  dense: {
    '--space-section': 'clamp(2.75rem,2rem + 3vw,4.5rem)',
    '--text-2xl': 'clamp(1.5rem,1.35rem + .8vw,2.125rem)',
    '--text-3xl': 'clamp(1.875rem,1.6rem + 1.4vw,2.75rem)',
  },
};

/** The family that headings are loaded in: one of their weight alone, where text has another. */
export function headingFontOf({ heading, body }: Pick<Look, 'heading' | 'body'>): string {
  const isAlone = 'alone' in heading.heading && heading.family !== body.family;
  return isAlone ? headingFamily(heading.family) : heading.family;
}

/** The look as one rule of CSS; it stands behind the theme and wins over it. */
export function lookCss({ heading, body, figures, palette, variants }: Look): string {
  const corner = CORNERS[variants.corner];
  const reading = [body, heading].find((font) => 'reading' in font);
  const family = ({ family: name }: FontRow) => `"${name}","${name} Fallback"`;
  const variables: Record<string, string> = {
    '--brand-heading': `"${headingFontOf({ heading, body })}","${heading.family} Fallback"`,
    '--brand-body': family(body),
    '--brand-figures': family(figures),
    ...(reading && { '--brand-reading': family(reading) }),
    '--heading-weight': String(heading.heading.weight),
    '--heading-tracking': heading.heading.tracking,
    '--heading-leading': String(heading.heading.leading),
    ...Object.fromEntries(RADII.map((name, index) => [name, corner[index] ?? '0'])),
    '--corner-shape': corner.at(-1) ?? 'round',
    ...DENSITIES[variants.density],
    ...neutrals(palette),
  };
  return ruleOf(variables) + fallbackOf(variables);
}

function ruleOf(variables: Record<string, string>): string {
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}

/** The mixed colours among them for browsers that lack mixing: what styles in files get of the build. */
function fallbackOf(variables: Record<string, string>): string {
  const plain = Object.entries(variables)
    .map(([name, value]): [string, string] => [name, withoutMixes(value)])
    .filter(([name, value]) => value !== variables[name]);
  return plain.length > 0 ? `@supports ${LACKS_MIXES}{${ruleOf(Object.fromEntries(plain))}}` : '';
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
