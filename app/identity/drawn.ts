/** A brand with its texts as outlines: what every picture of it is drawn from. */
import type { Brand } from './brand';
import { wrapWords } from './glyphs';
import { type Lettering, letteringOf } from './outline';
import { GRID } from './path';
import { type SetWordmark, setWordmark } from './wordmark';

export interface DrawnBrand extends Brand {
  /** Its name beside its mark. */
  readonly word: SetWordmark;
  /** In what its name is lettered on pictures, and its promise. */
  readonly heading: Lettering;
  readonly body: Lettering;
}

/** The word that a podcast's cover has beside the name. */
export const PODCAST = 'Podcast';

/** A name up to this width stands on one line, a longer one on two, so that a logo fits a header. */
const LONG_NAME = 330;
const GAP = 16;

/** Letters a brand's texts. The fonts' packages are in `root`. */
export async function drawnBrand(root: string, brand: Brand): Promise<DrawnBrand> {
  const { name, tagline, faces, wordmark } = brand;
  const [heading, body] = await Promise.all([
    letteringOf(root, faces.heading, name),
    letteringOf(root, faces.body, tagline + PODCAST),
  ]);
  const word = wordmark ? await setWordmark(root, wordmark) : plainWordmark(name, heading);
  return { ...brand, word, heading, body };
}

/** A text as SVG in the current fill, its baseline starting at (x, y). */
export function textAt(
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  lettering: Lettering,
): string {
  const { path } = lettering.outline(text, size);
  return `<path transform="translate(${x} ${y}) scale(${1 / GRID})" d="${path}"/>`;
}

/** A name as headings are set: on one line, or on two of nearly one width. */
function plainWordmark(name: string, lettering: Lettering): SetWordmark {
  const width = lettering.measure(name, 36);
  const isShort = width <= LONG_NAME || !name.includes(' ');
  const size = isShort ? 36 : 27;
  const lines = isShort ? [name] : balanced(name, size, lettering);
  const { capHeight } = lettering.outline('', size);
  const middle = 32 + capHeight / 2;
  const apart = capHeight + 12;
  const body = lines.map((line, index) => {
    const y = middle + (index - (lines.length - 1) / 2) * apart;
    return textAt(line, [0, Math.round(y)], size, lettering);
  });
  const widths = lines.map((line) => lettering.measure(line, size));
  return { body: body.join(''), width: Math.max(...widths), gap: GAP };
}

function balanced(name: string, size: number, { measure }: Lettering): string[] {
  const half = measure(name, size) / 2;
  const narrow = [1, 1.15, 1.3, 1.5, 2].map((factor) =>
    wrapWords(name, half * factor, (line) => measure(line, size)),
  );
  return narrow.find((lines) => lines.length <= 2) ?? [name];
}
