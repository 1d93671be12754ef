import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { islandOf, MAP_COLUMNS, MAP_ROWS, provinceKey, provinceTile } from './provinces';

/** The stand-in upstream's list of all provinces, by their official names. */
const source = readFileSync('test/upstream/src/data/region-table.ts', 'utf8');
const names = [...source.matchAll(/^\d\d \| ([^|]+) \|/gm)].map(([, name = '']) => name);

describe('the tile map', () => {
  it('has a square of its own, inside the map, for each of the 38 provinces', () => {
    const tiles = names.map((name) => provinceTile(name));
    expect(names).toHaveLength(38);
    expect(tiles).not.toContain(null);
    const places = tiles.map((tile) => `${tile?.column},${tile?.row}`);
    expect(new Set(places).size).toBe(38);
    expect(new Set(tiles.map((tile) => tile?.code)).size).toBe(38);
    for (const tile of tiles) {
      expect(tile?.column).toBeLessThan(MAP_COLUMNS);
      expect(tile?.row).toBeLessThan(MAP_ROWS);
    }
  });

  it.each([
    ['DI Yogyakarta', 'yogyakarta', 'Jawa'],
    ['D.I. Yogyakarta', 'yogyakarta', 'Jawa'],
    ['Daerah Istimewa Yogyakarta', 'yogyakarta', 'Jawa'],
    ['Provinsi DKI Jakarta', 'jakarta', 'Jawa'],
    [' PAPUA BARAT DAYA ', 'papuabaratdaya', 'Papua'],
    ['Diponegoro', 'diponegoro', null],
    ['', '', null],
  ])('%s', (name, key, island) => {
    expect(provinceKey(name)).toBe(key);
    expect(islandOf(name)).toBe(island);
  });
});
