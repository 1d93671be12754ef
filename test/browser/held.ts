import type { Page } from '@playwright/test';

/** Keeps the page's scripts, or some of them, back until what it gives is called. */
export async function holdScripts(page: Page, which = '**/assets/*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** How much slower than this machine an old phone is, and how late its scripts come, in ms. */
const SLOWER = 8;
const LATE_MS = 6000;

/**
 * Has a page run on an old phone at the end of a slow line: its scripts come only once what this gives is
 * called, and not before the time they take there.
 */
export async function onAnOldPhone(page: Page): Promise<() => Promise<void>> {
  const begun = Date.now();
  const release = await holdScripts(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return async () => {
    await new Promise((done) => setTimeout(done, begun + LATE_MS - Date.now()));
    release();
  };
}

/** Lets the script come that the document names, and loses all that it asks for. */
export async function loseInMidLoad(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) =>
    /\/index-[^/]*\.js$/.test(route.request().url()) ? route.continue() : route.abort(),
  );
}

/** React marks what it has taken over. */
export function isTakenOver(element: object): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'));
}
