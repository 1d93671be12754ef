/** The first screens of brands whose own object is dragged, or opens in the browser's own way. */

import { onAPhone } from './checks';
import { expect, test } from './fixtures';
import { holdScripts } from './held';

test('the yard runs what is put together, by press and by drag', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  // High enough for the whole yard: a page that scrolls in the middle of it ends a drag.
  await page.setViewportSize({ width: 1280, height: 1100 });
  const release = await holdScripts(page);
  await page.goto(site.address('anak'), { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Bantu Kiko menjemput bintang!');
  const box = main.getByRole('group', { name: 'Kotak balok' });
  const program = main.getByRole('list', { name: 'Programmu' });
  // Each press is a block, also before anything is alive.
  await box.getByRole('button', { name: 'Maju' }).click();
  await box.getByRole('button', { name: 'Maju' }).click();
  release();
  // A drag goes to where things stood as it began: what moves them has to be over.
  await expect(program.getByRole('listitem')).toHaveCount(2);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await box.getByRole('button', { name: 'Maju' }).dragTo(program.locator('..'));
  await expect(program.getByRole('listitem')).toHaveCount(3);
  await main.getByRole('button', { name: 'Jalankan' }).click();
  await expect(main.getByRole('status').first()).toContainText('Sampai!');
  await main.getByRole('button', { name: 'Halaman berikutnya' }).click();
  await expect(main.getByRole('status').first()).toContainText('Ada genangan');
  await onAPhone(page);
});

test('the belts open one at a time', async ({ page, visit }) => {
  await visit('pesilat');
  const main = page.getByRole('main');
  await expect(main.getByText('Kuda-kuda:')).toBeVisible();
  await main.getByText('Turun gelanggang.').click();
  await expect(main.getByText('Sambung: proyek bersama')).toBeVisible();
  await expect(main.getByText('Kuda-kuda:')).toBeHidden();
  await onAPhone(page);
});
