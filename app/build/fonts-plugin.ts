/**
 * The fonts of app/art/identity/fonts.json with what Indonesian needs alone, and letters with accents apart. All weights stay (spec section 9: 300 to 900). A browser fetches the families
 * alone that its page is set in.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont, { type Options } from 'subset-font';
import type { Plugin } from 'vite';
import rows from '../art/identity/fonts.json' with { type: 'json' };
import { type FontFile, type FontRow, faceRules, headingFamily, headingRules } from './font-faces';
import { lettersOf } from './font-letters';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const PACKAGES = join(ROOT, 'node_modules');
const CACHE = join(ROOT, 'node_modules/.cache/fonts');

/** Every family the project has. */
export const fontRows = rows as readonly FontRow[];

/** What every page is set in: ASCII, which holds every letter of Indonesian, and signs. */
const SIGNS = '–—‘’“”•…€−';
const MAIN = `${between(0x20, 0x7e)}\u00a0©²·×${SIGNS}`;

/** The rest of Latin-1, a file of its own: few pages have a name with an accent. */
const ACCENTED = [...between(0xa1, 0xff)].filter((one) => !MAIN.includes(one)).join('');

/** Kerning, accents, ligatures, and figures that stand on the line or in columns. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'lnum', 'tnum'];

/** The weights at which text and headings are measured. */
const MEASURED = [400, 750];

/** Every character that the fonts have. */
export const CHARACTERS = MAIN + ACCENTED;

/** What titles on pictures are written in: an accent more is left away there. */
const LETTERS = `${between(0x20, 0x7e)}éÉ${SIGNS}`;

/** The Vite plugin: `@font/faces.css`. What was made once for the same packages is kept. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async config() {
      const folder = await makeFonts();
      return { resolve: { alias: [{ find: '@font', replacement: folder }] } };
    },
  };
}

/** File names of a family: two for a variable font, two a weight for the others. */
export function fontFiles(row: FontRow): { name: string; accented: string; weight: string }[] {
  const slug = slugOf(row);
  const of = (stem: string, weight: string) => {
    return { name: `${stem}.woff2`, accented: `${stem}-accented.woff2`, weight };
  };
  if (row.weights === undefined) return [of(slug, '100 900')];
  return row.weights.map((weight) => of(`${slug}-${weight}`, String(weight)));
}

/** The file of a family's headings alone. */
export function headingFile(row: FontRow): string {
  return `${slugOf(row)}-heading.woff2`;
}

function slugOf({ family }: FontRow): string {
  return family.toLowerCase().replaceAll(' ', '-');
}

/** By family: the URL path of its file for text without accents. `assets`: file names by the names they were made from. */
export function fontUrls(assets: ReadonlyMap<string, string>): Record<string, string> {
  const names = fontRows.flatMap((row) => [
    { family: row.family, name: fontFiles(row)[0]?.name },
    { family: headingFamily(row.family), name: row.heading.alone && headingFile(row) },
  ]);
  return Object.fromEntries(
    names.flatMap(({ family, name }) => {
      const file = assets.get(name || '');
      return file === undefined ? [] : [[family, `/${file}`]];
    }),
  );
}

/**
 * Makes {@link fontFiles} of each family, its letters as `<slug>.letters.json`, and `faces.css`, and
 * returns the folder they are in.
 */
export async function makeFonts(): Promise<string> {
  const folder = join(CACHE, cacheKey());
  if (existsSync(folder)) return folder;
  // Made aside and moved, so that a build that is stopped leaves no half folder behind.
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const rules = await Promise.all(fontRows.map((row) => makeFamily(row, draft)));
  writeFileSync(join(draft, 'faces.css'), `${rules.join('\n')}\n`);
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
  return folder;
}

async function makeFamily(row: FontRow, folder: string): Promise<string> {
  const files: FontFile[] = [];
  for (const { name, accented, weight } of fontFiles(row)) {
    const source = packaged(row, weight);
    const compressed: Options = { targetFormat: 'woff2' };
    writeFileSync(join(folder, name), await subset(source, MAIN, compressed));
    writeFileSync(join(folder, accented), await subset(source, ACCENTED, compressed));
    const measured = MEASURED.map((wght) => subset(source, MAIN, atWeight(row, wght)));
    const [regular, bold] = await Promise.all(measured);
    const parts = [{ name }, { name: accented, characters: ACCENTED }];
    if (regular && bold) files.push({ parts, weight, regular, bold });
  }
  writeFileSync(join(folder, `${slugOf(row)}.letters.json`), JSON.stringify(await letters(row)));
  const [all] = files;
  if (!row.heading.alone || all === undefined) return faceRules(row, files);
  const own = headingFile(row);
  const instance = { ...atWeight(row, row.heading.weight), targetFormat: 'woff2' as const };
  writeFileSync(join(folder, own), await subset(packaged(row, all.weight), MAIN, instance));
  return `${faceRules(row, files)}\n${headingRules(row, own, all)}`;
}

/** A family's letters as its headings are set. */
async function letters(row: FontRow) {
  const { weight, tracking, leading } = row.heading;
  const weights = row.weights ?? [weight];
  const nearest = weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0];
  const source = packaged(row, String(nearest));
  const instance = await subset(source, LETTERS, atWeight(row, weight));
  return lettersOf(instance, LETTERS, { tracking: Number.parseFloat(tracking), leading });
}

/** Follows the packages, the list and the code that makes files of them. */
function cacheKey(): string {
  const key = createHash('sha256').update(
    MAIN + ACCENTED + LETTERS + FEATURES + JSON.stringify(rows),
  );
  for (const code of ['font-faces', 'font-letters']) {
    key.update(readFileSync(join(ROOT, `app/build/${code}.ts`)));
  }
  for (const row of fontRows) key.update(readFileSync(join(PACKAGES, row.package, 'package.json')));
  return key.digest('hex').slice(0, 16);
}

function packaged(row: FontRow, weight: string): Buffer {
  const slug = row.package.split('/').at(-1);
  const kind = row.weights === undefined ? 'wght' : weight;
  return readFileSync(join(PACKAGES, row.package, `files/${slug}-latin-${kind}-normal.woff2`));
}

/** As a font is measured: uncompressed, a variable one at one weight. */
function atWeight({ weights }: FontRow, wght: number): Options {
  return { targetFormat: 'sfnt', ...(weights === undefined && { variationAxes: { wght } }) };
}

/** A font with these characters alone. */
function subset(font: Buffer, characters: string, options: Options): Promise<Buffer> {
  return subsetFont(font, characters, { ...options, keepFeatures: FEATURES, noHinting: true });
}

/** The characters from one code point to another, both with them. */
function between(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
