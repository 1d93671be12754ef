import type { Page } from '@playwright/test';

/** Holds what a page sends to matching addresses on its way until it is let go. */
export async function held(page: Page, pattern: string) {
  let begin = () => {};
  let release = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    begin();
    await gate;
    // Whoever has left waits for nothing any more.
    await route.continue().catch(() => {});
  });
  return { hasBegun, release: () => release() };
}

/** Holds uploads of pictures. */
export const heldUpload = (page: Page) => held(page, '**/api/drive/v1/upload');
