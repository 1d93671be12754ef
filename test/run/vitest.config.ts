import { defineConfig } from 'vitest/config';

/** `npm run test:walks` builds the site of a new brand, which takes long. */
const folder = process.env.WALKS === 'true' ? 'walks' : 'spec';

export default defineConfig({
  cacheDir: '../../node_modules/.vite/run',
  test: {
    root: import.meta.dirname,
    include: [`${folder}/**/*.test.ts`],
    testTimeout: 30_000,
    maxWorkers: 2,
  },
});
