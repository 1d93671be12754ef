/**
 * Where the provinces stand on the tile map: a square each, so that a small island counts as much as
 * a large one, in about the places they have on a map.
 */

/** A province's square: its names, and its column and row from the top left, both from 0. */
export interface ProvinceTile {
  readonly name: string;
  readonly code: string;
  readonly column: number;
  readonly row: number;
}

/** Large parts of the country, from west to east, as lists are grouped by. */
export const ISLANDS = [
  'Sumatra',
  'Jawa',
  'Bali dan Nusa Tenggara',
  'Kalimantan',
  'Sulawesi',
  'Maluku',
  'Papua',
] as const;

export type Island = (typeof ISLANDS)[number];

type Row = readonly [name: string, code: string, column: number, row: number];

const TABLE: Readonly<Record<Island, readonly Row[]>> = {
  Sumatra: [
    ['Aceh', 'AC', 0, 0],
    ['Sumatera Utara', 'SU', 1, 1],
    ['Sumatera Barat', 'SB', 1, 2],
    ['Riau', 'RI', 2, 1],
    ['Jambi', 'JA', 2, 2],
    ['Sumatera Selatan', 'SS', 3, 3],
    ['Bengkulu', 'BE', 2, 3],
    ['Lampung', 'LA', 3, 4],
    ['Kepulauan Bangka Belitung', 'BB', 4, 3],
    ['Kepulauan Riau', 'KR', 3, 1],
  ],
  Jawa: [
    ['DKI Jakarta', 'JK', 4, 5],
    ['Jawa Barat', 'JB', 5, 5],
    ['Jawa Tengah', 'JT', 6, 5],
    ['Daerah Istimewa Yogyakarta', 'YO', 6, 6],
    ['Jawa Timur', 'JI', 7, 5],
    ['Banten', 'BT', 3, 5],
  ],
  'Bali dan Nusa Tenggara': [
    ['Bali', 'BA', 8, 5],
    ['Nusa Tenggara Barat', 'NB', 9, 5],
    ['Nusa Tenggara Timur', 'NT', 10, 5],
  ],
  Kalimantan: [
    ['Kalimantan Barat', 'KB', 5, 1],
    ['Kalimantan Tengah', 'KT', 6, 1],
    ['Kalimantan Selatan', 'KS', 6, 2],
    ['Kalimantan Timur', 'KI', 7, 1],
    ['Kalimantan Utara', 'KU', 7, 0],
  ],
  Sulawesi: [
    ['Sulawesi Utara', 'SA', 10, 0],
    ['Sulawesi Tengah', 'ST', 9, 1],
    ['Sulawesi Selatan', 'SN', 8, 3],
    ['Sulawesi Tenggara', 'SG', 9, 2],
    ['Gorontalo', 'GO', 9, 0],
    ['Sulawesi Barat', 'SR', 8, 2],
  ],
  Maluku: [
    ['Maluku', 'MA', 11, 2],
    ['Maluku Utara', 'MU', 11, 1],
  ],
  Papua: [
    ['Papua', 'PA', 14, 1],
    ['Papua Barat', 'PB', 13, 1],
    ['Papua Selatan', 'PS', 14, 3],
    ['Papua Tengah', 'PT', 13, 2],
    ['Papua Pegunungan', 'PP', 14, 2],
    ['Papua Barat Daya', 'PD', 12, 1],
  ],
};

export const MAP_COLUMNS = 15;
export const MAP_ROWS = 7;

/** What services write before a province's name, or instead of its long form. */
const TITLES = /^(?:provinsi|daerah istimewa|daerah khusus ibukota|d\.?i\.?|dki)\s+/i;

/** A province's name without titles, case and punctuation: the same for all its spellings. */
export function provinceKey(name: string): string {
  let plain = name.trim();
  while (TITLES.test(plain)) plain = plain.replace(TITLES, '');
  return plain.toLowerCase().replace(/[^a-z]/g, '');
}

const byKey: ReadonlyMap<string, { island: Island; tile: ProvinceTile }> = new Map(
  ISLANDS.flatMap((island) =>
    TABLE[island].map(([name, code, column, row]) => {
      return [provinceKey(name), { island, tile: { name, code, column, row } }] as const;
    }),
  ),
);

/** The squares of all provinces, from west to east. */
export const PROVINCE_TILES: readonly ProvinceTile[] = [...byKey.values()].map(({ tile }) => tile);

/** A province's square; null for a name that is no province. */
export function provinceTile(name: string): ProvinceTile | null {
  return byKey.get(provinceKey(name))?.tile ?? null;
}

/** The part of the country a province lies in; null for a name that is no province. */
export function islandOf(name: string): Island | null {
  return byKey.get(provinceKey(name))?.island ?? null;
}
