/**
 * Text as outlines of the project's own fonts, for pictures that cannot load fonts: logos shown through
 * <img>, share images. Made at build time out of the @fontsource packages, kerned as the font says.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font, type PathCommand } from 'fontkit';
import subsetFont from 'subset-font';
import fontRows from './fonts.json' with { type: 'json' };
import { compactPath, type Segment } from './path';

/** One cut of a family. */
export interface Face {
  /** A family of app/art/identity/fonts.json. */
  readonly family: string;
  readonly weight: number;
  readonly isItalic?: boolean;
  /** A variable font's width in per cent, where its family has that axis. */
  readonly width?: number;
  /** Space between letters, in ems. */
  readonly tracking: number;
}

/** A line of text as one path whose baseline starts at (0, 0). */
export interface Outline {
  readonly path: string;
  readonly width: number;
  /** Height of a capital. */
  readonly capHeight: number;
}

/** What measures and draws text at one weight of a font. */
export interface Lettering {
  readonly measure: (text: string, size: number) => number;
  readonly outline: (text: string, size: number) => Outline;
}

/** How a family's headings are set. */
export function headingFace(family: string): Face {
  const row = rowOf(family);
  const { weight, tracking } = row.heading;
  return { family, weight, tracking: Number.parseFloat(tracking) };
}

/** The lettering of a face for texts of the given characters; throws for one that the font lacks. */
export async function letteringOf(
  root: string,
  face: Face,
  characters: string,
): Promise<Lettering> {
  const { file, axes } = sourceOf(face);
  const source = await readFile(join(root, 'node_modules', file));
  const instance = await subsetFont(source, characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: ['kern'],
    ...(axes && { variationAxes: axes }),
  });
  // A font may end with an empty letter, whose outline fontkit looks for behind the end.
  const font = create(Buffer.concat([instance, Buffer.alloc(16)]));
  if (!('unitsPerEm' in font)) throw new Error(`${file} is a collection of fonts`);
  return {
    measure: (text, size) => set(font, face, text, size).width,
    outline: (text, size) => set(font, face, text, size),
  };
}

/** The package's file of a face, and the axes that it is fixed at. */
function sourceOf({ family, weight, isItalic = false, width }: Face) {
  const row = rowOf(family);
  const style = isItalic ? 'italic' : 'normal';
  const name = `${row.package}/files/${row.package.split('/').at(-1)}-latin`;
  if (row.weights) {
    const nearest = row.weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0];
    return { file: `${name}-${nearest}-${style}.woff2`, axes: undefined };
  }
  const wght = { wght: weight };
  return width === undefined
    ? { file: `${name}-wght-${style}.woff2`, axes: wght }
    : { file: `${name}-wdth-${style}.woff2`, axes: { ...wght, wdth: width } };
}

function rowOf(family: string) {
  const row = fontRows.find((one) => one.family === family);
  if (!row) throw new Error(`${family} is no family of app/art/identity/fonts.json`);
  return row;
}

function set(font: Font, { tracking }: Face, text: string, size: number): Outline {
  for (const character of text) {
    if (font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) continue;
    throw new Error(`There is no outline for the character "${character}"`);
  }
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text, { kern: true });
  const segments: Segment[] = [];
  let advance = 0;
  for (const [index, glyph] of glyphs.entries()) {
    segments.push(...segmentsOf(glyph.path.commands, advance, scale));
    advance += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
  }
  return {
    path: compactPath(segments),
    width: text === '' ? 0 : advance - tracking * size,
    capHeight: font.capHeight * scale,
  };
}

const COMMANDS: Readonly<Record<string, Segment['command']>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** An outline on a picture, where y points down. */
function segmentsOf(commands: readonly PathCommand[], left: number, scale: number): Segment[] {
  return commands.map(({ command, args }) => {
    const letter = COMMANDS[command];
    if (letter === undefined) throw new Error(`${command} is no part of an outline`);
    const points = args.map((value, at) => (at % 2 ? -value * scale : left + value * scale));
    return { command: letter, points };
  });
}
