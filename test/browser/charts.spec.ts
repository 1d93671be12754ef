/** The shades of a map are told apart. */

import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

test("each number on the schools' map is a shade of its own", async ({ page, visit }) => {
  await visit('alpha', '/Network');
  const figure = page.getByRole('figure', { name: 'Sekolah per provinsi' });
  const map = figure.getByRole('img', { name: /^Peta kotak\. 300 sekolah/ });
  await expect(map.locator('g')).toHaveCount(38);
  const fills = await fillsByValue(map);
  expect(fills['7']).toHaveLength(1);
  expect(fills['8']).toHaveLength(1);
  expect(fills['7']).not.toEqual(fills['8']);
});

/** The colours of the tiles by the value that a tile's tip tells. */
function fillsByValue(map: Locator): Promise<Record<string, string[]>> {
  return map.locator('g:has(title)').evaluateAll((tiles) => {
    const fills: Record<string, string[]> = {};
    for (const tile of tiles) {
      const value = tile.querySelector('title')?.textContent?.split(': ')[1] ?? '';
      const fill = getComputedStyle(tile).fill;
      fills[value] = [...new Set([...(fills[value] ?? []), fill])];
    }
    return fills;
  });
}
