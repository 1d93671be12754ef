/** A brand with its texts as outlines: what every picture of it is drawn from. */
import type { Brand } from './brand';
import { wrapWords } from './glyphs';
import { MARK_SIZE, type Mark, markBody } from './mark';
import { type Lettering, letteringOf } from './outline';
import { GRID } from './path';
import { type SetWordmark, setWordmark } from './wordmark';

/** From where to where something reaches, left to right. */
export interface Span {
  readonly left: number;
  readonly right: number;
}

export interface DrawnBrand extends Brand {
  /** The part of its square that the mark covers; the whole of it for an emblem. */
  readonly span: Span;
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
  const { name, tagline, faces, wordmark, mark } = brand;
  const [heading, body, span] = await Promise.all([
    letteringOf(root, faces.heading, name),
    letteringOf(root, faces.body, tagline + PODCAST),
    mark ? spanOf(mark) : { left: 0, right: MARK_SIZE },
  ]);
  const word = wordmark ? await setWordmark(root, wordmark) : plainWordmark(name, heading);
  return { ...brand, word, heading, body, span };
}

/** Pixels to a unit by which a mark is measured. */
const FINE = 4;

/** Seen as a picture, since a path's numbers do not tell how far its curves and lines reach. */
async function spanOf(mark: Mark): Promise<Span> {
  const { default: sharp } = await import('sharp');
  const side = MARK_SIZE * FINE;
  const body = markBody(mark, { main: '#000', accent: '#000' });
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">${body}</svg>`;
  const inks = await sharp(Buffer.from(picture)).extractChannel('alpha').raw().toBuffer();
  const columns = Array.from({ length: side }, (_, x) => x).filter((x) => {
    for (let y = 0; y < side; y += 1) if ((inks[y * side + x] ?? 0) > 127) return true;
    return false;
  });
  return { left: (columns.at(0) ?? 0) / FINE, right: ((columns.at(-1) ?? side - 1) + 1) / FINE };
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
