import type { Locator, Page } from '@playwright/test';

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

/** Presses twice before anything can be shown of the first press. */
export const pressTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

/** The calls that write to addresses with these words, from now on. */
export function pressesOf(page: Page, words: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes(words)) sent.push(request.url());
  });
  return sent;
}

/** Writes all of a text in one go, as pasting does: what cuts a text cuts it then. */
export async function paste(control: Locator, text: string): Promise<void> {
  await control.fill('');
  await control.page().keyboard.insertText(text);
}
