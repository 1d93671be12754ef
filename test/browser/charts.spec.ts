/** Drawings of numbers say what they mean: a title, a scale, the same values as text. */

import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

test("the schools' map has a title, a legend of values, and a table", async ({ page, visit }) => {
  await visit('alpha', '/Network');
  const figure = page.getByRole('figure', { name: 'Sekolah per provinsi' });
  await expect(figure).toContainText('300 sekolah di 38 provinsi');
  const map = figure.getByRole('img', { name: /^Peta kotak\. 300 sekolah/ });
  await expect(map.locator('g')).toHaveCount(38);

  await figure.getByText('Lihat sebagai tabel').click();
  await expect(figure.getByRole('row')).toHaveCount(39);
  await expect(figure.getByRole('row', { name: 'Jawa Barat' })).toContainText('8');

  // Provinces have seven schools or eight: each number is a shade of its own, and both are named.
  await expect(figure).toContainText(/Sekolah78/);
  const fills = await fillsByValue(map);
  expect(Object.keys(fills)).toEqual(['7', '8']);
  expect(fills['7']).toHaveLength(1);
  expect(fills['8']).toHaveLength(1);
  expect(fills['7']).not.toEqual(fills['8']);
});

test('the map of one programme draws provinces without a school as empty', async ({
  page,
  visit,
}) => {
  await visit('alpha', '/Network?category=3');
  const figure = page.getByRole('figure', { name: 'Sekolah per provinsi' });
  const map = figure.getByRole('img', { name: /^Peta kotak/ });
  await expect(map.locator('g')).toHaveCount(38);
  const named = await map.locator('title').count();
  expect(named).toBeGreaterThan(0);
  const fills = await fillsByValue(map);
  for (const colours of Object.values(fills)) expect(colours).toHaveLength(1);
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

test('scores that lie close can be told apart, on one scale that is named', async ({
  page,
  visit,
}) => {
  await visit('alpha', '/Leaderboards');
  const scale = page.getByText('Skala nilai 50–100, tidak mulai dari nol.');
  await expect(scale).toBeVisible();
  const rows = page.getByRole('region', { name: 'Peringkat lengkap' }).getByRole('listitem');
  const [first, close] = [await placeOf(rows.first()), await placeOf(rows.nth(19))];
  expect(first.value - close.value).toBeGreaterThan(10);
  // Their distance on the axis is what their values say, and no less than a fifth of it.
  expect(first.place - close.place).toBeCloseTo((first.value - close.value) / 50, 2);
  expect(first.place - close.place).toBeGreaterThan(0.2);

  // The other pages and a search are drawn on the same axis.
  await page.getByRole('link', { name: 'Halaman 2', exact: true }).click();
  await expect(rows.first()).toContainText('21');
  await expect(scale).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cari provinsi' }).fill('sulawesi');
  await page.getByRole('button', { name: 'Cari' }).click();
  await expect(rows).toHaveCount(5);
  await expect(scale).toBeVisible();
});

test('numbers of people are bars from zero, on one scale for all pages', async ({
  page,
  visit,
}) => {
  await visit('alpha', '/Leaderboards?category=total');
  const bars = page.getByRole('region', { name: 'Peringkat lengkap' }).getByRole('listitem');
  const shareOf = async (row: Locator) => {
    const value = Number(
      /([\d.]+) peserta/.exec((await row.textContent()) ?? '')?.[1]?.replace('.', ''),
    );
    const widths = await row
      .locator('rect')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    return value / ((widths[1] ?? 0) / (widths[0] ?? 1));
  };
  const whole = await shareOf(bars.first());
  await page.getByRole('link', { name: 'Halaman 2', exact: true }).click();
  await expect(bars.first()).toContainText('21');
  expect((await shareOf(bars.first())) / whole).toBeCloseTo(1, 1);
});

async function placeOf(row: Locator): Promise<{ value: number; place: number }> {
  const text = (await row.textContent()) ?? '';
  const value = Number(/([\d,]+) nilai/.exec(text)?.[1]?.replace(',', '.'));
  const place = await row.locator('svg').evaluate((svg) => {
    const track = svg.getBoundingClientRect();
    const dot = svg.querySelector('circle')?.getBoundingClientRect();
    return dot ? (dot.left + dot.width / 2 - track.left) / track.width : Number.NaN;
  });
  return { value, place };
}
