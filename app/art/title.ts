/**
 * Lettering of covers, as text in the fonts of whoever looks: a picture shown by a page can load none
 * of its own. How wide a line becomes is therefore estimated, rather too wide than too narrow.
 */
import { escapeText, n } from './svg';

export type Face = 'serif' | 'sans' | 'mono';

const FONTS: Readonly<Record<Face, string>> = {
  serif: "Georgia,'Noto Serif','Times New Roman',serif",
  sans: "system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  mono: "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace",
};

const LONGEST = 110;

export interface TitleBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether the lines stand at the foot of the box. */
  readonly atFoot?: boolean;
  readonly most: number;
}

/** The title in the largest size at which it fits its box. */
export function titleText(title: string, area: TitleBox, face: Face, colour: string): string {
  const { lines, size } = fitted(cut(title), area, face);
  const leading = size * 1.1;
  const top = area.atFoot
    ? area.y + area.height - (lines.length - 1) * leading - size * 0.24
    : area.y + size * 0.86;
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${n(area.x)}" y="${n(top + index * leading)}">${escapeText(line)}</tspan>`,
  );
  return `<text font-family="${FONTS[face]}" font-weight="${face === 'serif' ? 700 : 800}" font-size="${n(size)}" letter-spacing="${face === 'mono' ? '-.04em' : '-.02em'}" fill="${colour}">${spans.join('')}</text>`;
}

/** A small line, such as who wrote it. */
export function noteText(
  note: string,
  x: number,
  y: number,
  size: number,
  face: Face,
  colour: string,
): string {
  return `<text x="${n(x)}" y="${n(y)}" font-family="${FONTS[face === 'serif' ? 'sans' : face]}" font-weight="600" font-size="${n(size)}" fill="${colour}">${escapeText(note)}</text>`;
}

function cut(title: string): string {
  const characters = [...title.trim()];
  return characters.length <= LONGEST
    ? title.trim()
    : `${characters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}

function fitted(title: string, { width, height, most }: TitleBox, face: Face) {
  for (let size = most; size > 12; size *= 0.93) {
    const lines = wrapped(title, width / size, face);
    const isWide = lines.some((line) => widthOf(line, face) * size > width);
    if (!isWide && lines.length * size * 1.1 <= height) return { lines, size };
  }
  const lines = wrapped(title, width / 12, face);
  return { lines: lines.slice(0, Math.max(1, Math.floor(height / 13.2))), size: 12 };
}

/** Lines of at most `width` ems. */
function wrapped(title: string, width: number, face: Face): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(joined, face) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** How many ems wide a text is at most, in the fonts that {@link FONTS} names. */
function widthOf(text: string, face: Face): number {
  if (face === 'mono') return [...text].length * 0.61;
  return [...text].reduce((sum, character) => sum + emsOf(character), 0);
}

function emsOf(character: string): number {
  if (/[ijl.,:;'’|!]/.test(character)) return 0.36;
  if (/[ftr\-()I ]/.test(character)) return 0.45;
  if (/[mwMW@%—]/.test(character)) return 1.06;
  if (/[A-Z&]/.test(character)) return 0.79;
  return character.charCodeAt(0) < 0x250 ? 0.69 : 1.05;
}
