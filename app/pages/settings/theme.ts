/**
 * The theme that settings make: the variables of the edge's rule (worker/site/settings/theme.rs), for
 * looking at colours before they are saved. test/cases/theme.json holds the cases both must pass.
 */
import { luminance, parseColour } from '../../brand/colour';
import { FONTS, type SettingValues } from './setting-fields';

/** The contrast that WCAG 2.2 asks of text at level AA (1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** That of links with their own tint, so that they reach the other on paper and tinted grounds too. */
const LINK_CONTRAST = 5;
/** The contrast it asks of what is no text, such as a button's ground (1.4.11). */
export const SHAPE_CONTRAST = 3;

const COLOURS = [
  ...(['primary', 'secondary', 'success', 'info'] as const),
  ...(['warning', 'danger', 'light', 'dark'] as const),
];

/** The contrast with white from which a colour counts as a mid tone. */
const MID_TONE = 2.5;

/** The lightest of what counts as a dark ground. */
const LIGHTEST_DARK = '#333333';

/** What stands behind a font until it has loaded. */
const FALLBACKS = 'ui-sans-serif,system-ui,sans-serif';

/** Whether a text is a colour that the edge takes. */
export function isColour(text: string): boolean {
  return /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}

/** The contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Black or white, as the edge writes on a ground. */
export function inkOn(ground: string): '#000' | '#fff' {
  return contrast(ground, '#000') >= contrast(ground, '#fff') ? '#000' : '#fff';
}

/** A light tint for grounds: a tenth of the colour on white. */
export function softOf(colour: string): string {
  return mixed(colour, 255, 90);
}

/** The colour as text on its own tint: darkened until it can be read there. */
export function asText(colour: string): string {
  return readable(colour, 0, softOf(colour), LINK_CONTRAST);
}

/** The colour as text on a dark ground: lightened until it can be read there. */
function asBrightText(colour: string): string {
  return readable(colour, 255, LIGHTEST_DARK);
}

/** The colour as the ground of a button: a mid tone is darkened until white labels can be read. */
export function fillOf(colour: string): string {
  return contrast(colour, '#fff') < MID_TONE ? hexOf(colour) : readable(colour, 0, '#fff');
}

/** With so much black (0) or white (255) in it that it can be read on a ground. */
function readable(
  colour: string,
  other: 0 | 255,
  ground: string,
  least: number = TEXT_CONTRAST,
): string {
  for (let percent = 0; percent < 100; percent += 1) {
    const mixture = mixed(colour, other, percent);
    if (contrast(mixture, ground) >= least) return mixture;
  }
  return mixed(colour, other, 100);
}

/** `#rrggbb` in lower case. */
function hexOf(colour: string): string {
  return mixed(colour, 0, 0);
}

/** `percent` of black (0) or white (255) mixed in, rounded as the edge does. */
function mixed(colour: string, other: 0 | 255, percent: number): string {
  const parts = parseColour(colour).map((part) =>
    Math.floor((part * (100 - percent) + other * percent + 50) / 100),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The variables by name; a colour that is none leaves its own out, a font the look's in its place. */
export function themeOf(values: SettingValues): ReadonlyMap<string, string> {
  const theme = new Map<string, string>();
  for (const name of COLOURS) {
    const colour = values[`css.clr_${name}`].trim();
    if (!isColour(colour)) continue;
    theme.set(`--${name}`, hexOf(colour)).set(`--on-${name}`, inkOn(colour));
    if (name !== 'primary') continue;
    const fill = fillOf(colour);
    theme.set('--primary-text', asText(colour)).set('--primary-soft', softOf(colour));
    theme.set('--fill', fill).set('--on-fill', inkOn(fill));
    theme.set('--primary-bright', asBrightText(colour));
  }
  for (const [name, font] of [
    ['heading', values['css.ft_primary']],
    ['body', values['css.ft_secondary']],
  ] as const) {
    const own = FONTS.includes(font) ? `"${font}","${font} Fallback"` : `var(--brand-${name})`;
    theme.set(`--font-${name}`, `${own},${FALLBACKS}`);
  }
  return theme;
}

/** Puts a theme on a document. */
export function applyTheme(theme: ReadonlyMap<string, string>, { style }: HTMLElement): void {
  for (const [name, value] of theme) style.setProperty(name, value);
}

export interface Judgement {
  /** Whether it is a reason to choose another colour. */
  readonly isWarning: boolean;
  readonly text: string;
}

const ratio = (value: number) =>
  `${value.toLocaleString('id-ID', { maximumFractionDigits: 1 })} : 1`;

/** What a colour means for who has to read it. */
export function judge(name: string, colour: string): Judgement[] {
  if (!isColour(colour)) return [];
  const ink = inkOn(colour);
  const on: Judgement = {
    isWarning: false,
    text: `Tulisan di atasnya ${ink === '#000' ? 'hitam' : 'putih'}, kontras ${ratio(contrast(colour, ink))}.`,
  };
  return [on, ...(particular[name]?.(colour, ink) ?? [])];
}

const particular: Readonly<Record<string, (colour: string, ink: string) => Judgement[]>> = {
  'css.clr_primary': (colour) => {
    const [onWhite, text, fill] = [contrast(colour, '#fff'), asText(colour), fillOf(colour)];
    const judgements: Judgement[] = [];
    if (fill !== hexOf(colour)) {
      judgements.push({
        isWarning: false,
        text: `Tombol memakai ${fill}, supaya tulisan putihnya terbaca.`,
      });
    } else if (onWhite < SHAPE_CONTRAST) {
      judgements.push(warning(`Tombol sulit dibedakan dari latar putih (${ratio(onWhite)}).`));
    }
    if (text !== hexOf(colour)) {
      judgements.push(
        warning(
          `Terlalu terang untuk tulisan di latar putih (${ratio(onWhite)}): tautan memakai ${text}.`,
        ),
      );
    }
    return judgements;
  },
  'css.clr_secondary': (colour) => {
    const onWhite = contrast(colour, '#fff');
    return onWhite < SHAPE_CONTRAST
      ? [warning(`Sulit dibedakan dari latar putih (${ratio(onWhite)}).`)]
      : [];
  },
  'css.clr_dark': (_colour, ink) =>
    ink === '#000' ? [warning('Terlalu terang untuk latar gelap.')] : [],
  'css.clr_light': (_colour, ink) =>
    ink === '#fff' ? [warning('Terlalu gelap untuk latar terang.')] : [],
};

function warning(text: string): Judgement {
  return { isWarning: true, text };
}
