/** What every page has to hold, whatever it shows. */

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A walk that was over before the page was alive is made once more, after so long, in ms. */
const WALK_AGAIN_MS = 4000;

/**
 * Waits for a page's heading and walks to its end and back, since sections load when they come into
 * view; by the screenful, as sections are put in place of their outlines meanwhile.
 */
export async function walk(page: Page) {
  await expect(async () => {
    await goThrough(page);
    const waiting = page.locator('main [aria-busy=true]');
    await expect(waiting).toHaveCount(0, { timeout: WALK_AGAIN_MS });
  }).toPass({ timeout: 6 * WALK_AGAIN_MS });
}

/** The same, without waiting for all data. */
export async function goThrough(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do {
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      await frame();
      await frame();
    } while (!isAtEnd());
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** How many parts of the first screen wait for data. */
export function waitingInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const waiting = [...document.querySelectorAll('main [aria-busy=true]')];
    return waiting.filter((part) => part.getBoundingClientRect().top < innerHeight).length;
  });
}

/** What makes the page scroll sideways, the innermost of it; nothing when it does not. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isHeld = (element: Element) => {
      for (let frame = element.parentElement; frame && frame !== document.body; ) {
        if (getComputedStyle(frame).overflowX !== 'visible') return true;
        frame = frame.parentElement;
      }
      return false;
    };
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isHeld(element),
    );
    return wide
      .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
      .map((element) => `${element.parentElement?.className}: ${element.outerHTML.slice(0, 120)}`)
      .slice(0, 5);
  });
}

/**
 * Texts that a frame of theirs cuts off at its side, so that they cannot be read: not those that end in
 * dots, that can be scrolled to, or that are for readers of screens alone.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (text: Range, from: Element) => {
      const lines = [...text.getClientRects()].filter(({ width }) => width > 1);
      for (let frame: Element | null = from; frame; frame = frame.parentElement) {
        const { overflowX, textOverflow, position } = getComputedStyle(frame);
        const { left, right, width } = frame.getBoundingClientRect();
        if (position === 'fixed' || width <= 2 || /auto|scroll/.test(overflowX)) return false;
        if (!/hidden|clip/.test(overflowX)) continue;
        if (textOverflow === 'ellipsis') return false;
        if (lines.some((line) => line.right > right + 1.5 || line.left < left - 1.5)) return true;
      }
      return false;
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const own = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (own === null || words === '' || own.closest('[aria-hidden=true], [inert]')) continue;
      if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (isCut(range, own)) cut.push(words.slice(0, 60));
    }
    return cut;
  });
}

/** The scripts and style sheets that a page has loaded so far, by their paths. */
export async function filesOf(page: Page): Promise<{ scripts: string[]; sheets: string[] }> {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const ending = (end: string) => [...new Set(paths)].filter((path) => path.endsWith(end));
  return { scripts: ending('.js'), sheets: ending('.css') };
}

/** Frames whose sandbox lets no script run, so that what looks for violations cannot run there either. */
const SCRIPTLESS = 'iframe[sandbox]:not([sandbox*="allow-scripts"])';

/** Each violation with its rule and the elements, so that a failure can be read. */
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(standards).exclude(SCRIPTLESS).analyze();
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}

/** Down the whole page on a phone: nothing wider than it, and nothing that a reader of screens trips over. */
export async function onAPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page);
  expect(await overflow(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}
