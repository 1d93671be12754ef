import { describe, expect, it } from 'vitest';
import { items, SCALES, type Scale } from './items';
import { choose, isComplete, NOTHING, type Pick, pressed, score, shownOrder } from './scoring';

/** `DI` is one item with D as most and I as least; `DI*3` is three of them. */
function picksOf(text: string): Pick[] {
  return text.split(' ').flatMap((part) => {
    const [pair = '', times = '1'] = part.split('*');
    const [most, least] = [...pair].map(
      (letter) => SCALES.find((scale) => scale === letter) ?? null,
    );
    return Array.from({ length: Number(times) }, () => ({
      most: most ?? null,
      least: least ?? null,
    }));
  });
}

describe('score', () => {
  it.each<[string, string, number[]]>([
    ['DC*24', 'D', [24, 0, 0, -24]],
    ['DS*12 IC*12', 'DI', [12, 12, -12, -12]],
    ['IS*12 DC*12', 'DI', [12, 12, -12, -12]],
    ['CI*16 SD*8', 'CS', [-8, -16, 8, 16]],
    ['CI*17 SD*7', 'C', [-7, -17, 7, 17]],
    ['SD*10 SI*10 SC*4', 'S', [-10, -10, 24, -4]],
    ['DI*6 IS*6 SC*6 CD*6', 'D', [0, 0, 0, 0]],
    ['ID*2 DI SC', 'IS', [-1, 1, 1, -1]],
    ['D. .C', 'D', [0, 0, 0, 0]],
  ])('%s gives %s', (text, type, nets) => {
    const result = score(picksOf(text));
    expect(result.type).toBe(type);
    expect(result.scales.map(({ net }) => net)).toEqual(nets);
  });

  it.each<[string, number[]]>([
    ['DC*24', [100, 50, 50, 0]],
    ['DI*6 IS*6 SC*6 CD*6', [50, 50, 50, 50]],
    ['DC*12 CD*12', [50, 50, 50, 50]],
    ['CI*18 SD*6', [38, 13, 63, 88]],
  ])('%s in percent', (text, percents) => {
    expect(score(picksOf(text)).scales.map(({ percent }) => percent)).toEqual(percents);
  });
});

describe('choose', () => {
  it.each<[Pick, keyof Pick, Scale, Pick]>([
    [NOTHING, 'most', 'D', { most: 'D', least: null }],
    [{ most: 'D', least: null }, 'least', 'I', { most: 'D', least: 'I' }],
    [{ most: 'D', least: 'I' }, 'most', 'I', { most: 'I', least: null }],
    [{ most: 'D', least: 'I' }, 'least', 'D', { most: null, least: 'D' }],
    [{ most: 'D', least: 'I' }, 'most', 'C', { most: 'C', least: 'I' }],
  ])('%j, %s %s', (pick, side, scale, expected) => {
    expect(choose(pick, side, scale)).toEqual(expected);
  });
});

describe('one press for both', () => {
  it.each<[string, Pick]>([
    ['D', { most: 'D', least: null }],
    ['DS', { most: 'D', least: 'S' }],
    ['DSC', { most: 'D', least: 'C' }],
    ['DD', NOTHING],
    ['DSS', { most: 'D', least: null }],
    ['DSD', { most: null, least: 'S' }],
    ['DSDI', { most: 'I', least: 'S' }],
  ])('%s', (presses, expected) => {
    const scales = [...presses].map((letter) => SCALES.find((scale) => scale === letter) ?? 'D');
    expect(scales.reduce(pressed, NOTHING)).toEqual(expected);
  });
});

it.each<[Pick, boolean]>([
  [NOTHING, false],
  [{ most: 'D', least: null }, false],
  [{ most: 'D', least: 'D' }, false],
  [{ most: 'D', least: 'S' }, true],
])('%j is complete: %s', (pick, expected) => expect(isComplete(pick)).toBe(expected));

describe('the items', () => {
  it('are twenty-four, and no statement stands twice', () => {
    const statements = items.flatMap((one) => Object.values(one));
    expect(items).toHaveLength(24);
    expect(new Set(statements).size).toBe(96);
  });

  it('show every scale equally often in every place', () => {
    const orders = items.map((_, index) => shownOrder(index));
    for (const place of [0, 1, 2, 3]) {
      for (const scale of SCALES) {
        expect(orders.filter((order) => order[place] === scale)).toHaveLength(6);
      }
    }
  });
});
