/** A phone lays a document out in steps; what comes of it is the page as any other browser has it. */

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { moveUntil } from './presence';

const phone = { width: 390, height: 844 };

declare global {
  interface Window {
    /** The steps that the document has gone through, in order. */
    steps?: string[];
  }
}

/** Notes the steps of each document from here on. */
async function watchSteps(page: Page) {
  await page.addInitScript(() => {
    const steps: string[] = [];
    window.steps = steps;
    new MutationObserver(() => {
      steps.push(document.documentElement.dataset.laidOut ?? 'whole');
    }).observe(document, { subtree: true, attributeFilter: ['data-laid-out'] });
  });
}

const steps = (page: Page) => page.evaluate(() => window.steps);

/** How many elements are skipped for now; those in what is skipped count with it. */
const skipped = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *, footer *')].filter(
        (element) => getComputedStyle(element).contentVisibility !== 'visible',
      ).length,
  );

const isAlive = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.laidOut === undefined);

const pages = ['/', '/Class', '/Class/dasar-web', '/News', '/BelajarBersama'];

for (const path of pages) {
  test(`${path} is whole in the end`, async ({ page, visit }) => {
    await page.setViewportSize(phone);
    await watchSteps(page);
    await visit('alpha', path);
    await expect.poll(() => steps(page)).toEqual(['near', 'whole']);
    expect(await skipped(page)).toBe(0);
  });
}

test('without its code all of it can be reached', { tag: '@journey' }, async ({
  page,
  visit,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.setViewportSize(phone);
  await page.route('**/assets/*.js', (route) => route.abort());
  await watchSteps(page);
  await visit('alpha', '/Class', { isServed: true });
  await expect.poll(() => steps(page)).toEqual(['near']);
  const last = page.locator('main article').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole('heading')).toBeInViewport();
  const end = page.getByRole('contentinfo').getByText('©');
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is laid out at once', async ({ page, visit }) => {
    await page.setViewportSize(phone);
    await visit('alpha', '/Class');
    await expect(page.locator('html')).not.toHaveAttribute('data-laid-out');
    await expect(page.locator('main article').last()).toBeVisible();
  });
});

test('a place further down is shown at once', async ({ page, visit }) => {
  await page.setViewportSize(phone);
  await visit('alpha', '/Class/dasar-web');
  await moveUntil(page, () => isAlive(page));
  await watchSteps(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('about:blank');
  await visit('alpha', '/Class/dasar-web#hasil');
  await expect(page.locator('#hasil')).toBeInViewport();
  expect(await steps(page)).toEqual([]);
});

test('a wide screen has no use for steps', async ({ page, visit, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/assets/*.js', (route) => route.abort());
  await visit('alpha', '/Class', { isServed: true });
  expect(await skipped(page)).toBe(0);
});
