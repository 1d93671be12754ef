/**
 * The theme that settings make: the variables of the edge's rule (worker/core/src/sites/settings/theme.rs), for
 * looking at colours before they are saved. test/cases/theme.json holds the cases both must pass.
 */
import {
  asBrightText,
  asText,
  contrast,
  fillOf,
  hexOf,
  inkOn,
  isColour,
  softOf,
} from '../../../../art/identity/readable';
import { FONTS, type SettingValues } from './setting-fields';

/** The contrast that WCAG 2.2 asks of what is no text, such as a button's ground (1.4.11). */
export const SHAPE_CONTRAST = 3;

const COLOURS = [
  ...(['primary', 'secondary', 'success', 'info'] as const),
  ...(['warning', 'danger', 'light', 'dark'] as const),
];

/** What stands behind a font until it has loaded. */
const FALLBACKS = 'ui-sans-serif,system-ui,sans-serif';

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
