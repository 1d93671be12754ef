/** The letters of the fonts that headings are set in, each a file of its own: one picture has one. */
import type { Glyphs } from '../identity/glyphs';

/** As app/build/font-letters.ts writes them. */
export interface Letters {
  /** In thousandths of an em. */
  readonly capHeight: number;
  /** In ems. */
  readonly tracking: number;
  readonly leading: number;
  readonly glyphs: Glyphs;
}

const FILES = import.meta.glob<Letters>('@font/*.letters.json', { import: 'default' });

/** The letters of a family of app/art/identity/fonts.json; rejects for another. */
export async function lettersOf(family: string): Promise<Letters> {
  const name = `/${family.toLowerCase().replaceAll(' ', '-')}.letters.json`;
  const load = Object.entries(FILES).find(([path]) => path.endsWith(name))?.[1];
  if (load === undefined) throw new Error(`There are no letters of the font ${family}`);
  return load();
}
