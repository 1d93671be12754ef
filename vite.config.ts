import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { brand } from './app/brand/vite-plugin.ts';
import { chunks } from './app/build/chunks-plugin.ts';
import { pages } from './app/build/pages-plugin.ts';

export default defineConfig({
  root: 'app',
  cacheDir: '../node_modules/.vite',
  plugins: [pages(), react(), brand(), chunks()],
  build: {
    outDir: 'dist',
    // While `npm start` rebuilds, pages that are open still ask for the chunks they began with.
    emptyOutDir: process.env.KEEP_OLD_CHUNKS === undefined,
    assetsDir: 'assets',
    // Inlined files would need `data:` in the content security policy and could not be cached.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The edge preloads a first page's scripts. Listing every page's again in the entry would
      // cost each visitor 3 KiB; style sheets stay listed, or a page would flash unstyled.
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        // React and the router change far less often than the app: visitors who come back after a
        // release keep two thirds of the scripts.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
          ],
        },
      },
    },
  },
  test: { include: ['**/*.test.{ts,tsx}'], environment: 'node' },
});
