import { describe, expect, it } from 'vitest';
import { COLUMNS, fitTitle, MANNERS, type Plan, SQUARE, setPoster } from './poster';

const plan: Plan = {
  title: 'Papan Dua Aksara',
  manner: 'tiles',
  seed: 7,
  rows: 8,
  titleRows: 2,
  letter: 0.42,
};

describe.each(MANNERS)('a poster of %s', (manner) => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed * 7919);

  it('is the same for the same seed', () => {
    expect(setPoster({ ...plan, manner })).toEqual(setPoster({ ...plan, manner }));
  });

  it('covers its sheet with its inks, no more and no less', () => {
    for (const seed of seeds) {
      const { shares } = setPoster({ ...plan, manner, seed });
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }
  });

  it('prints on its picture alone', () => {
    for (const seed of seeds) {
      const { layers, titleAt, titleRows, rows } = setPoster({ ...plan, manner, seed });
      const starts = layers.flatMap(({ path }) =>
        [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
      );
      const [from, to] = titleAt === 0 ? [titleRows, rows] : [0, titleAt];
      for (const [x = -1, y = -1] of starts) {
        expect(x >= 0 && x <= COLUMNS * SQUARE, `${x}`).toBe(true);
        expect(y >= from * SQUARE && y <= to * SQUARE, `${y}`).toBe(true);
      }
      expect(layers.map(({ path }) => path).join('')).not.toMatch(/NaN|undefined/);
    }
  });
});

it.each([
  ['', 0],
  ['Titik', 1],
  ['Rambut Ibu Menghadap Barat', 2],
  ['a'.repeat(90), 1],
  ['kata '.repeat(60), 3],
])('letters “%s” within its field', (title, least) => {
  const { lines, size, baselines } = fitTitle(title, {
    width: 540,
    top: 600,
    height: 300,
    letter: 0.45,
  });
  expect(lines.length).toBeGreaterThanOrEqual(least);
  expect(size).toBeGreaterThanOrEqual(34);
  for (const baseline of baselines) expect(baseline < 900 && baseline > 600).toBe(true);
});
