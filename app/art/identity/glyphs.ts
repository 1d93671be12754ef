/** Text by its letters' outlines: how wide it is, and where its lines break. */

/** A font's outlines by their characters, as "<advance> <path>" on an em of 1000 units, y pointing down. */
export type Glyphs = Readonly<Record<string, string>>;

export const EM = 1000;

export interface TextStyle {
  readonly glyphs: Glyphs;
  /** Size of the em, in the picture's units. */
  readonly size: number;
}

/** How far a character leads on, and its outline, both on the em. */
export function glyph(character: string, glyphs: Glyphs): { advance: number; path: string } {
  const found = glyphs[character];
  if (found === undefined) throw new Error(`There is no outline for the character "${character}"`);
  const gap = found.indexOf(' ');
  return { advance: Number(found.slice(0, gap)), path: found.slice(gap + 1) };
}

/** How wide a text will be, in the picture's units. */
export function textWidth(text: string, { glyphs, size }: TextStyle): number {
  const units = [...text].reduce((sum, character) => sum + glyph(character, glyphs).advance, 0);
  return (units * size) / EM;
}

/** Breaks a text into lines of at most `width`; one long word may be wider. */
export function wrapText(text: string, width: number, style: TextStyle): string[] {
  return wrapWords(text, width, (line) => textWidth(line, style));
}

/** As {@link wrapText}, with what tells how wide a line is. */
export function wrapWords(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
