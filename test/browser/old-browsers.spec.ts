/** The oldest supported browsers: without what newer ones have, and where the app cannot start. */
import { expect, test } from './fixtures';

const main = '#root main';

test('a page is alive without what newer browsers have', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const gone: readonly (readonly [object, string])[] = [
      [URL, 'canParse'],
      [URL, 'parse'],
      [Array.prototype, 'toSorted'],
      [Array.prototype, 'toReversed'],
      [Array.prototype, 'with'],
      [Object, 'groupBy'],
      [Promise, 'withResolvers'],
      [AbortSignal, 'timeout'],
      [AbortSignal, 'any'],
      [globalThis, 'scheduler'],
    ];
    for (const [owner, name] of gone) Reflect.deleteProperty(owner, name);
  });
  await visit('alpha', '/Class');
  await page.getByRole('searchbox').first().fill('desain');
  await expect(page).toHaveURL(/search=desain/);
});

for (const [when, break_] of [
  ['before the app is made', () => Reflect.set(JSON, 'parse', undefined)],
  ['as the app is made', () => Reflect.set(window.history, 'replaceState', undefined)],
  ['as the page is taken over', () => Reflect.set(Array.prototype, 'flatMap', undefined)],
] as const) {
  test(`a script that fails ${when} leaves the page as it was served`, async ({
    page,
    problems,
    visit,
  }) => {
    problems.expect(/./);
    await page.addInitScript(break_);
    await visit('alpha', '/Class', { isServed: true });
    await page.waitForLoadState('networkidle');
    await expect(page.locator(main).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Maaf terjadi kesalahan')).toHaveCount(0);
  });
}
