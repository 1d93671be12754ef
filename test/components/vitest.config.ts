import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { defineConfig } from 'vitest/config';

const top = join(import.meta.dirname, '../..');

/** The real app in a document without layout, on the stand-in platform in the same process. */
export default defineConfig(async (env) => {
  const app = await loadConfigFromFile(env, join(top, 'vite.config.ts'));
  return {
    plugins: app?.config.plugins ?? [],
    build: { assetsInlineLimit: 0 },
    root: join(top, 'app'),
    cacheDir: join(top, 'node_modules/.vite/components'),
    test: {
      dir: import.meta.dirname,
      include: ['spec/**/*.test.ts'],
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://alpha.localhost/' } },
      setupFiles: [
        join(import.meta.dirname, 'harness/browser.ts'),
        join(top, 'test/run/settle-imports.ts'),
      ],
      // A style sheet's address is one here too.
      css: { include: [/\.css\?url$/] },
      maxWorkers: 2,
      // Above the limit of a single wait, so that a wait that fails says what it has found.
      testTimeout: 60_000,
    },
  };
});
