/**
 * The picture that links to one item are shared with: its title large in the brand's colours, the
 * brand's name below, a pattern of its own beside them. A PNG, since who shows shared links shows no
 * SVG; built as a module of its own beside the worker.
 */
import { lookOf } from '../art/look';
import { schemeOf } from '../art/scheme';
import { seedOf } from '../brand/seed';
import { Canvas } from './canvas';
import { pattern } from './pattern';
import { png } from './png';
import { fitted, lettered, lettersOf } from './text';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const PATTERN_LEFT = 780;
const TITLE_TOP = 150;
const TITLE = { width: PATTERN_LEFT - MARGIN - 60, height: 330, leading: 1.12 };
const TITLE_SIZES = [92, 80, 70, 62, 54, 47, 40];
const NAME = { width: TITLE.width, height: 40, leading: 1 };
const NAME_SIZES = [34, 28, 23];
/** How far below a line's top its baseline is, in ems. */
const ASCENT = 0.74;

export interface Subject {
  readonly title: string;
  /** The site's name. */
  readonly site: string;
  readonly layout: string;
  /** `#rrggbb`. */
  readonly primary: string;
  readonly secondary: string;
}

interface Palette {
  readonly ground: string;
  readonly ink: string;
}

/** What pages stand on and are written in, by brand file. */
const PALETTES = import.meta.glob<Palette>('../tenants/*/brand.json', {
  eager: true,
  import: 'palette',
});
const PLAIN: Palette = { ground: '#ffffff', ink: '#171a1f' };

export function draw(subject: Subject): Promise<Uint8Array<ArrayBuffer>> {
  const { title, site, layout, primary, secondary } = subject;
  const { ground, ink } = PALETTES[`../tenants/${layout}/brand.json`] ?? PLAIN;
  const canvas = new Canvas(WIDTH, HEIGHT, ground);
  const scheme = schemeOf({ primary, secondary, ground, ink }, lookOf(title));
  pattern(canvas, PATTERN_LEFT, scheme, seedOf(title));
  canvas.box(MARGIN, MARGIN, 96, 12, primary);

  const { lines, size } = fitted(lettered(title), TITLE, TITLE_SIZES);
  for (const [index, line] of lines.entries()) {
    const base = TITLE_TOP + (ASCENT + index * TITLE.leading) * size;
    write(canvas, line, base, size, ink);
  }
  const name = fitted(lettered(site), NAME, NAME_SIZES);
  write(canvas, name.lines[0] ?? '', HEIGHT - MARGIN, name.size, ink);
  return png(canvas);
}

function write(canvas: Canvas, text: string, base: number, size: number, colour: string) {
  for (const letter of lettersOf(text, MARGIN, base, size)) canvas.fill(letter, colour);
}
