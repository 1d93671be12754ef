/** Where a window is so low that the page scrolls, the composer stays where it is when a question is sent. */

import { finished, signIn } from './chat';
import { expect, test } from './fixtures';

const sizes = [
  { width: 320, height: 256 },
  { width: 640, height: 320 },
  { width: 390, height: 640 },
];

for (const size of sizes) {
  test(`with the consent still open, at ${size.width} by ${size.height}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(size);
    await visit('alpha', '/Chat');
    await signIn(page);
    await page.reload();
    await page.mouse.move(10, 10);
    await expect(page.getByRole('region', { name: 'Izin statistik' })).toBeVisible();
    const composer = page.getByRole('textbox', { name: 'Pertanyaanmu untuk asisten' });
    await composer.fill('Apa itu HTML?');
    const place = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await finished(page);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await expect(composer).toBeInViewport();
  });
}
