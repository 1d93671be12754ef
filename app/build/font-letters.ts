/**
 * A font's letters as outlines, for the pictures that are drawn where no font can be loaded
 * (app/art/share): `"<advance> <path>"` by character, on an em of 1000 units, y pointing down.
 */
import { create, type PathCommand } from 'fontkit';

export interface Letters {
  /** Height of a capital, in units of the em. */
  readonly capHeight: number;
  /** Space between letters, and from one line to the next, in ems. */
  readonly tracking: number;
  readonly leading: number;
  readonly glyphs: Readonly<Record<string, string>>;
}

const EM = 1000;
/** What a TrueType outline is made of, as a path writes it. */
const COMMANDS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  closePath: 'Z',
};

/** Characters without an outline of their own: whoever sets a text writes a space, or nothing. */
const UNSEEN = /[\u00a0\u00ad]/;

/** The letters of an uncompressed font at one weight; those it does not have are left out. */
export function lettersOf(
  buffer: Buffer,
  characters: string,
  set: Pick<Letters, 'tracking' | 'leading'>,
): Letters {
  // A font may end with an empty letter, whose outline fontkit looks for behind the end.
  const font = create(Buffer.concat([buffer, Buffer.alloc(16)]));
  if (!('unitsPerEm' in font)) throw new Error('A collection of fonts has no letters of its own');
  const scale = EM / font.unitsPerEm;
  const drawn = [...characters].filter((one) => !UNSEEN.test(one));
  const known = drawn.filter((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
  const glyphs = known.map((character) => {
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    const path = pathOf(glyph.path.commands, scale);
    return [character, `${rounded(glyph.advanceWidth, scale)} ${path}`];
  });
  return {
    ...set,
    capHeight: rounded(font.capHeight, scale),
    glyphs: Object.fromEntries(glyphs),
  };
}

/** An outline as a path. A font's curves end in lines that go nowhere, which are left out. */
function pathOf(commands: readonly PathCommand[], scale: number): string {
  let place = '';
  const parts = commands.map(({ command, args }) => {
    const letter = COMMANDS[command];
    if (letter === undefined) throw new Error(`${command} is no part of a TrueType outline`);
    const points = args.map((value, at) => rounded(at % 2 ? -value : value, scale));
    const last = points.slice(-2).join(' ');
    if (letter === 'L' && last === place) return '';
    place = last;
    return letter + points.join(' ');
  });
  return parts.join('');
}

function rounded(value: number, scale: number): number {
  // Never the -0 that would be written as such.
  return Math.round(value * scale) || 0;
}
