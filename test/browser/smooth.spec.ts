/** What a slow phone cannot afford while it opens a page. */

import samples from '../cases/samples.json' with { type: 'json' };
import { expect, footerLink, test } from './fixtures';

declare global {
  interface Window {
    /** What of Intl has been set up so far. */
    intl?: string[];
    /** What has moved, and how much of the window it was. */
    shifts?: string[];
  }
}

/** What Chromium tells of a layout shift, which TypeScript has no name for. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

const pages = ['/', '/Class', '/Class/dasar-web', '/News', '/Event'];

for (const path of pages) {
  test(`opening ${path} sets up no formats of Intl`, async ({ page, visit }) => {
    // Each takes such a phone 50 ms and more, in one go.
    await page.addInitScript(() => {
      const made: string[] = [];
      window.intl = made;
      const counted = <T extends new (...args: never[]) => object>(name: string, format: T): T =>
        new Proxy(format, {
          construct(target, args, newTarget) {
            made.push(name);
            return Reflect.construct(target, args, newTarget);
          },
        });
      Intl.NumberFormat = counted('NumberFormat', Intl.NumberFormat);
      Intl.DateTimeFormat = counted('DateTimeFormat', Intl.DateTimeFormat);
    });
    await visit('alpha', path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.intl)).toEqual([]);
  });
}

test('a page that is gone to asks for script, styles and calls side by side', async ({
  page,
  visit,
}) => {
  await visit('alpha', '/Pricing');
  await page.waitForLoadState('networkidle');
  // Nothing is answered before all of it has been asked for.
  const wanted = [
    /\/assets\/classes-.*\.js$/,
    /\/assets\/classes-.*\.css$/,
    /\/api\/.*\/class\/active/,
  ];
  const asked = new Set<RegExp>();
  let answer = () => {};
  const isAllAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  for (const address of wanted) {
    await page.route(address, async (route) => {
      asked.add(address);
      if (asked.size === wanted.length) answer();
      await isAllAsked;
      await route.continue();
    });
  }
  await footerLink(page, 'Kelas').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kelas' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(asked.size).toBe(wanted.length);
});

const shown = ['/', '/Class', '/Class/dasar-web', `/News/${samples['news-article'].slug}`];

for (const width of [390, 1440]) {
  test(`nothing moves at ${width} when pictures and late parts come late`, async ({
    page,
    problems,
    visit,
  }) => {
    problems.expect(/\.woff2\)$/);
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          const moved = entry.sources.map(({ node }) =>
            node?.parentElement?.outerHTML.slice(0, 80),
          );
          window.shifts?.push(`${entry.value}: ${moved.join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // How far a font is from its stand-in is the business of the next test.
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.route(/_art\/|_ipx\/|\.svg$|\/api\//, async (route) => {
      await page.waitForTimeout(1500);
      await route.continue();
    });
    for (const path of shown) {
      await visit('alpha', path);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => window.shifts), path).toEqual([]);
    }
  });
}

test('what stands in for a font is about as wide', async ({ page, visit }) => {
  await visit('alpha', '/');
  await page.waitForLoadState('networkidle');
  const widths = await page.evaluate(async () => {
    const text = 'Belajar keterampilan digital bersama pengajar dari seluruh Indonesia';
    const context = document.createElement('canvas').getContext('2d');
    const widthIn = async (font: string) => {
      // Without any font that is known this machine has nothing to stand in.
      const faces = await document.fonts.load(font, text).catch(() => []);
      if (faces.length === 0 || context === null) return null;
      context.font = font;
      return context.measureText(text).width;
    };
    const pairs = ['400 20px "Inter', '600 20px "Inter', '700 20px "Raleway'];
    return Promise.all(
      pairs.map(async (font) => [await widthIn(`${font}"`), await widthIn(`${font} Fallback"`)]),
    );
  });
  for (const [own, standIn] of widths) {
    expect(own).not.toBeNull();
    if (standIn !== null) expect((standIn ?? 0) / (own ?? 1)).toBeCloseTo(1, 1);
  }
});
