import { defineConfig } from '@playwright/test';
import specs from './playwright.config';

/** `npm run sheet` (test/run/sheet.mjs): pictures to be looked at, not a part of the specs. */
export default defineConfig(specs, {
  testMatch: 'sheet.ts',
  retries: 0,
  reporter: [['line']],
  use: { trace: 'off' },
});
