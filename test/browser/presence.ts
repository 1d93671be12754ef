import type { Page } from '@playwright/test';

/**
 * Somebody moves the mouse on a page that has just come, and what waits for that, the radio's station,
 * is there: what is asked for from here on has another reason.
 */
export async function beThere(page: Page): Promise<void> {
  const station = page.waitForResponse((answer) => answer.url().endsWith('/cms/app/settings'));
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await station;
}
