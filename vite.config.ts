import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { brand } from './app/brand/vite-plugin.ts';
import { browserOnlyParts } from './app/build/browser-only-plugin.ts';
import { chunks } from './app/build/chunks-plugin.ts';
import { fonts } from './app/build/fonts-plugin.ts';
import { pages } from './app/build/pages-plugin.ts';

/** The browser's app, and the code that renders it at the edge (`app/render.tsx`). */
const RENDER = 'render';

export default defineConfig({
  root: 'app',
  cacheDir: '../node_modules/.vite',
  plugins: [pages(), fonts(), browserOnlyParts(RENDER), react(), brand(), chunks()],
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
        // A module that several pages share would get a chunk of its own: the landing page would load
        // thirty of them, each too small to compress well. Kept together is what most pages use.
        codeSplitting: {
          groups: [
            // React and the router change far less often than the app: visitors who come back
            // after a release keep two thirds of the scripts.
            {
              name: 'react',
              priority: 4,
              test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
            },
            // The groups below take along what their modules import, except what the entry has.
            { name: 'entry', priority: 3, tags: ['$initial'] },
            {
              name: 'ui',
              priority: 2,
              test: /app\/(ui\/(avatar|badge|card|feedback|format|layout|picture|value)|wib|data\/(data-block|use-answer)|api\/page)\.tsx?$/,
            },
            {
              name: 'classes',
              priority: 1,
              test: /app\/sections\/(class|program)-section\.tsx$/,
            },
            {
              name: 'sections',
              priority: 1,
              test: /app\/sections\/(call-to-action|hero|(counter|faq|mentor|step)-section)\.tsx$/,
            },
          ],
        },
      },
    },
  },
  builder: {
    // The list of chunks names the version of the rendering code, which one plugin hears of both builds.
    sharedPlugins: true,
    buildApp: async (builder) => {
      for (const name of [RENDER, 'client']) {
        const environment = builder.environments[name];
        if (environment !== undefined) await builder.build(environment);
      }
    },
  },
  environments: {
    [RENDER]: {
      consumer: 'server',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { conditions: ['workerd', 'worker', 'module'], noExternal: true },
      build: {
        outDir: '../build/render',
        emptyOutDir: true,
        copyPublicDir: false,
        minify: true,
        rolldownOptions: {
          input: 'app/render.tsx',
          output: { entryFileNames: 'index.js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
  test: { include: ['**/*.test.{ts,tsx}'], environment: 'node' },
});
