/** First screens that are played against the clock, or answered without scripts. */

import { onAPhone } from './checks';
import { expect, test } from './fixtures';
import { beThere } from './presence';

test('the exam’s question has its key without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.address('umptn'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hari menuju');
  await page.getByText('Buka kunci').click();
  await expect(page.getByText(/^[A-E], .{20,}/)).toBeVisible();
  await context.close();
});

test('the title screen is played by keyboard', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('gim');
  const main = page.getByRole('main');
  await beThere(page);
  await main.getByRole('button', { name: 'Mulai', exact: true }).click();
  const pad = main.getByRole('button', { name: 'Lompat' });
  await expect(pad).toBeFocused();
  await page.keyboard.press('p');
  await expect(main.getByText('Dijeda.')).toBeVisible();
  await page.keyboard.press('Space');
  // Who does nothing runs into the first thing.
  await expect(main.getByRole('status').first()).toContainText(/Kena! Skor \d+\./);
  await expect(main.getByText(/Rekor 00\d\d/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Main lagi' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pad).toBeFocused();

  const bench = main.getByRole('region', { name: 'Sebelas hari untuk dua angka ini' });
  await bench.scrollIntoViewIfNeeded();
  await bench.getByLabel('Gravitasi').fill('400');
  await bench.getByRole('button', { name: 'Pasang di gim' }).click();
  await onAPhone(page);
});
