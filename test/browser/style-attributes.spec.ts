/** Style attributes are applied as they were rendered, with scripts and without; no other one is. */

import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Brands whose landing places and measures what the data says, and one of the measures. */
const brands = [
  { tenant: 'data', measured: '[style*="--x"][style*="--y"]', property: 'left' },
  { tenant: 'umptn', measured: '[style*="bottom"]', property: 'bottom' },
  { tenant: 'beasiswa', measured: '[style*="inline-size"]', property: 'width' },
] as const;

const measures = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (all, name) => all.map((one) => getComputedStyle(one).getPropertyValue(name)),
      property,
    );

/** A page without scripts, which Playwright's own are not. */
async function scriptless(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

for (const { tenant, measured, property } of brands) {
  test(`${tenant} looks alike with scripts and without`, async ({ browser, page, site, visit }) => {
    const plain = await scriptless(browser, site.address(tenant));
    const before = await measures(plain, measured, property);
    expect(before.length).toBeGreaterThan(3);
    expect(new Set(before).size).toBeGreaterThan(1);
    await visit(tenant);
    await expect.poll(() => measures(page, measured, property)).toEqual(before);
    await plain.context().close();
  });
}

for (const hasScript of [true, false]) {
  const how = hasScript ? 'with scripts' : 'without';
  test(`what the document was not rendered with is refused, and fails a test, ${how}`, async ({
    browser,
    problems,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: hasScript });
    const page = await context.newPage();
    await page.goto(site.address('alpha', '/About'));
    const refused = page.waitForEvent('console', (message) =>
      /style-src-attr/.test(message.text()),
    );
    problems.expect(/style-src-attr/);
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<p id="brought" style="position:fixed">a</p>'),
    );
    expect((await refused).type()).toBe('error');
    await expect(page.locator('#brought')).toHaveCSS('position', 'static');
    await context.close();
  });
}
