/** The events: the nearest first, whatever day it is, over all pages. */

import { expect, footerLink, test } from './fixtures';
import { setServerTime } from './server-time';

const DAY_MS = 86_400_000;

test('what is to come stands before what is over, over all pages', async ({ page, visit }) => {
  // A week later than the platform thinks: its own order now begins with what is over. The list is
  // come to from another page, since one that comes with the document keeps that one's order.
  await setServerTime(page, Date.now() + 8 * DAY_MS);
  await visit('alpha', '/Pricing');
  await footerLink(page, 'Acara').click();
  const cards = page.getByRole('main').getByRole('article');
  const pages = page.getByRole('navigation', { name: 'Halaman acara' });
  const days: (number | 'over')[] = [];
  for (const number of [1, 2, 3, 4]) {
    if (number > 1)
      await pages.getByRole('link', { name: `Halaman ${number}`, exact: true }).click();
    await expect(page.getByText(`Acara ${number * 9 - 8}–`)).toBeVisible();
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

test('a list that came with the document keeps its order, whatever the clock says', async ({
  page,
  visit,
}) => {
  const answer = await visit('alpha', '/Event');
  const titles = [...(await answer.text()).matchAll(/<article.*?<h[23][^>]*>(.*?)<\/h[23]>/gs)];
  const rendered = titles.map(([, title = '']) => title.replace(/<[^>]*>/g, '').trim());
  expect(rendered).toHaveLength(9);
  await setServerTime(page, Date.now() + 8 * DAY_MS);
  await visit('alpha', '/Event');
  const cards = page.getByRole('main').getByRole('article');
  // An answer tells the time.
  await footerLink(page, 'Kelas').hover();
  // The clock has reached the page: what it says of each event has changed, and nothing has moved.
  await expect(cards.getByText('Telah selesai').first()).toBeVisible();
  await expect(cards.getByRole('heading')).toHaveText(rendered);
});

test('an event leads on to the nearest others, none of which is over', async ({ page, visit }) => {
  await setServerTime(page, Date.now() + 8 * DAY_MS);
  await visit('alpha', '/Pricing');
  await footerLink(page, 'Acara').click();
  await page.getByRole('link', { name: 'Seminar Guru Digital' }).first().click();
  const others = page.getByRole('region', { name: 'Yang terdekat berikutnya' });
  await others.scrollIntoViewIfNeeded();
  await expect(others.getByRole('article')).toHaveCount(3);
  await expect(others.getByText('Telah selesai')).toHaveCount(0);
});
