/**
 * Classes seen through other pages than their own: what they cost, when they are, and the way in. Going that way
 * is held in test/components/spec/program.test.ts.
 */

import type { Page } from '@playwright/test';
import { overflow, violations, walk } from './checks';
import { expect, test } from './fixtures';

const main = (page: Page) => page.getByRole('main');

const places = [
  { tenant: 'alpha', path: '/Class/Competence/dasar-web', price: 'Gratis' },
  { tenant: 'alpha', path: '/Pesilat/Class/BB-101', price: 'Gratis' },
  { tenant: 'alpha', path: '/Overview/BB-101', price: 'Gratis' },
  { tenant: 'alpha', path: '/Curriculum/rekayasa-web', price: /Gratis|Rp/ },
  { tenant: 'alpha', path: '/Program/rekayasa-web', price: /Gratis|Rp/ },
];

for (const { tenant, path, price } of places) {
  test(`${tenant}${path} tells price and schedule, and leads in`, async ({ page, visit }) => {
    await visit(tenant, path);
    await walk(page);
    await expect(main(page).getByText(price).first()).toBeVisible();
    await expect(main(page).getByText('Jadwal', { exact: true }).first()).toBeVisible();
    const way = main(page).getByRole('button', { name: /^Daftar (gratis|sekarang)$/ });
    await expect(way).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), `at ${width}`).toEqual([]);
    }
    expect.soft(await violations(page)).toEqual([]);
  });
}
