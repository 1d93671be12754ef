/**
 * The picture that links to one item are shared with: its title large in the brand's colours and in
 * the font of its headings, the brand's name below, a pattern of its own beside them. A PNG, since who shows shared links shows no
 * SVG; built as a module of its own beside the worker.
 */

import { brandLook } from '../brand-looks';
import { EM } from '../identity/glyphs';
import { seedOf } from '../identity/seed';
import { lookOf } from '../look';
import { schemeOf } from '../scheme';
import { Canvas } from './canvas';
import { type Letters, lettersOf } from './letters';
import { pattern } from './pattern';
import { png } from './png';
import { fitted, lettered, outlinesOf } from './text';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const PATTERN_LEFT = 780;
const TITLE_TOP = 150;
const TITLE = { width: PATTERN_LEFT - MARGIN - 60, height: 330 };
const TITLE_SIZES = [104, 92, 80, 70, 62, 54, 47, 40];
const NAME = { width: TITLE.width, height: 40, leading: 1 };
const NAME_SIZES = [34, 28, 23];

export interface Subject {
  readonly title: string;
  /** The site's name. */
  readonly site: string;
  readonly layout: string;
  /** `#rrggbb`. */
  readonly primary: string;
  readonly secondary: string;
}

export async function draw(subject: Subject): Promise<Uint8Array<ArrayBuffer>> {
  const { title, site, layout, primary, secondary } = subject;
  const [own, ownInk, heading] = brandLook(layout);
  const [ground, ink] = [own || '#ffffff', ownInk || '#171a1f'];
  const letters = await lettersOf(heading || 'Raleway');
  const canvas = new Canvas(WIDTH, HEIGHT, ground);
  const scheme = schemeOf({ primary, secondary, ground, ink }, lookOf(title));
  pattern(canvas, PATTERN_LEFT, scheme, seedOf(title));
  canvas.box(MARGIN, MARGIN, 96, 12, primary);

  const { glyphs, leading, capHeight } = letters;
  const box = { ...TITLE, leading };
  const { lines, size } = fitted(lettered(title, glyphs), glyphs, box, TITLE_SIZES);
  for (const [index, line] of lines.entries()) {
    const base = TITLE_TOP + (capHeight / EM + index * leading) * size;
    write(canvas, line, base, size, ink, letters);
  }
  const name = fitted(lettered(site, glyphs), glyphs, NAME, NAME_SIZES);
  write(canvas, name.lines[0] ?? '', HEIGHT - MARGIN, name.size, ink, letters);
  return png(canvas);
}

function write(
  canvas: Canvas,
  text: string,
  base: number,
  size: number,
  colour: string,
  letters: Letters,
) {
  for (const one of outlinesOf(text, MARGIN, base, size, letters)) canvas.fill(one, colour);
}
