/** The gallery's large view: opened, moved through by button, key and finger, and left again. */

import { overflow } from './checks';
import { expect, test } from './fixtures';

test('opens where it was pressed, moves by buttons and keys, and closes', async ({
  page,
  visit,
}) => {
  await visit('alpha', '/Gallery');
  const tiles = page.getByRole('main').getByRole('button', { name: /^Perbesar foto|^Buka video/ });
  await expect(tiles).toHaveCount(6);
  const box = page.getByRole('dialog');
  const place = box.getByText(/^\d+ dari 6$/);
  await tiles.nth(1).click();
  await expect(place).toHaveText('2 dari 6');
  const title = await box.getByRole('heading').textContent();
  await expect(tiles.nth(1)).toContainText(title ?? 'a title');

  await box.getByRole('button', { name: 'Foto berikutnya' }).click();
  await expect(place).toHaveText('3 dari 6');
  await expect(box.getByRole('heading')).not.toHaveText(title ?? '');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(place).toHaveText('1 dari 6');
  await page.keyboard.press('ArrowLeft');
  await expect(place).toHaveText('6 dari 6');
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText('1 dari 6');
  await expect(box).toHaveAccessibleName((await box.getByRole('heading').textContent()) ?? '');

  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(tiles.nth(1)).toBeFocused();

  await tiles.nth(0).click();
  await box.getByRole('button', { name: 'Tutup' }).click();
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL(/\/Gallery$/);
});

test('Back closes the picture and leaves the wall where it was', async ({ page, visit }) => {
  await visit('alpha', '/Gallery');
  const box = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Perbesar foto' }).first().click();
  await box.getByRole('button', { name: 'Foto berikutnya' }).click();
  await expect(box.getByText(/^\d+ dari 6$/)).toHaveText('2 dari 6');
  await page.goBack();
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL(/\/Gallery$/);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('a swipe moves on and back, a touch does not', { tag: '@journey' }, async ({
    page,
    visit,
  }) => {
    await visit('alpha', '/Gallery');
    await page.getByRole('button', { name: 'Perbesar foto' }).first().tap();
    const box = page.getByRole('dialog');
    const place = box.getByText(/^\d+ dari 6$/);
    await expect(place).toHaveText('1 dari 6');
    const client = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 300 }],
        });
      await touch('touchStart', from);
      await touch('touchMove', to);
      await touch('touchEnd');
    };
    await swipe(300, 90);
    await expect(place).toHaveText('2 dari 6');
    await swipe(200, 190);
    await expect(place).toHaveText('2 dari 6');
    await swipe(90, 300);
    await expect(place).toHaveText('1 dari 6');
    expect(await overflow(page)).toEqual([]);
  });
});
