import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const cache = join(import.meta.dirname, '..', '..', '.cache', 'browser');

/**
 * Each worker starts a site of its own (fixtures.ts), so that a fault which one test sets is never
 * met by another. `CHROMIUM` is the browser that set-up has found.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './built.ts',
  outputDir: cache,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that is shared can starve a browser once; a test that needs this is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // Far more than a calm machine needs: nothing here is a measure of speed.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Beside the dots, what each test took: where the time goes is looked up, not guessed.
  reporter: [['dot'], ['json', { outputFile: `${cache}-times.json` }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
