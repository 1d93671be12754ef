/** The first touch of a landing's own object counts, on a phone, however early it comes. */

import type { Locator, Page } from '@playwright/test';
import registry from '../../tenants.json' with { type: 'json' };
import { expect, test } from './fixtures';
import { onAnOldPhone } from './held';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** What a finger is put on to have something answered; what has been chosen already answers nothing. */
const CONTROLS = [
  'select',
  'textarea',
  'input:not([type=hidden], [type=color], [type=radio], :checked)',
  'input[type=radio]:not(:checked)',
  'button:not([type=submit], [aria-pressed=true], [aria-expanded=true])',
].join();

// The first has no object of its own, and the second every control there is.
const landings = registry.tenants.filter(({ key }) => !['dev-blank', 'dev-sections'].includes(key));

for (const { key } of landings) {
  // This tenant's platform fails at times.
  const fails = key === 'dev-stress' ? /status of 50\d/ : /^$/;

  test(`the first touch on ${key} is answered`, { tag: key === 'alpha' ? '@journey' : [] }, async ({
    page,
    problems,
    visit,
  }) => {
    problems.expect(fails);
    await visit(key);
    await page.waitForLoadState('networkidle');
    await answered(page, await touch(page));
  });

  test(`a touch on ${key} before its code is answered, on an old phone`, {
    tag: key === 'alpha' ? '@journey' : [],
  }, async ({ page, problems, visit }) => {
    problems.expect(fails);
    const release = await onAnOldPhone(page);
    // The document's load waits for the code.
    const visited = visit(key);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const before = await touch(page);
    await release();
    await visited;
    await answered(page, before);
  });
}

/** Puts a finger on the first control of a landing. Returns what the page said before. */
async function touch(page: Page): Promise<string> {
  const control = page.getByRole('main').locator(CONTROLS).filter({ visible: true }).first();
  await expect(control, 'a first action that is disabled').toBeEnabled();
  const before = await said(page);
  await finger(page, control);
  const kind = await control.evaluate((element) => element.getAttribute('type') ?? element.tagName);
  const options = control.locator('option');
  if (kind === 'SELECT') await control.selectOption({ index: (await options.count()) - 1 });
  if (/number/.test(kind)) await page.keyboard.type('5');
  if (/search|text/i.test(kind)) await page.keyboard.type('data');
  return before;
}

/** On the label, where that is what is seen. */
async function finger(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const place = await control.evaluate((element) => {
    const isTicked = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type);
    const seen = (isTicked && element.labels?.[0]) || element;
    const { left, top, width, height } = seen.getBoundingClientRect();
    const isMoved = element instanceof HTMLInputElement && element.type === 'range';
    return { x: left + width * (isMoved ? 0.8 : 0.5), y: top + Math.min(height / 2, 24) };
  });
  await page.touchscreen.tap(place.x, place.y);
}

/** What a landing says and draws, and how its buttons stand. */
function said(page: Page): Promise<string> {
  return page.getByRole('main').evaluate((main) => {
    const states = [...main.querySelectorAll('button')].map(
      (button) => `${button.ariaPressed} ${button.ariaExpanded} ${button.className}`,
    );
    const drawn = [...main.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
    const hidden = [...main.querySelectorAll('[hidden]')].map(({ ariaLabel }) => ariaLabel);
    return [main.textContent, ...states, ...drawn, ...hidden].join('\n');
  });
}

async function answered(page: Page, before: string) {
  await expect.poll(() => said(page)).not.toBe(before);
}
