import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../../node_modules/.vite/run',
  test: { root: import.meta.dirname, include: ['spec/**/*.test.ts'], testTimeout: 30_000 },
});
