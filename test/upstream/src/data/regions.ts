/** Provinces, and the regencies and cities in them. */

import { regionTable } from './region-table';
import { parts, rows } from './table';

export interface Province {
  id: number;
  name: string;
}

export interface City {
  id: number;
  /** With its kind: "Kabupaten Bandung", "Kota Bandung". */
  name: string;
  provinceId: number;
}

const table = rows(4, regionTable);

/** Every province, by its official code. */
export const provinces: Province[] = table.map(([id, name = '']) => ({ id: Number(id), name }));

const numbered = (
  list: string | undefined,
  kind: string,
  from: number,
  provinceId: number,
): City[] =>
  parts(list, ',').map((name, index) => ({
    id: from + index,
    name: `${kind} ${name}`,
    provinceId,
  }));

/** Every regency and city; cities are numbered from 71 within their province, as in the official codes. */
export const cities: City[] = table.flatMap(([code, , regencies, towns]) => {
  const provinceId = Number(code);
  return [
    ...numbered(regencies, 'Kabupaten', provinceId * 100 + 1, provinceId),
    ...numbered(towns, 'Kota', provinceId * 100 + 71, provinceId),
  ];
});
