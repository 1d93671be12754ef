import { expect, type Page } from '@playwright/test';

/** Moves the mouse until what waits for somebody has come: a page notices no one before it is live. */
export async function moveUntil(page: Page, hasCome: () => boolean | Promise<boolean>) {
  let y = 200;
  await expect
    .poll(async () => {
      y = y === 200 ? 210 : 200;
      await page.mouse.move(200, y);
      return hasCome();
    })
    .toBe(true);
}

/**
 * Somebody is there, on a page that has just come, and so is the radio's station: what is asked for
 * from here on has another reason.
 */
export async function beThere(page: Page): Promise<void> {
  let hasCome = false;
  page.on('response', (answer) => {
    hasCome ||= answer.url().endsWith('/cms/app/settings');
  });
  await moveUntil(page, () => hasCome);
}
