/** Counting visits: nothing before the visitor agrees, refusing is as easy, and it can be changed. */

import type { Page } from '@playwright/test';
import { violations } from './checks';
import { expect, footerLink, test } from './fixtures';
import { setServerTime } from './server-time';
import type { Site } from './site.mjs';

const notice = (page: Page) => page.getByRole('region', { name: 'Izin statistik' });
const refuse = (page: Page) => notice(page).getByRole('button', { name: 'Tolak' });
const agree = (page: Page) => notice(page).getByRole('button', { name: 'Izinkan' });

/** What the measuring service was asked for, in order. */
async function measured(site: Site): Promise<URL[]> {
  const log = await site.upstream.control('GET', 'log');
  const rows: unknown[] = Array.isArray(log) ? log : [];
  return rows
    .map((row) =>
      typeof row === 'object' && row !== null && 'path' in row ? String(row.path) : '',
    )
    .filter((path) => path.startsWith('/analytics/'))
    .map((path) => new URL(path, 'http://stand-in'));
}

/** Whether the code that counts has been loaded. */
function watchCode(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/count-visits-[^/]+\.js$/.test(request.url())) loaded.push(request.url());
  });
  return loaded;
}

test('asks before anything is sent, and a refusal is remembered', { tag: '@journey' }, async ({
  page,
  site,
  visit,
}) => {
  const code = watchCode(page);
  await visit('alpha');
  await expect(refuse(page)).toBeVisible();
  await expect(agree(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await measured(site)).toEqual([]);
  expect(code).toEqual([]);

  await refuse(page).click();
  await expect(notice(page)).toBeHidden();
  await footerLink(page, 'Kelas').click();
  await expect(page).toHaveTitle('Kelas | Alpha Academy');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(await measured(site)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  // Half a year later it asks again.
  await setServerTime(page, Date.now() + 183 * 86_400_000);
  await page.reload();
  await expect(notice(page)).toBeVisible();
});

test('consent loads the one script, and page views tell no query', async ({
  page,
  site,
  visit,
}) => {
  await visit('alpha', '/Class?search=rahasia');
  await agree(page).click();
  await expect(notice(page)).toBeHidden();
  await expect.poll(async () => (await measured(site)).length).toBe(2);
  const [script, first] = await measured(site);
  expect(script?.pathname + (script?.search ?? '')).toBe('/analytics/gtag/js?id=G-ALPHA00001');
  const origin = new URL(page.url()).origin;
  expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({
    tid: 'G-ALPHA00001',
    en: 'page_view',
    dl: `${origin}/Class`,
    dr: '',
  });

  // A change of the query alone is no page view; a change of page is one.
  await page.getByRole('searchbox', { name: 'Cari kelas' }).fill('docker');
  await expect(page).toHaveURL(/search=docker/);
  await footerLink(page, 'Tentang Kami').click();
  await expect.poll(async () => (await measured(site)).length).toBe(3);
  const view = (await measured(site)).at(-1)?.searchParams;
  expect([view?.get('dl'), view?.get('dr')]).toEqual([`${origin}/About`, `${origin}/Class`]);
  expect(view?.get('dt')).toMatch(/^Tentang/);
  expect(String(await measured(site))).not.toMatch(/rahasia|docker/);

  // The next document begins by itself.
  await page.reload();
  await expect.poll(async () => (await measured(site)).length).toBe(5);
  await expect(notice(page)).toBeHidden();
});

test('the answer can be changed on the privacy page', async ({ page, site, visit }) => {
  await visit('alpha');
  await agree(page).click();
  await expect.poll(async () => (await measured(site)).length).toBe(2);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['_ga']);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Izin statistik' }).click();
  await expect(page).toHaveURL(/\/Privacy-Policy#statistik$/);
  const part = page.getByRole('region', { name: 'Statistik kunjungan' });
  await expect(part).toBeInViewport();
  await expect(part.getByRole('status')).toHaveText(/mengizinkan/);
  await expect.poll(async () => (await measured(site)).length).toBe(3);

  await part.getByRole('radio', { name: 'Tolak' }).check();
  await expect(part.getByRole('status')).toHaveText(/menolak/);
  await expect(notice(page)).toBeHidden();
  expect(await page.context().cookies()).toEqual([]);
  await footerLink(page, 'Kelas').click();
  await expect(page).toHaveTitle('Kelas | Alpha Academy');
  await page.waitForLoadState('networkidle');
  expect(await measured(site)).toHaveLength(3);
});

const refusals = [
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
  [
    'Global Privacy Control',
    () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  ],
  [
    'Save-Data',
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  ],
] as const;

for (const [name, ask] of refusals) {
  test(`${name}: neither notice nor script, whatever was agreed to before`, async ({
    page,
    site,
    visit,
  }) => {
    await page.addInitScript(ask);
    await page.addInitScript(() => {
      const until = Date.now() + 1e9;
      localStorage.setItem(
        'alpha@alpha.example:consent',
        JSON.stringify({ choice: 'granted', until }),
      );
    });
    await visit('alpha');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(await measured(site)).toEqual([]);
  });
}

test('a brand without an id asks nothing', async ({ page, site, visit }) => {
  await visit('foundation');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#consent')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Izin statistik' })).toHaveCount(0);
  expect(await measured(site)).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`the notice covers nothing and answers by keyboard, at ${width}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit('alpha');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const box = await notice(page).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(box?.y).toBe(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
    expect(box?.height).toBeLessThan(220);

    // Both answers are alike: their size, their look, one press of Tab from each other.
    const looks = await Promise.all(
      [refuse(page), agree(page)].map((button) =>
        button.evaluate((element) => {
          const { width: w, height: h } = element.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(element);
          return [w, h, color, backgroundColor, borderColor, fontWeight];
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(refuse(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(agree(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Lewati ke isi' })).toBeFocused();
  });
}

test("the chat's composer stays in sight below the notice", async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('personality', '/Chat');
  await expect(notice(page)).toBeVisible();
  const composer = page.getByRole('textbox', { name: /pertanyaan/i });
  await expect(composer).toBeInViewport({ ratio: 1 });
  await refuse(page).click();
  await expect(composer).toBeInViewport({ ratio: 1 });
});
