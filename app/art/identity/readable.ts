/**
 * What a brand's colour becomes so that it can be read: as the edge computes it
 * (worker/core/src/sites/settings/colour.rs). test/cases/theme.json holds the cases both must pass.
 */
import { luminance, parseColour } from './colour';

/** The contrast that WCAG 2.2 asks of text at level AA (1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** That of links with their own tint, so that they reach the other on paper and tinted grounds too. */
const LINK_CONTRAST = 5;
/** The contrast with white from which a colour counts as a mid tone. */
const MID_TONE = 2.5;

/** The lightest of what counts as a dark ground. */
const LIGHTEST_DARK = '#333333';

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
export function asBrightText(colour: string): string {
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
export function hexOf(colour: string): string {
  return mixed(colour, 0, 0);
}

/** `percent` of black (0) or white (255) mixed in, rounded as the edge does. */
function mixed(colour: string, other: 0 | 255, percent: number): string {
  const parts = parseColour(colour).map((part) =>
    Math.floor((part * (100 - percent) + other * percent + 50) / 100),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
