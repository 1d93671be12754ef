import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { quarantined, RUNS, titlesOf } from '../run/quarantine.mjs';

const cache = join(import.meta.dirname, '..', '..', '.cache', 'browser');

/** What `npm test` runs: ways that only a browser can go. `npm run test:walks` runs all others. */
const JOURNEY = /@journey/;

/** Those that are out of the gate, and run several times in the walks. */
const apart = titlesOf(quarantined());
const isOut = apart ? { grepInvert: apart } : {};

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
  // The report is where `npm test` reads failures, repeated specs and times.
  reporter: [['dot'], ['json', { outputFile: process.env.REPORT ?? `${cache}-report.json` }]],
  projects: [
    { name: 'journeys', grep: JOURNEY, ...isOut },
    { name: 'walks', grepInvert: apart ? [JOURNEY, apart] : JOURNEY },
    ...(apart ? [{ name: 'quarantine', grep: apart, repeatEach: RUNS }] : []),
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
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
