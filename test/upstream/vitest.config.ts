import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../../node_modules/.vite/upstream',
  test: { root: import.meta.dirname, include: ['spec/**/*.test.ts'], testTimeout: 15_000 },
});
