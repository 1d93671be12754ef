/**
 * What the platform has answered, as it comes with the document and is shown again. What fails then, and what is
 * asked for ahead, is held in test/components/spec/data.test.ts.
 */

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
