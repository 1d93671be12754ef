/** The head as the visitor moves on: what it said of one page is not said of the next one, which it tells of. */
import { expect, test } from './fixtures';

const OF_A_POST = 'meta[property^="article:"]';
const OF_ITS_PICTURE = 'meta[property^="og:image"], meta[name^="twitter:image"]';

test('what was said of a post goes with it', async ({ page, visit }) => {
  await visit('alpha', '/News');
  await page.locator('main article a[href^="/News/"]').first().click();
  await expect(page).toHaveURL(/\/News\/\d+\//);
  await page.reload();
  const head = page.locator('head');
  await expect(head.locator('meta[property="og:type"][content="article"]')).toHaveCount(1);
  expect(await head.locator(OF_A_POST).count()).toBeGreaterThan(1);
  const feeds = head.locator('link[rel="alternate"]');
  await expect(feeds).toHaveCount(3);
  await page.getByRole('main').getByRole('link', { name: 'Berita', exact: true }).first().click();
  await expect(page).toHaveURL(/\/News$/);
  await expect(page).toHaveTitle(/^Berita \|/);
  await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/News$/);
  await expect(head.locator(OF_A_POST)).toHaveCount(0);
  // Once the visitor stays, the edge's own words for this page stand there.
  const data = head.locator('script[type="application/ld+json"]');
  const said = () => data.evaluateAll((all) => all.map((one) => one.textContent));
  await expect.poll(said).toEqual([expect.stringContaining('"ItemList"')]);
  await expect(head.locator('meta[property="og:type"]')).toHaveAttribute('content', 'website');
  await expect(head.locator(OF_ITS_PICTURE).first()).toBeAttached();
  await expect(head.locator(OF_A_POST)).toHaveCount(0);
  await expect(feeds).toHaveCount(3);
  await page.getByRole('link', { name: 'Halaman 2', exact: true }).first().click();
  await expect(page).toHaveURL(/\/News\?page=2$/);
  await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/News\?page=2$/);
  await expect.poll(said).toEqual([expect.stringContaining('?page=2"')]);
});
