/** The page that comes with the document: read without JavaScript, and taken over as it stands. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { builtVariable } from './built';
import { filesOf } from './checks';
import { expect, footerLink, test } from './fixtures';

declare global {
  interface Window {
    /** The first heading that was ever on the page. */
    firstHeading?: Element | null;
  }
}

const pages = [
  { what: 'the landing', path: '/', words: 'Mulai dari satu kelas' },
  { what: 'a static page', path: '/Pricing', words: 'Biaya, ditulis apa adanya' },
  { what: 'a class', path: '/Class/dasar-web', words: 'Menulis HTML dan CSS yang rapi' },
  { what: 'a page that is not there', path: '/tidak-ada', words: 'Maaf halaman tidak ditemukan' },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { what, path, words } of pages) {
    test(`${what} is there to be read`, async ({ page, problems, visit }) => {
      problems.expect(/status of 404/);
      await visit('alpha', path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
      await expect(page.getByText('Situs ini membutuhkan JavaScript')).toHaveCount(0);
    });
  }

  test('its links lead on', async ({ page, visit }) => {
    await visit('alpha');
    await footerLink(page, 'Biaya').click();
    await expect(page).toHaveURL(/\/Pricing$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Biaya/);
  });
});

test('a page below the /pesilat line opens on a brand that has no site there', async ({
  page,
  visit,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await visit('demo', '/Pesilat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(documents).toHaveLength(1);
});

for (const tenant of ['alpha', 'foundation', 'coding-school', 'liga-smk']) {
  test(`the app takes over what ${tenant}’s document shows`, {
    tag: tenant === 'alpha' ? '@journey' : [],
  }, async ({ page, visit }) => {
    await rememberFirstHeading(page);
    const response = await visit(tenant);
    expect((await response.text()).includes('<div id="root"></div>'), 'an empty shell').toBe(false);
    // What only the running app does: the menu opens.
    await page.setViewportSize({ width: 390, height: 900 });
    await page.getByRole('button', { name: 'Buka menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    const isSame = () => window.firstHeading === document.querySelector('h1');
    expect(await page.evaluate(isSame), 'the heading is the one that came').toBe(true);
  });
}

for (const tenant of ['alpha', 'foundation', 'coding-school', 'liga-smk']) {
  test(`${tenant}’s landing loads few scripts until it is idle`, async ({ page, visit }) => {
    await visit(tenant);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await page.waitForLoadState('networkidle');
    const { scripts } = await filesOf(page);
    const bytes = scripts.map((path) => gzipSync(readFileSync(builtFile(path))).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(135 * 1024);
  });
}

/** Where a file of the app stands in what was built. */
function builtFile(path: string): string {
  return join(process.env[builtVariable] ?? '', 'app/dist', path);
}

/** Watches for the first heading from before the document's own scripts run. */
async function rememberFirstHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      window.firstHeading = document.querySelector('h1');
      if (window.firstHeading !== null) watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
}
