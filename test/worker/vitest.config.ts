import { defineConfig } from 'vitest/config';
import { pages } from '../../app/build/pages-plugin';

export default defineConfig({
  // The routes are computed by the app's own table of pages.
  plugins: [pages()],
  cacheDir: '../../node_modules/.vite/worker',
  test: {
    root: import.meta.dirname,
    include: ['spec/**/*.test.ts'],
    globalSetup: ['harness/set-up.mjs'],
    // No limit is a claim about speed: a busy machine only takes longer.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
    hookTimeout: 120_000,
    // Sockets on a machine that is shared can be cut once; a second cut is a failure.
    retry: process.env.CI ? 1 : 0,
    // Each file runs two runtimes of its own.
    maxWorkers: 2,
    // The runtime prints the worker's log, which is of use where a test fails.
    silent: 'passed-only',
  },
});
