import { defineConfig } from 'vitest/config';
import { pages } from '../../app/build/pages-plugin';
import { othersThan, quarantined } from '../run/quarantine.mjs';

/** `npm run test:walks`: operators' commands, and all tenants where `npm test` takes a few. */
const isWalk = process.env.WALKS === 'true';
const everyTenant = ['advertised', 'interleaved', 'invented', 'one-address', 'routes', 'ways'];

/** What is out of the gate for now is tried in the walks. */
const tried = isWalk ? undefined : othersThan(quarantined());

export default defineConfig({
  // The routes are computed by the app's own table of pages.
  plugins: [pages()],
  cacheDir: '../../node_modules/.vite/worker',
  test: {
    root: import.meta.dirname,
    include: isWalk
      ? ['walks/**/*.test.ts', ...everyTenant.map((name) => `spec/${name}.test.ts`)]
      : ['spec/**/*.test.ts'],
    ...(tried && { testNamePattern: tried }),
    globalSetup: ['harness/set-up.mjs'],
    // No limit is a claim about speed: a busy machine only takes longer.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
    hookTimeout: 120_000,
    // Sockets on a machine that is shared can be cut once; a second cut is a failure.
    retry: process.env.CI ? 1 : 0,
    environment: './harness/environment.ts',
    // Files of a process share their runtimes (harness/pool.ts), and the processor limits how many are of use.
    isolate: false,
    maxWorkers: 3,
    // The runtime prints the worker's log, which is of use where a test fails.
    silent: 'passed-only',
  },
});
