/** A real Chromium for benches: as fast as it is, or as slow as a cheap phone on slow 4G. */
import { chromium } from '@playwright/test';
import { ignoreUnmovedPointer } from '../browser/unmoved-pointer.mjs';
import { toolchain } from '../run/setup.mjs';

/** Slow 4G, 1.6 Mbit/s and 150 ms, on a processor that is four times slower (design section 11). */
export const slow = { bytesPerSecond: (1.6 * 1_000_000) / 8, latency: 150, slowdown: 4 };

/**
 * A browser for as long as `use` takes.
 *
 * @template T
 * @param {(browser: import('@playwright/test').Browser) => Promise<T>} use
 * @param {string[]} [further] arguments of its command line
 */
export async function withBrowser(use, further = []) {
  const { env } = await toolchain();
  const browser = await chromium.launch({
    ...(env.CHROMIUM && { executablePath: env.CHROMIUM }),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
      ...further,
    ],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * A page of a visitor who is new, on a phone.
 *
 * @param {import('@playwright/test').Browser} browser
 */
export async function newPage(browser) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, locale: 'id-ID', isMobile: true });
  await context.addInitScript(ignoreUnmovedPointer);
  return context.newPage();
}

/**
 * Slows a page's network and processor.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ network: boolean }} what the processor alone, or the network with it
 */
export async function slowDown(page, { network }) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slow.slowdown });
  if (!network) return;
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: slow.bytesPerSecond,
    uploadThroughput: slow.bytesPerSecond,
  });
}
