/**
 * The fonts of app/art/identity/fonts.json with what Indonesian needs alone, and letters with accents apart.
 * All weights stay (spec section 9: 300 to 900); where usual ones are lighter alone, the others are apart. A
 * browser fetches the files alone that its page is set in.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont, { type Options } from 'subset-font';
import type { Plugin } from 'vite';
import rows from '../art/identity/fonts.json' with { type: 'json' };
import {
  type FontFile,
  type FontRow,
  faceRules,
  headingFamily,
  headingFiles,
  standInRules,
  type Weights,
  without,
} from './font-faces';
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
const TEXT = 400;
const HEADINGS = 750;

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

/** The weights of a variable font. */
const ALL: Weights = [100, 900];

/** The files of a family, by the weights that are set in each; the first is of text. */
export function fontFiles(row: FontRow): FontFile[] {
  const slug = slugOf(row);
  const of = (stem: string, weights: Weights, letters = stem): FontFile => {
    return { name: `${stem}.woff2`, accented: `${letters}-accented.woff2`, weights };
  };
  const { weights, usual } = row;
  if (weights !== undefined) return weights.map((one) => of(`${slug}-${one}`, [one, one]));
  if (usual === undefined) return [of(slug, ALL)];
  const others = without(ALL, usual).map((range) => of(`${slug}-all`, range, slug));
  return [of(slug, usual), ...others];
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

/** Writes a family's files and letters; resolves to its rules. */
async function makeFamily(row: FontRow, folder: string): Promise<string> {
  const files = fontFiles(row);
  const [first, last] = [files[0], files.at(-1)];
  if (!first || !last) throw new Error(`${row.family} has no file`);
  const write = async (
    name: string,
    weights: Weights,
    characters: string,
    limits: Options = {},
  ) => {
    if (existsSync(join(folder, name))) return;
    const options: Options = { targetFormat: 'woff2', ...limits };
    writeFileSync(join(folder, name), await subset(packaged(row, weights), characters, options));
  };
  for (const { name, accented, weights } of files) {
    await write(name, weights, MAIN, weights === row.usual ? within(weights) : {});
    await write(accented, weights, ACCENTED);
  }
  writeFileSync(join(folder, `${slugOf(row)}.letters.json`), JSON.stringify(await letters(row)));
  const instance = ({ weights }: FontFile, wght: number) =>
    subset(packaged(row, weights), MAIN, { targetFormat: 'sfnt', ...atWeight(row, wght) });
  const [regular, bold] = await Promise.all([instance(first, TEXT), instance(last, HEADINGS)]);
  const rules = [faceRules(row.family, files, ACCENTED), standInRules(row, { regular, bold })];
  if (row.heading.alone) {
    const own = headingFile(row);
    await write(own, first.weights, MAIN, atWeight(row, row.heading.weight));
    rules.push(faceRules(headingFamily(row.family), headingFiles(row, own, files), ACCENTED));
  }
  return rules.join('\n');
}

/** A family's letters as its headings are set. */
async function letters(row: FontRow) {
  const { weight, tracking, leading } = row.heading;
  const weights = row.weights ?? [weight];
  const nearest = weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0];
  const source = packaged(row, [nearest ?? weight, nearest ?? weight]);
  const instance = await subset(source, LETTERS, {
    targetFormat: 'sfnt',
    ...atWeight(row, weight),
  });
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

/** A family's own file that has these weights. */
function packaged(row: FontRow, [weight]: Weights): Buffer {
  const slug = row.package.split('/').at(-1);
  const kind = row.weights === undefined ? 'wght' : weight;
  return readFileSync(join(PACKAGES, row.package, `files/${slug}-latin-${kind}-normal.woff2`));
}

/** A variable font of some weights alone. */
function within([min, max]: Weights): Options {
  return { variationAxes: { wght: { min, max } } };
}

/** A variable font at one weight. */
function atWeight({ weights }: FontRow, wght: number): Options {
  return weights === undefined ? { variationAxes: { wght } } : {};
}

/** A font with these characters alone. */
function subset(font: Buffer, characters: string, options: Options): Promise<Buffer> {
  return subsetFont(font, characters, { ...options, keepFeatures: FEATURES, noHinting: true });
}

/** The characters from one code point to another, both with them. */
function between(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
