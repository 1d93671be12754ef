/**
 * What every spec builds on: a site of the worker's own, visits, and a watch for script errors and for
 * what stands in a page twice.
 */

import {
  type BrowserContext,
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
import { ignoreUnmovedPointer } from './unmoved-pointer.mjs';

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

/** Errors of scripts and of the console, what a policy refuses among them, which fail a test that has not said to expect them. */
export interface Problems {
  /** Allows what this test provokes, such as the console's line on a failed request. */
  expect(pattern: RegExp): void;
}

interface Fixtures {
  problems: Problems;
  /** What is typed stands in no address and in no record, whatever context it is typed in. */
  typed: undefined;
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
      const served = { holdsContract: true, stretchesDeadlines: true };
      const site = await Site.start(folder, {}, undefined, served);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],

  context: async ({ context }, use) => {
    await context.addInitScript(ignoreUnmovedPointer);
    await use(context);
  },

  problems: [
    async ({ browser, context, site }, use, info) => {
      site.logs.length = 0;
      await site.upstream.control('DELETE', 'fault');
      await site.upstream.control('DELETE', 'log');
      await site.upstream.control('DELETE', 'contract');
      const found: string[] = [];
      const expected: RegExp[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('weberror', (problem) => found.push(String(problem.error().stack)));
        watched.on('console', (message) => {
          if (message.type() === 'error' && !SCRIPTLESS.includes(message.text()))
            found.push(textOf(message));
        });
      };
      watch(context);
      // Those that a test opens for itself, such as one without scripts.
      browser.on('context', watch);
      await use({ expect: (pattern) => void expected.push(pattern) });
      browser.off('context', watch);
      const twice = await Promise.all(context.pages().map(idsTwice));
      const contract = Object(await site.upstream.control('GET', 'contract'));
      await info.attach('worker log', { body: site.logs.join('\n') });
      const unexpected = found.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'script and console errors').toEqual([]);
      expect(twice.flat(), 'ids that stand in a page twice').toEqual([]);
      expect(contract.violations, 'what has not kept the contract').toEqual([]);
    },
    { auto: true },
  ],

  typed: [
    // The platform's log begins with the test, which is the other fixture's to see to.
    async ({ browser, context, problems: _, site }, use) => {
      const typed = new Typed();
      const watch = (watched: BrowserContext) => typed.watch(watched);
      watch(context);
      // Those that a test opens for itself, and those of a page of the browser's own.
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      typed.see(await site.upstream.control('GET', 'log'));
      for (const line of site.logs) typed.record(line);
      expect(typed.leaks(), 'addresses and records that tell what was typed').toEqual([]);
    },
    { auto: true },
  ],

  visit: async ({ page, site, javaScriptEnabled }, use) => {
    await use(async (tenant, path = '/', { isServed = false } = {}) => {
      const response = await page.goto(site.address(tenant, path));
      if (response === null) throw new Error(`No answer for ${path}`);
      if (javaScriptEnabled && !isServed) await hydrated(page, site);
      return response;
    });
  },
});

/** How long the mark is waited for until it is looked again where the page is, in ms. */
const LOOK_AGAIN_MS = 500;

/**
 * Waits until the app has hydrated the page (app/start/frame.tsx). It does not where the app has led to
 * the account site, and on a lean page, whose script waits for a press.
 */
export async function hydrated(page: Page, site: Site): Promise<void> {
  const mark = page.locator('html[data-hydrated]');
  const script = page.locator('script[type=module][src]');
  await expect(async () => {
    const isElsewhere = new URL(page.url()).port !== new URL(site.origin).port;
    if (isElsewhere || (await script.count()) === 0) return;
    await expect(mark, 'the page is hydrated').toBeAttached({ timeout: LOOK_AGAIN_MS });
  }).toPass({ timeout: 30_000 });
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

/**
 * Said each time that Playwright looks into a frame whose sandbox lets no script run: what it looks by is
 * a script, too. Nothing of the site runs there.
 */
const SCRIPTLESS = ['about:blank', 'about:srcdoc'].map(
  (frame) =>
    `Blocked script execution in '${frame}' because the document's frame is sandboxed and the 'allow-scripts' permission is not set.`,
);

function textOf(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}
