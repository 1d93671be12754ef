/** What the platform has answered, as it is shown again, brought up to date and asked for ahead. */

import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const CLASSES = /\/api\/services\/v1\/class\/active\?/;

/** The paths of the platform's calls that the page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET') calls.push(pathname + search);
  });
  return calls;
}

/** The list's first answer as the platform gives it, but with its first class renamed. */
async function renamedList(page: Page) {
  const json = await page.evaluate(async () => {
    const response = await fetch('/api/services/v1/class/active?page=1&pageSize=12');
    return response.json();
  });
  json.data.items[0].name = 'Kelas dengan nama baru';
  return (route: Route) => route.fulfill({ json });
}

test('Back shows the list at once and brings it up to date behind that', {
  tag: '@journey',
}, async ({ page, visit }) => {
  await visit('alpha', '/Class');
  const renamed = await renamedList(page);
  const name = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await cards(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(CLASSES, async (route) => {
    await held;
    await renamed(route);
  });
  const asked = page.waitForRequest(CLASSES);
  await page.goBack();
  await asked;
  await expect(cards(page).first().getByRole('heading')).toHaveText(name);
  letThrough();
  await expect(cards(page).first().getByRole('heading')).toHaveText('Kelas dengan nama baru');
});

test('what cannot be brought up to date stays, says so, and is asked for again', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/Failed to load resource/);
  await visit('alpha', '/Class');
  await expect(cards(page)).toHaveCount(12);
  const renamed = await renamedList(page);
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/Class\/[\w-]+$/);

  await page.route(CLASSES, (route) => route.fulfill({ status: 502, json: { status: false } }));
  await page.goBack();
  const notice = main(page).getByText('Yang tampil di sini belum bisa diperbarui.');
  await expect(notice).toBeVisible();
  await expect(cards(page)).toHaveCount(12);

  await page.unroute(CLASSES);
  await page.route(CLASSES, renamed);
  await main(page).getByRole('button', { name: 'Coba lagi' }).click();
  await expect(cards(page).first().getByRole('heading')).toHaveText('Kelas dengan nama baru');
  await expect(notice).toHaveCount(0);
});

test('resting on a link fetches its page ahead, once', async ({ page, visit }) => {
  await visit('alpha', '/Class');
  await page.waitForLoadState('networkidle');
  const calls = callsOf(page);
  const link = cards(page).first().getByRole('link').first();
  const overview = page.waitForResponse(/\/class\/overview\?/);
  await link.hover();
  await overview;
  await link.click();
  await expect(page).toHaveURL(/\/Class\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => call.includes('/class/overview'))).toHaveLength(1);
});

test('who saves data has nothing fetched ahead', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit('alpha', '/Class');
  await page.waitForLoadState('networkidle');
  const calls = callsOf(page);
  await cards(page).first().getByRole('link').first().hover();
  await main(page).getByRole('searchbox').focus();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => call.includes('/class/'))).toEqual([]);
});

test('a list comes with its document, also filtered and further on', async ({ page, visit }) => {
  const calls = callsOf(page);
  for (const [query, first] of [
    ['', /./],
    ['?page=2', /./],
    ['?search=docker', /Docker/],
  ] as const) {
    await visit('alpha', `/Class${query}`);
    await expect(cards(page).first().getByRole('heading')).toHaveText(first);
  }
  expect(calls.filter((call) => call.includes('/class/active'))).toEqual([]);
});

test('a reading is counted once', async ({ page, visit }) => {
  const calls = callsOf(page);
  await visit('alpha', '/News');
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/News\/\d+/);
  await expect.poll(() => calls.filter((call) => call.includes('/post/view?'))).toHaveLength(1);
});

test('a page whose data did not come with the document is loaded once it stands there', async ({
  page,
  site,
  visit,
}) => {
  await site.upstream.control('POST', 'fault', {
    host: 'services',
    path: 'v1/class/overview',
    status: 500,
    body: {},
    times: 1,
  });
  await visit('alpha', '/Class/dasar-web');
  await expect(page.getByRole('heading', { level: 1, name: 'Dasar Web' })).toBeVisible();
  await expect(page).toHaveTitle(/^Dasar/);
});
