/** A brand's name as it stands beside its mark: what `logo` in `brand.json` says, read and set. */

import { type Face, headingFace, letteringOf } from './outline';
import { GRID } from './path';

/** A line of a wordmark, in units of the mark, which is 64 high. */
export interface WordLine {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  /** Where its letters stand. */
  readonly baseline: number;
}

export interface Wordmark {
  readonly lines: readonly WordLine[];
  /** Between the mark and the name. */
  readonly gap: number;
}

/** A wordmark as SVG in the current fill, its left edge at 0. */
export interface SetWordmark {
  readonly body: string;
  readonly width: number;
  /** Between the mark and the name. */
  readonly gap: number;
}

/** What of a look a wordmark is set in. */
interface Fonts {
  readonly heading: { readonly family: string };
  readonly body: { readonly family: string };
}

const LINE = ['text', 'size', 'baseline', 'family', 'weight', 'width', 'tracking', 'italic'];
const SIZES = { least: 10, most: 60 };

/** Reads `logo`, and adds what is wrong with it to the problems; null where there is none. */
export function wordmarkOf(logo: unknown, fonts: Fonts, problems: string[]): Wordmark | null {
  if (logo === undefined) return null;
  const { gap, lines, ...rest } = record(logo);
  for (const name of Object.keys(rest)) problems.push(`logo.${name} is neither gap nor lines`);
  const rows = Array.isArray(lines) ? lines.map(record) : [];
  if (rows.length === 0 || rows.length > 2) problems.push('logo.lines must be one line or two');
  return {
    lines: rows.map((row) => lineOf(row, fonts, problems)),
    gap: number(gap, 14),
  };
}

function lineOf(row: Record<string, unknown>, fonts: Fonts, problems: string[]): WordLine {
  for (const name of Object.keys(row).filter((one) => !LINE.includes(one))) {
    problems.push(`logo.lines: ${name} is none of ${LINE.join(', ')}`);
  }
  const { text, size, baseline, family, weight, width, tracking, italic } = row;
  const usual = headingFace(family === 'body' ? fonts.body.family : fonts.heading.family);
  const large = number(size, 0);
  if (typeof text !== 'string' || text === '') problems.push('logo.lines: a line has no text');
  if (large < SIZES.least || large > SIZES.most) {
    problems.push(`logo.lines: size must be from ${SIZES.least} to ${SIZES.most}`);
  }
  return {
    text: String(text),
    size: large,
    baseline: number(baseline, 0),
    face: {
      ...usual,
      weight: number(weight, usual.weight),
      tracking: number(tracking, usual.tracking),
      ...(width !== undefined && { width: number(width, 100) }),
      ...(italic === true && { isItalic: true }),
    },
  };
}

/** Sets a wordmark in its fonts. */
export async function setWordmark(root: string, { lines, gap }: Wordmark): Promise<SetWordmark> {
  const set = await Promise.all(
    lines.map(async ({ text, face, size, baseline }) => {
      const { path, width } = (await letteringOf(root, face, text)).outline(text, size);
      const place = `translate(0 ${baseline}) scale(${1 / GRID})`;
      return { width, body: `<path transform="${place}" d="${path}"/>` };
    }),
  );
  return {
    body: set.map(({ body }) => body).join(''),
    width: Math.max(...set.map(({ width }) => width)),
    gap,
  };
}

function number(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
