/**
 * Pictures of every brand for `npm run sheet`: its landing's first screen and whole, and eight inner
 * pages and the one that is not there, on a phone and on a desk. What a picture shows badly is told too: what is wider
 * than the screen, and errors of scripts (fixtures.ts).
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import registry from '../../tenants.json' with { type: 'json' };
import { cutTexts, goThrough, overflow, waitingInSight, walk } from './checks';
import { expect, test } from './fixtures';
import { sheetPages } from './pages.mjs';

/** Where the pictures go, `<name>/<picture>.jpg`, and whose are wanted, all where it is empty. */
const { SHEET_FOLDER = '', SHEET_BRANDS = '' } = process.env;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** The narrowest that a page has to stand (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

/** A page that is not taken after so long, in ms, hangs; its step fails and names it. */
const PAGE_MS = 90_000;

/** A page that no brand has. */
const MISSING = '/halaman-yang-tidak-ada';

const wanted = new Set(SHEET_BRANDS.split(' ').filter(Boolean));

for (const row of registry.tenants) {
  const { key } = row;
  if (wanted.size > 0 && !wanted.has(key)) continue;
  // Developers' layouts show on purpose what fails and what never comes.
  const isShown = 'developer' in row && row.developer;
  test(key, async ({ page, problems, visit }) => {
    // Twenty pictures of whole pages.
    test.setTimeout(600_000);
    problems.expect(isShown ? /status of [45]/ : /status of 404/);
    const look = isShown ? goThrough : walk;
    const folder = join(SHEET_FOLDER, key);
    mkdirSync(folder, { recursive: true });
    const take = async (name: string, fullPage: boolean) => {
      if (!isShown) await expect.poll(() => waitingInSight(page)).toBe(0);
      await settle(page, fullPage);
      const path = join(folder, `${name}-${page.viewportSize()?.width}.jpg`);
      await page.screenshot({ path, fullPage, type: 'jpeg', quality: 80 });
    };
    const fits = async (name: string) => {
      const { width } = page.viewportSize() ?? {};
      expect.soft(await overflow(page), `${key}, ${name}: wider than ${width}`).toEqual([]);
    };

    for (const size of SIZES) {
      await page.setViewportSize(size);
      await visit(key);
      await take('first', false);
      await look(page);
      await take('whole', true);
      await fits('landing');
    }
    await page.setViewportSize(NARROWEST);
    await fits('landing');
    expect.soft(await cutTexts(page), `${key}, landing: cut at ${NARROWEST.width}`).toEqual([]);
    const inner = [...sheetPages(key).map(({ path }) => path), MISSING];
    for (const [index, path] of inner.entries()) {
      for (const size of SIZES) {
        const picture = async () => {
          await page.setViewportSize(size);
          await visit(key, path);
          await look(page);
          await take(`inner-${index + 1}`, true);
          await fits(path);
        };
        await test.step(`${path} at ${size.width}`, picture, { timeout: PAGE_MS });
      }
    }
  });
}

/** Fonts have come, and the pictures in sight, or those of the whole page. */
async function settle(page: Page, isWhole: boolean) {
  await page.evaluate(async (all) => {
    await document.fonts.ready;
    // Parts that came after the walk had passed them have pictures that nobody came near to.
    if (all) for (const image of document.images) image.loading = 'eager';
    // One that nobody sees is never loaded, and waiting for it never ends.
    const images = [...document.images].filter((image) => {
      const isNear = all || image.getBoundingClientRect().top < innerHeight;
      return !image.complete && isNear && image.checkVisibility();
    });
    const late = new Promise((resolve) => setTimeout(resolve, 3_000));
    await Promise.race([late, Promise.all(images.map((image) => image.decode().catch(() => {})))]);
  }, isWhole);
}
