import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import tenantTable from '../../../tenants.json' with { type: 'json' };
import { PALETTES } from '../draw.fixture';
import { readLooks } from '../identity/look';
import { ABSENCES, absencePicture, isAbsence } from './absence';

const palette = { ground: '#ffffff', ink: '#171a1f' };
const looks = await readLooks(join(import.meta.dirname, '../../..'));

describe.each(ABSENCES)('%s', (name) => {
  it('is a small picture by day and by night, the same every time', async () => {
    for (const colours of PALETTES) {
      for (const isNight of [false, true]) {
        const draw = () => absencePicture(name, { ...palette, ...colours }, 'contoh', isNight);
        const svg = draw();
        expect(svg).toBe(draw());
        expect(svg.length).toBeLessThan(8 * 1024);
        expect(svg).not.toMatch(/NaN|undefined|<text|<image|href=/);
      }
    }
    const svg = absencePicture(
      name,
      { ...palette, primary: '#1d4ed8', secondary: '#f59e0b' },
      'a',
      false,
    );
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([480, 360]);
  });
});

it('is nobody else’s: no two brands show one picture', () => {
  const brands = tenantTable.tenants.filter(({ key }) => !key.startsWith('dev-'));
  const shown = brands.map(({ key }) => looks.get(key)?.variants.absence);
  expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
});

it.each(['', 'toString', 'Pier', 'sawah'])('"%s" is no picture', (name) => {
  expect(isAbsence(name)).toBe(false);
});
