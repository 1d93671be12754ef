/**
 * What every spec builds on: a site of the worker's own, visits, and a watch for script errors and for
 * what stands in a page twice.
 */

import {
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import { builtVariable } from './built';
import { Site } from './site.mjs';
import { Typed } from './typed';

export { expect };

/**
 * Goes to a tenant's page, waits until the app has hydrated it, and returns the document's response.
 * With `isServed` it does not wait for the app: for tests that hold its scripts back.
 */
export type Visit = (
  tenant: string,
  path?: string,
  options?: { isServed?: boolean },
) => Promise<Response>;

/** Errors of scripts and of the console, which fail a test that has not said to expect them. */
export interface Problems {
  /** Allows what this test provokes, such as the console's line on a failed request. */
  expect(pattern: RegExp): void;
}

interface Fixtures {
  problems: Problems;
  /** What is typed stands in no address; a context of a test's own is to be watched too. */
  typed: Typed;
  visit: Visit;
}

interface OfAWorker {
  site: Site;
  /** For files that change tenants' settings: others do not visit the site that they changed. */
  isApart: boolean;
}

export const test = base.extend<Fixtures, OfAWorker>({
  isApart: [false, { option: true, scope: 'worker' }],

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures are told apart by what they take.
    async ({}, use) => {
      const folder = process.env[builtVariable] ?? '';
      const site = await Site.start(folder, {}, undefined, { stretchesDeadlines: true });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],

  problems: [
    async ({ context, site }, use, info) => {
      site.logs.length = 0;
      await site.upstream.control('DELETE', 'fault');
      await site.upstream.control('DELETE', 'log');
      const found: string[] = [];
      const expected: RegExp[] = [];
      context.on('weberror', (problem) => found.push(String(problem.error().stack)));
      context.on('console', (message) => {
        if (message.type() === 'error') found.push(textOf(message));
      });
      await use({ expect: (pattern) => void expected.push(pattern) });
      const twice = await Promise.all(context.pages().map(idsTwice));
      await info.attach('worker log', { body: site.logs.join('\n') });
      const unexpected = found.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'script and console errors').toEqual([]);
      expect(twice.flat(), 'ids that stand in a page twice').toEqual([]);
    },
    { auto: true },
  ],

  typed: [
    // The platform's log begins with the test, which is the other fixture's to see to.
    async ({ context, problems: _, site }, use) => {
      const typed = new Typed();
      typed.watch(context);
      await use(typed);
      typed.see(await site.upstream.control('GET', 'log'));
      expect(typed.leaks(), 'addresses that tell what was typed').toEqual([]);
    },
    { auto: true },
  ],

  visit: async ({ page, site, javaScriptEnabled }, use) => {
    await use(async (tenant, path = '/', { isServed = false } = {}) => {
      const response = await page.goto(site.address(tenant, path));
      if (response === null) throw new Error(`No answer for ${path}`);
      // A login leads to the account site, which is no page of the app.
      const isOwn = new URL(page.url()).port === new URL(site.origin).port;
      if (javaScriptEnabled && isOwn && !isServed) await hydrated(page);
      return response;
    });
  },
});

/** Waits until the app has hydrated the page (app/frame.tsx). */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]'), 'the page is hydrated').toBeAttached();
}

/** A link of the footer, which lists every page that a tenant has. */
export function footerLink(page: Page, name: string): Locator {
  const footer = page.getByRole('navigation', { name: 'Menu kaki halaman' });
  return footer.getByRole('link', { name, exact: true });
}

/** The ids that a page has twice, as where something old was left beside the new. */
async function idsTwice(page: Page): Promise<string[]> {
  const ids = await page
    .locator('[id]')
    .evaluateAll((all) => all.map(({ id }) => id))
    // A page on its way elsewhere has none.
    .catch((): string[] => []);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

function textOf(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}
