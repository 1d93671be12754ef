/** The provinces' figures by the large parts of the country. */
import type { ProvinceFigures } from '../../api/statistics-host';
import { ISLANDS, type Island, islandOf } from '../../ui/chart/provinces';

export interface IslandFigures {
  readonly island: Island;
  readonly total: number;
  /** The largest first. */
  readonly provinces: readonly ProvinceFigures[];
}

/** Those parts of the country from which somebody has come, from west to east. */
export function byIsland(figures: readonly ProvinceFigures[]): readonly IslandFigures[] {
  return ISLANDS.flatMap((island) => {
    const provinces = figures
      .filter(({ name, total }) => total > 0 && islandOf(name) === island)
      .sort((a, b) => b.total - a.total);
    const total = provinces.reduce((sum, province) => sum + province.total, 0);
    return provinces.length > 0 ? [{ island, total, provinces }] : [];
  });
}
