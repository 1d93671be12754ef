/** The server's time, as a page reads it of answers. */
import type { Page } from '@playwright/test';

/** Has the device say the time `at` (Unix ms), which is to come, and each answer from here on as well. */
export async function setServerTime(page: Page, at: number): Promise<void> {
  await page.clock.setFixedTime(at);
  await page.addInitScript((date) => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      return name === 'date' ? date : get.call(this, name);
    };
  }, new Date(at).toUTCString());
}
