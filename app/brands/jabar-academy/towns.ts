/** The 27 regencies and cities of West Java, and what lies how far from which. */
import type { ClassItem } from '../../api/class';

export interface Town {
  /** With its kind: "Kabupaten Bogor", "Kota Bogor". */
  readonly name: string;
  readonly code: string;
  readonly column: number;
  readonly row: number;
}

/** Each row's towns from west to east, `-` where there is sea; `K` stands for Kota. */
const ROWS = [
  '-, BKS K Bekasi, CKR Bekasi, KWG Karawang, -, IDM Indramayu',
  'DPK K Depok, BGR K Bogor, CBI Bogor, PWK Purwakarta, SNG Subang, MJL Majalengka, SBR Cirebon, CBN K Cirebon',
  'SKB K Sukabumi, CJR Cianjur, NPH Bandung Barat, CMH K Cimahi, BDG K Bandung, SMD Sumedang, KNG Kuningan',
  '-, SBM Sukabumi, SOR Bandung, GRT Garut, SPA Tasikmalaya, TSM K Tasikmalaya, CMS Ciamis, BJR K Banjar',
  '-, -, -, -, -, -, PRI Pangandaran',
];

/** All of them, from the north-west to the south-east. */
export const towns: readonly Town[] = ROWS.flatMap((list, row) =>
  list.split(', ').flatMap((entry, column) => {
    const [, code, kind, rest = ''] = /^(\w{3}) (K )?(.+)$/.exec(entry) ?? [];
    return code ? [{ name: `${kind ? 'Kota' : 'Kabupaten'} ${rest}`, code, column, row }] : [];
  }),
);

/** What a place is called, written anyhow: its towns; two where one name is a city's and a regency's. */
export function townsOf(place: string): readonly Town[] {
  const wanted = place
    .trim()
    .replace(/^kab\.?\s/i, 'Kabupaten ')
    .toLowerCase();
  return towns.filter(({ name }) => {
    const plain = name.toLowerCase();
    return plain === wanted || plain.replace(/^\S+ /, '') === wanted;
  });
}

/** How many tiles lie between two towns, corners counted as sides. */
export function layersBetween(a: Town, b: Town): number {
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}

/** Layers from a town to a place; null for a place that is none of the province's. */
export function layersTo(place: string, from: Town): number | null {
  const found = townsOf(place).map((town) => layersBetween(town, from));
  return found.length > 0 ? Math.min(...found) : null;
}

/** What can be learned from a town, and how far it is. */
export interface Nearby {
  readonly item: ClassItem;
  readonly layers: number;
}

/** Classes that are not over: those held at a place, the nearest first, and those from home. */
export function classesNear(
  classes: readonly ClassItem[],
  from: Town,
): { held: readonly Nearby[]; online: readonly ClassItem[] } {
  const held: Nearby[] = [];
  const online: ClassItem[] = [];
  for (const item of classes) {
    if (item.isEnded) continue;
    const layers = item.type === 'online' ? null : layersTo(item.city, from);
    if (layers !== null) held.push({ item, layers });
    else if (item.type === 'online') online.push(item);
  }
  return { held: held.sort((a, b) => a.layers - b.layers), online };
}
