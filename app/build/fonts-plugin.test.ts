import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { headingFontOf, readLooks } from '../art/identity/look';
import { headingFamily, rangesOf, type Weights, without } from './font-faces';
import { CHARACTERS, fontFiles, fontRows, headingFile, makeFonts } from './fonts-plugin';

const app = join(import.meta.dirname, '..');

/** Drawn by a font of the system's: they stand for themselves, and in no word. */
const SYMBOLS = '★☐☑▦↶↷↑⤴●✓∞';

it('has every character that the app writes', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!dist|brand|build).*(?<!\.test|\.fixture)\.(tsx?|json)$/.test(file),
  );
  const known = new Set([...CHARACTERS, ...SYMBOLS, '\n']);
  const missing = files.flatMap((file) =>
    [...readFileSync(join(app, file), 'utf8')]
      .filter((character) => !known.has(character))
      .map((character) => `${file}: ${character}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});

it('makes no brand load more than 65 KiB for text without accents, and the default one at most 32', async () => {
  const folder = await makeFonts();
  const filesOf = (family: string) => {
    const own = fontRows.find((row) => headingFamily(row.family) === family);
    if (own) return [headingFile(own)];
    const row = fontRows.find((one) => one.family === family);
    const names = row ? fontFiles(row).map(({ name }) => name) : [];
    return row?.usual ? names.slice(0, 1) : names;
  };
  const sizeOf = (family: string) =>
    filesOf(family).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  for (const [layout, look] of await readLooks(join(app, '..'))) {
    const families = new Set([headingFontOf(look), look.body.family, look.figures.family]);
    const size = [...families].reduce((sum, family) => sum + sizeOf(family), 0);
    expect(size, layout).toBeGreaterThan(0);
    expect(size, layout).toBeLessThan((layout === 'alpha' ? 32 : 65) * 1024);
  }
}, 120_000);

it.each([
  ['', ''],
  ['a', 'U+61'],
  ['abc', 'U+61-63'],
  ['abcxyÿ', 'U+61-63,U+78-79,U+ff'],
])('writes the ranges of %j', (characters, expected) => {
  expect(rangesOf(characters)).toBe(expected);
});

it('loads the letters with accents by themselves', async () => {
  const folder = await makeFonts();
  const sheet = readFileSync(join(folder, 'faces.css'), 'utf8');
  for (const { accented } of fontRows.flatMap(fontFiles)) {
    const rules = sheet.split('\n').filter((line) => line.includes(`/${accented}`));
    expect(rules.length, accented).toBeGreaterThan(0);
    for (const rule of rules) expect(rule).toContain('unicode-range:U+a1-a8,U+aa-b1,');
  }
  // Of two rules that have a character the later one counts, if both name the same weights.
  const faces = sheet.split('\n').filter((line) => line.includes('woff2'));
  const sameFace = (line: string) => line.slice(0, line.indexOf('font-display'));
  for (const [index, line] of faces.entries()) {
    const isPart = line.includes('unicode-range:');
    expect(isPart, line).toBe(index % 2 === 1);
    if (isPart) expect(sameFace(line)).toBe(sameFace(faces[index - 1] ?? ''));
  }
}, 120_000);

it('sets every weight in one file, and the usual ones in a file a fifth smaller at least', async () => {
  const folder = await makeFonts();
  const size = (name: string) => statSync(join(folder, name)).size;
  for (const row of fontRows.filter(({ weights }) => weights === undefined)) {
    const files = fontFiles(row);
    for (let weight = 100; weight <= 900; weight += 1) {
      const found = files.filter(({ weights: [least, most] }) => least <= weight && weight <= most);
      expect(found, `${row.family} at ${weight}`).toHaveLength(1);
    }
    const all = files.find(({ name }) => name.includes('-all.'));
    expect(all === undefined, row.family).toBe(row.usual === undefined);
    if (all) expect(size(files[0]?.name ?? ''), row.family).toBeLessThan(0.8 * size(all.name));
  }
}, 120_000);

it.each<[of: Weights, other: Weights, parts: Weights[]]>([
  [[100, 900], [400, 900], [[100, 399]]],
  [
    [100, 900],
    [400, 700],
    [
      [100, 399],
      [701, 900],
    ],
  ],
  [[100, 399], [700, 900], [[100, 399]]],
  [
    [400, 900],
    [650, 850],
    [
      [400, 649],
      [851, 900],
    ],
  ],
  [[400, 700], [100, 900], []],
])('%j without %j is %j', (of, other, parts) => {
  expect(without(of, other)).toEqual(parts);
});

it('has headings of their weight alone in a file half as large, and text of others in that of all weights', async () => {
  const folder = await makeFonts();
  const sheet = readFileSync(join(folder, 'faces.css'), 'utf8');
  const size = (name: string) => statSync(join(folder, name)).size;
  const alone = fontRows.filter(({ heading }) => heading.alone);
  expect(alone.length).toBeGreaterThan(5);
  for (const row of alone) {
    const [all] = fontFiles(row);
    const slug = all?.name.replace('.woff2', '') ?? '';
    expect(size(`${slug}-heading.woff2`), row.family).toBeLessThan(0.62 * size(`${slug}.woff2`));
    const rules = sheet.split('\n').filter((line) => line.includes(`"${row.family} Heading"`));
    const taken = rules.map((line) => {
      const [, least = 0, most = 0] = (/font-weight:(\d+) (\d+)/.exec(line) ?? []).map(Number);
      return { least, most, isOwn: line.includes('-heading.'), isPart: line.includes('range:') };
    });
    const { weight } = row.heading;
    for (const wanted of [300, 400, weight - 100, weight, weight + 50, 900]) {
      const found = taken.filter(({ least, most, isPart }) => {
        return !isPart && least <= wanted && wanted <= most;
      });
      expect(found, `${row.family} at ${wanted}`).toHaveLength(1);
      expect(found[0]?.isOwn).toBe(Math.abs(wanted - weight) <= 100);
    }
    expect(taken.filter(({ isPart }) => isPart)).toHaveLength(taken.length / 2);
  }
}, 120_000);

it('has a local stand-in for the text and the headings of every family', async () => {
  const sheet = readFileSync(join(await makeFonts(), 'faces.css'), 'utf8');
  for (const { family, generic } of fontRows) {
    // On a Linux without Arial's kin DejaVu, which is far wider, is stretched to the same measures.
    const weights = generic === 'mono' ? 2 : 4;
    expect(sheet.split(`"${family} Fallback"`), family).toHaveLength(weights + 1);
    expect(sheet.split(`"${family}";`).length, family).toBeGreaterThan(1);
  }
  expect(sheet).not.toMatch(/NaN|undefined/);
}, 120_000);
