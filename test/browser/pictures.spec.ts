/** The platform's pictures: had in sizes, the first before all else, and never as a broken frame. */

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Site } from './site.mjs';

/**
 * A GIF of 64 by 36 dots, most of them left out, all of whose bytes are ASCII, so that the stand-in
 * can send it as a text.
 */
const DOTS = 'GIF89a@\x00$\x00\x00\x00\x00,\x00\x00\x00\x00@\x00$\x00\x00\x02\x02L\x01\x00;';

const drive = { host: 'drive' };
const picture = { ...drive, body: DOTS, contentType: 'image/gif' };

/** Lets the platform list classes with these pictures; nobody else asks for the search. */
async function listWith(site: Site, covers: readonly string[]): Promise<string> {
  const items = covers.map((name, index) => ({
    id: index + 1,
    slug: `kelas-${index}`,
    name: `Kelas ${index}`,
    cover: `${site.upstream.origin}/drive/foto/${name}`,
  }));
  await site.upstream.control('POST', 'fault', {
    host: 'services',
    path: 'v1/class/active',
    body: { status: true, message: '', data: { items, page: 1, totalItems: items.length } },
  });
  return `/Class?search=${covers.join('-').replace(/\W/g, '')}`;
}

const covers = (page: Page): Locator => page.getByRole('main').getByRole('article').locator('img');

const isShown = (image: Locator) =>
  expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);

test('come in the size that is needed, the first before all else', async ({
  page,
  site,
  visit,
}) => {
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'];
  await site.upstream.control('POST', 'fault', { ...picture, path: 'foto/*' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
  });
  const document = await visit('alpha', await listWith(site, names));
  const [head = ''] = (await document.text()).split('</head>');
  expect(head.match(/<link rel="preload" as="image" imageSrcSet="\/_ipx\//g)).toHaveLength(1);
  expect(head).toMatch(/imageSrcSet="[^"]*foto\/a\.jpg 1280w" imageSizes="\(min-width/);
  expect(head).toMatch(/imageSrcSet="[^>]*fetchPriority="high"/);

  await isShown(covers(page).first());
  const loading = covers(page).evaluateAll((all) => all.map((one) => one.getAttribute('loading')));
  expect(await loading).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy']);
  await page.waitForLoadState('networkidle');
  const first = asked.filter((path) => path.endsWith('a.jpg'));
  expect(first).toHaveLength(1);
  expect(first[0]).toMatch(/^\/_ipx\/w_(320|640),f_auto\/http:/);
  expect(asked.filter((path) => path.includes('foto') && !path.startsWith('/_ipx/'))).toEqual([]);
  // Less than a hundredth is nothing that anybody sees.
  const shifts: unknown = await page.evaluate(() => Reflect.get(window, 'shifts'));
  const moved = Array.isArray(shifts) ? shifts.reduce((sum, shift) => sum + Number(shift), 0) : NaN;
  expect(moved).toBeLessThan(0.01);
});

test('that cannot be resized come as they are, and those that are gone leave a drawn one', async ({
  page,
  problems,
  site,
  visit,
}) => {
  problems.expect(/status of (404|500|502)/);
  await site.upstream.control('POST', 'fault', { ...drive, path: 'foto/rusak.jpg', status: 500 });
  await site.upstream.control('POST', 'fault', { ...picture, path: 'foto/*' });
  // The resizing door refuses an address that could lead elsewhere.
  await visit('alpha', await listWith(site, ['x%2Fy.jpg', 'rusak.jpg']));
  const [odd, broken] = await page.getByRole('main').getByRole('article').all();
  if (!odd || !broken) throw new Error('no cards');
  await expect(odd.locator('img')).toHaveAttribute('src', /^http:.*x%2Fy\.jpg$/);
  await isShown(odd.locator('img'));
  await broken.scrollIntoViewIfNeeded();
  await expect(broken.locator('img')).toHaveAttribute('src', /^\/_art\/works\/kelas-1\.svg/);
  await isShown(broken.locator('img'));
  await expect(broken.getByRole('heading')).toHaveText('Kelas 1');
});
