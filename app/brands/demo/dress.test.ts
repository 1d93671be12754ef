import { describe, expect, it } from 'vitest';
import { lookCss, parseLook } from '../../art/identity/look';
import { cornerLabels, groundLabels, trades, typeLabels } from './content';
import {
  brandFile,
  type Dress,
  mendingOf,
  pickedColour,
  ratioText,
  readingsOf,
  variablesOf,
} from './dress';

const keysOf = <K extends string>(of: Readonly<Record<K, unknown>>): K[] => {
  const keys: K[] = [];
  for (const key in of) keys.push(key);
  return keys;
};
const colours = ['#b0442b', '#e0a100', '#ffff00', '#000000', '#ffffff', '#7f7f7f', '#00ff80'];
const dresses: Dress[] = keysOf(groundLabels).flatMap((ground) =>
  keysOf(typeLabels).flatMap((type) =>
    keysOf(cornerLabels).map((corner, index) => ({
      trade: 'koperasi',
      name: '',
      colour: colours[index % colours.length] ?? '',
      type,
      corner,
      ground,
    })),
  ),
);

describe.each(dresses)('$ground, $type, $corner', (dress) => {
  it('is what its brand file makes of a whole site', () => {
    const css = lookCss(parseLook(brandFile(dress), 'brand.json'));
    const own = /^--(primary|on-|fill)/;
    for (const [name, value] of Object.entries(variablesOf(dress))) {
      if (!own.test(name)) expect(css).toContain(`${name}:${value}`);
    }
  });
});

it.each(colours)('%s can be read on every ground', (colour) => {
  for (const dress of dresses) {
    const found = readingsOf({ ...dress, colour });
    expect(found.filter(({ passes }) => !passes)).toEqual([]);
  }
});

it.each(keysOf(trades))('what a %s puts on first can be read', (trade) => {
  const found = readingsOf({ trade, name: '', ...trades[trade].dress });
  expect(found.every(({ passes }) => passes)).toBe(true);
});

it.each([
  ['#0b4fb3', ''],
  ['#2096c4', 'Warna aslinya hanya 3,3 : 1 dengan tulisan putih, jadi tombolnya memakai #1b7ea5.'],
])('%s is mended: %s', (colour, text) => {
  const [first] = dresses;
  if (first) expect(mendingOf({ ...first, colour })).toBe(text);
});

it.each([
  ['#ABCDEF', '#abcdef'],
  ['red', '#000000'],
  ['', '#000000'],
])('%j is picked as %s', (picked, colour) => {
  expect(pickedColour(picked, '#000000')).toBe(colour);
});

it.each([
  [4.499, '4,4 : 1'],
  [21, '21 : 1'],
])('%d is told as %s', (ratio, text) => expect(ratioText(ratio)).toBe(text));
