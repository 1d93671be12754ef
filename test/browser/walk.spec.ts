/**
 * Every page of the page table, on tenants of different sets and layouts: it comes rendered, the app
 * takes it over without an error, and its content comes, under one heading, without an axe violation,
 * without anything wider than the screen and out of few files.
 */

import type { Page } from '@playwright/test';
import { filesOf, overflow, violations, walk } from './checks';
import { expect, test } from './fixtures';
import { ownPages, pages } from './pages.mjs';

// A finding names its page and element: recording every step of so many pages would tell no more.
test.use({ trace: 'off' });

/** So many pages share a browser context, whose set-up costs more than a page. */
const perTest = 6;

/**
 * What a page may load in files, to its very end (app/build/chunk-files-plugin.ts); one of a chapter's
 * sheets is for reading at night.
 */
const most = { scripts: 38, sheets: 18 };

/** The list of where pages are (app/router/page-files.ts) is for who goes on. */
const isListOfPages = (script: string) => script.includes('page-files');

const walks = [
  { tenant: 'alpha', pages },
  { tenant: 'demo', pages: pages.filter((_, index) => index % 3 === 0) },
  ...['foundation', 'festival', 'coding-school', 'liga-smk'].map((tenant) => ({
    tenant,
    pages: ownPages(tenant),
  })),
];

for (const { tenant, pages } of walks) {
  for (let start = 0; start < pages.length; start += perTest) {
    const part = pages.slice(start, start + perTest);
    test(`${tenant}: ${part.map(({ name }) => name).join(', ')}`, async ({ page, visit }) => {
      for (const { path } of part) {
        await page.setViewportSize({ width: 390, height: 900 });
        const response = await visit(tenant, path);
        expect(response.status(), path).toBe(200);
        const isShell = (await response.text()).includes('<div id="root"></div>');
        expect.soft(isShell, `${path} was not rendered`).toBe(false);
        const { scripts } = await filesOf(page);
        expect
          .soft(scripts.filter(isListOfPages), `${path} begins with a list of pages`)
          .toEqual([]);
        await check(page, path);
      }
    });
  }
}

/** Goes on after a finding, so that one run tells all. */
async function check(page: Page, path: string) {
  await walk(page);
  await expect.soft(page.getByRole('heading', { level: 1 }), `headings of ${path}`).toHaveCount(1);
  expect.soft(await violations(page), path).toEqual([]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflow(page), `${path}: wider than the screen at ${width}`).toEqual([]);
  }
  const { scripts, sheets } = await filesOf(page);
  expect.soft(scripts.length, `${path}: ${scripts}`).toBeLessThanOrEqual(most.scripts);
  expect.soft(sheets.length, `${path}: ${sheets}`).toBeLessThanOrEqual(most.sheets);
}
