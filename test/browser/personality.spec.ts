/** The personality brand's first question on every screen. */

import { expect, test } from './fixtures';

test('nothing lies over the answers of the first question', async ({ page, visit }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await visit('personality');
    const main = page.getByRole('main');
    const last = main.getByRole('listitem').nth(3);
    const onward = main.getByText(/pertanyaan, sekitar delapan menit/);
    const end = await last.evaluate((item) => item.getBoundingClientRect().bottom);
    const begin = await onward.evaluate((words) => words.getBoundingClientRect().top);
    expect(begin, `${size.width}`).toBeGreaterThanOrEqual(end);
  }
});
