/** The events as they came with the document. Their order is held in test/components/spec/event.test.ts. */

import { expect, footerLink, test } from './fixtures';
import { setServerTime } from './server-time';

const DAY_MS = 86_400_000;

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
