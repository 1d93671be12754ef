/**
 * What lists show: each title inside its card, with room for its words, and each status whole, at every
 * width of the layout.
 */

import type { Page } from '@playwright/test';
import registry from '../../tenants.json' with { type: 'json' };
import { overflow } from './checks';
import { expect, test } from './fixtures';
import { listPages } from './pages.mjs';

// What is looked at is the page as it comes, whole; nothing of it waits for its code.
test.use({ javaScriptEnabled: false });

const WIDTHS = [320, 390, 768, 1024, 1280, 1440];

/** Developers' own tenants show the pages of others in other lengths: only the ends can differ. */
const ENDS = [320, 1440];

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A title narrower than this is squeezed, unless it is short and stands on one line. */
const NARROW = 120;

for (const tenant of registry.tenants) {
  const { key } = tenant;
  const widths = 'developer' in tenant ? ENDS : WIDTHS;
  test(`titles in the lists of ${key} stand in their cards`, {
    tag: key === 'talent' ? '@journey' : [],
  }, async ({ page, problems, visit }) => {
    test.setTimeout(240_000);
    // This tenant's platform fails at times.
    if (key === 'dev-stress') problems.expect(/status of 50\d/);
    // Only the measures of pictures matter, and those stand in the markup.
    await page.route('**/_art/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: BLANK }),
    );
    for (const { path } of listPages(key)) {
      await visit(key, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await misplaced(page), `${path} at ${width}`).toEqual([]);
        expect.soft(await cutStatuses(page), `${path} at ${width}: cut`).toEqual([]);
        expect.soft(await overflow(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}

/** Titles of items that lie outside of their item, have no room, or run out of themselves. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate((narrow) => {
    const titles = document.querySelectorAll('main :is(article, li) :is(h2, h3, h4)');
    return [...titles]
      .filter((title) => title.checkVisibility())
      .filter((title) => {
        const item = title.closest('article, li')?.getBoundingClientRect();
        const { left, right, top, bottom, width, height } = title.getBoundingClientRect();
        if (item === undefined) return true;
        const isInside =
          left >= item.left - 1 &&
          right <= item.right + 1 &&
          top >= item.top - 1 &&
          bottom <= item.bottom + 1;
        const isOneLine = height < 2 * Number.parseFloat(getComputedStyle(title).lineHeight);
        const isCut = title.scrollWidth > title.clientWidth + 1;
        return !isInside || isCut || (width <= narrow && !isOneLine);
      })
      .map((title) => title.textContent ?? '');
  }, NARROW);
}

/** Statuses of classes that the frame of a picture cuts. */
function cutStatuses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (status: Element) => {
      const { left, right } = (status.firstElementChild ?? status).getBoundingClientRect();
      for (
        let frame = status.parentElement;
        frame !== null && frame.closest('article') !== null;
        frame = frame.parentElement
      ) {
        const { overflowX, display } = getComputedStyle(frame);
        if (overflowX === 'visible' || display === 'contents') continue;
        const edges = frame.getBoundingClientRect();
        if (left < edges.left - 1 || right > edges.right + 1) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('main article [data-level] > span')]
      .filter((status) => status.checkVisibility())
      .filter(isCut)
      .map((status) => status.textContent ?? '');
  });
}
