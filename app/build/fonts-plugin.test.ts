import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { headingFontOf, readLooks } from '../art/identity/look';
import { headingFamily, rangesOf } from './font-faces';
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
    return row ? fontFiles(row).map(({ name }) => name) : [];
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
  for (const { name, accented } of fontRows.flatMap(fontFiles)) {
    const rules = sheet.split('\n').filter((line) => line.includes(`/${accented}`));
    expect(rules.length, accented).toBeGreaterThan(0);
    for (const rule of rules) expect(rule).toContain('unicode-range:U+a1-a8,U+aa-b1,');
    // Of two rules that have a character the later one counts.
    expect(sheet.indexOf(name), name).toBeLessThan(sheet.indexOf(accented));
  }
}, 120_000);

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
