import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CHARACTERS, FAMILIES, makeFonts } from './fonts-plugin';

const app = join(import.meta.dirname, '..');

/** Drawn by a font of the system's: they stand for themselves, and in no word. */
const SYMBOLS = '★☐☑▦↶↷';

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

it('makes both families together at most 72 KiB', async () => {
  const folder = await makeFonts();
  const sizes = FAMILIES.map((family) => statSync(join(folder, `${family}.woff2`)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(72 * 1024);
}, 60_000);
