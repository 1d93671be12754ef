/** The podcast's deck plays what is pressed. */

import { overflow, walk } from './checks';
import { expect, test } from './fixtures';
import { moveUntil } from './presence';

test('a stripe goes into the deck and is played', async ({ page, visit }) => {
  await visit('podcast');
  const main = page.getByRole('main');
  const deck = main.getByRole('region', { name: 'Pemutar' });
  const stripe = main
    .getByRole('region', { name: 'Baru dari studio' })
    .getByRole('listitem')
    .nth(1);
  const title = (await stripe.getByRole('heading').textContent()) ?? '';
  await expect(deck.getByRole('heading')).not.toHaveText(title);
  await stripe.getByRole('button').click();
  await expect(deck.getByRole('heading')).toHaveText(title);
  await expect(deck.getByRole('button', { name: 'Jeda' })).toBeVisible();
  const position = deck.getByRole('slider', { name: 'Posisi rekaman' });
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0);
  await deck.getByRole('button', { name: 'Jeda' }).click();
  await expect(deck.getByRole('button', { name: 'Putar' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page);
  expect(await overflow(page)).toEqual([]);
});

test('the menu stays on its line when the radio comes', async ({ page, visit }) => {
  await visit('podcast');
  const header = page.getByRole('banner');
  await moveUntil(page, () => header.getByRole('group').isVisible());
  const links = header.getByRole('navigation').getByRole('link');
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await links.evaluateAll((all) =>
      all.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(new Set(lines), `${width}`).toEqual(new Set([1]));
    expect(await overflow(page), `${width}`).toEqual([]);
  }
});
