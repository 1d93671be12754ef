import { expect, it } from 'vitest';
import { byIsland } from './by-island';

const province = (name: string, total: number) => ({ id: name, name, total, score: 0 });

it('groups provinces from west to east, the largest first, and leaves out who has none', () => {
  const found = byIsland([
    province('Maluku', 4),
    province('Bali', 8),
    province('Nusa Tenggara Barat', 16),
    province('Aceh', 6),
    province('Papua', 0),
    province('Atlantis', 99),
  ]);
  expect(found.map(({ island, total }) => [island, total])).toEqual([
    ['Sumatra', 6],
    ['Bali dan Nusa Tenggara', 24],
    ['Maluku', 4],
  ]);
  expect(found[1]?.provinces.map(({ name }) => name)).toEqual(['Nusa Tenggara Barat', 'Bali']);
  expect(byIsland([])).toEqual([]);
});
