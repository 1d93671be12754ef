/** Schools found by a search, counted by province and grouped by island. */
import type { School } from '../../api/school';
import { ISLANDS, islandOf } from '../../ui/chart/provinces';
import type { Datum } from '../../ui/chart/scale';
import { wordSearch } from '../lists/word-search';

/** The provinces of one part of the country with their numbers of schools, the most first. */
export interface IslandGroup {
  readonly island: string;
  readonly provinces: readonly Datum[];
}

/** Schools whose name, place or number holds all words of the search. */
export function searchSchools(schools: readonly School[], search: string): readonly School[] {
  const isFound = wordSearch(search);
  return schools.filter(({ name, npsn, city, province }) => isFound(name, npsn, city, province));
}

/** Numbers of schools by province, the most first. */
export function countByProvince(schools: readonly School[]): readonly Datum[] {
  const counts = new Map<string, number>();
  for (const { province } of schools) {
    if (province !== '') counts.set(province, (counts.get(province) ?? 0) + 1);
  }
  return [...counts]
    .map(([label, value]) => ({ label, value }))
    .sort((a, b) => b.value - a.value || a.label.localeCompare(b.label, 'id'));
}

/** The counted provinces by island, from west to east; what lies on none comes last. */
export function byIsland(counts: readonly Datum[]): readonly IslandGroup[] {
  const groups = [...ISLANDS, null].map((island) => ({
    island: island ?? 'Lainnya',
    provinces: counts.filter(({ label }) => islandOf(label) === island),
  }));
  return groups.filter(({ provinces }) => provinces.length > 0);
}
