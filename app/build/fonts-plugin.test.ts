import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLooks } from '../art/identity/look';
import { rangesOf } from './font-faces';
import { CHARACTERS, fontFiles, fontRows, makeFonts } from './fonts-plugin';

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

it('makes no brand load more than 65 KiB for text without accents, and the default one at most 48', async () => {
  const folder = await makeFonts();
  const sizeOf = (family: string) => {
    const row = fontRows.find((one) => one.family === family);
    const names = row ? fontFiles(row).map(({ name }) => name) : [];
    return names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  };
  for (const [layout, { heading, body, figures }] of await readLooks(join(app, '..'))) {
    const families = new Set([heading.family, body.family, figures.family]);
    const size = [...families].reduce((sum, family) => sum + sizeOf(family), 0);
    expect(size, layout).toBeGreaterThan(0);
    expect(size, layout).toBeLessThan((layout === 'alpha' ? 48 : 65) * 1024);
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
    expect(rules, accented).toEqual([expect.stringContaining('unicode-range:U+a1-a8,U+aa-b1,')]);
    // Of two rules that have a character the later one counts.
    expect(sheet.indexOf(name), name).toBeLessThan(sheet.indexOf(accented));
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
