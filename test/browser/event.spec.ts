/** The events: the nearest first, whatever day it is, over all pages. */

import { expect, test } from './fixtures';

const DAY_MS = 86_400_000;

test('what is to come stands before what is over, over all pages', async ({ page, visit }) => {
  // A week later than the platform thinks: its own order now begins with what is over.
  await page.clock.setFixedTime(Date.now() + 8 * DAY_MS);
  await visit('alpha', '/Event');
  const cards = page.getByRole('main').getByRole('article');
  const pages = page.getByRole('navigation', { name: 'Halaman acara' });
  const days: (number | 'over')[] = [];
  for (const number of [1, 2, 3, 4]) {
    const counted = page.getByText(`Acara ${number * 9 - 8}–`);
    // The list is put into another order once the page is live, which can move a link from under
    // the first press: the clock is not the one it was rendered by.
    await expect(async () => {
      if (number > 1)
        await pages.getByRole('link', { name: `Halaman ${number}`, exact: true }).click();
      await expect(counted).toBeVisible({ timeout: 4000 });
    }).toPass({ timeout: 60_000 });
    for (const text of await cards.allTextContents()) {
      days.push(
        /Telah selesai/.test(text) ? 'over' : Number(/(\d+) hari lagi/.exec(text)?.[1] ?? 0),
      );
    }
  }
  expect(days).toHaveLength(30);
  const coming = days.filter((day) => day !== 'over');
  expect(coming.length).toBeGreaterThan(10);
  expect(days.slice(0, coming.length)).toEqual([...coming].sort((one, other) => one - other));
  expect(days.slice(coming.length).every((day) => day === 'over')).toBe(true);
});

test('an event leads on to the nearest others, none of which is over', async ({ page, visit }) => {
  await page.clock.setFixedTime(Date.now() + 8 * DAY_MS);
  await visit('alpha', '/Event/seminar-guru-digital');
  const others = page.getByRole('region', { name: 'Yang terdekat berikutnya' });
  await others.scrollIntoViewIfNeeded();
  await expect(others.getByRole('article')).toHaveCount(3);
  await expect(others.getByText('Telah selesai')).toHaveCount(0);
});
