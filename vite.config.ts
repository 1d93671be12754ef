import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { brand } from './app/art/identity/vite-plugin.ts';
import { artVersion } from './app/build/art-plugin.ts';
import { browserOnlyParts } from './app/build/browser-only-plugin.ts';
import { BUILD_TARGET } from './app/build/browsers.ts';
import { supportedBrowsers } from './app/build/browsers-plugin.ts';
import { chunkFiles } from './app/build/chunk-files-plugin.ts';
import { clientGroups, edgeGroups } from './app/build/chunk-groups.ts';
import { chunks } from './app/build/chunks-plugin.ts';
import { className } from './app/build/class-name.ts';
import { cssFallbacks } from './app/build/css-fallbacks.ts';
import { fonts } from './app/build/fonts-plugin.ts';
import { scriptInHead } from './app/build/head-script-plugin.ts';
import { chunkFileName, pageFile } from './app/build/page-file-plugin.ts';
import { pageWords } from './app/build/page-words-plugin.ts';
import { pages } from './app/build/pages-plugin.ts';
import { scriptsBesideStyles } from './app/build/preload-plugin.ts';

/** The browser's app, and the code that renders it at the edge: pages, and drawn pictures. */
const RENDER = 'render';

/** Both builds name a picture alike: what the edge writes into a page is a file of the browser's. */
const ASSET = 'assets/[name]-[hash:7][extname]';

export default defineConfig({
  root: 'app',
  cacheDir: '../node_modules/.vite',
  plugins: [
    pages(),
    pageFile('client'),
    fonts(),
    pageWords(),
    browserOnlyParts(RENDER),
    react(),
    brand(),
    artVersion(),
    scriptInHead(),
    scriptsBesideStyles(),
    chunkFiles('client', { groups: clientGroups }),
    chunkFiles(RENDER, { groups: edgeGroups, isEdge: true }),
    chunks(),
    supportedBrowsers(),
  ],
  css: {
    modules: { generateScopedName: className },
    postcss: { plugins: [cssFallbacks()] },
  },
  build: {
    target: BUILD_TARGET,
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
  },
  // Colours of code are found in a worker, whose grammars come one by one.
  worker: { format: 'es' },
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
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: chunkFileName,
            assetFileNames: ASSET,
          },
        },
      },
    },
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
          input: {
            index: 'app/start/edge.ts',
            art: 'app/art/draw.ts',
            share: 'app/art/share/draw.ts',
          },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            assetFileNames: ASSET,
          },
        },
      },
    },
  },
  test: {
    include: ['**/*.test.{ts,tsx}', '../test/conventions/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: [`${import.meta.dirname}/test/run/settle-imports.ts`],
    // Starting a process for each of the many small files would take longer than the tests.
    isolate: false,
    maxWorkers: 2,
    // Nothing here waits for anything: what takes longer than this does not end.
    testTimeout: 120_000,
  },
});
