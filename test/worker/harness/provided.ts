/** What `set-up.mjs` hands to every spec. */

import type { V4WorkerOptions } from 'miniflare';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the copy of the built worker. */
    build: string;
    /** The built worker's modules, as the runtime takes them. */
    modules: { type: 'ESModule' | 'CompiledWasm'; path: string }[];
    /** The folder with the copy of the built app. */
    dist: string;
    /** The worker's runtime options, as wrangler.toml gives them. */
    site: V4WorkerOptions;
    /** The stand-in upstream's, as its own wrangler.toml gives them. */
    upstream: V4WorkerOptions;
    /** The stand-in's bundle. */
    upstreamScript: string;
    /** The variables that point a worker at the stand-in; `{upstream}` stands for its origin. */
    vars: Record<string, string>;
  }
}

/** The stand-in's place in {@link vars}. */
export const ORIGIN = '{upstream}';
