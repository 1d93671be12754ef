/**
 * The brands' part of the build: /brand/<key>/… for every row of tenants.json, and the default
 * layout's name as a constant.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type BrandTable, readBrands } from './brand';
import { drawnBrand } from './drawn';
import { brandFiles, COVER } from './files';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png' };

export interface BrandOptions {
  /** The folder with tenants.json; the repository's own by default. */
  root?: string;
}

/** Emits the brands' files at build, and serves them while developing. */
export function brand({ root = ROOT }: BrandOptions = {}): Plugin {
  const cacheDir = join(ROOT, 'node_modules/.cache/brand');
  return brandFilesPlugin(root, cacheDir);
}

function brandFilesPlugin(root: string, cacheDir: string): Plugin {
  return {
    name: 'brand-files',
    applyToEnvironment: ({ name }) => name === 'client',

    async config() {
      const { defaultLayout } = await readBrands(root);
      return { define: { __DEFAULT_LAYOUT__: JSON.stringify(defaultLayout) } };
    },

    configureServer(server) {
      server.middlewares.use('/brand/', (request, response, next) => {
        serve(root, cacheDir, request.url ?? '').then((file) => {
          if (file === null) return next();
          response.setHeader('content-type', file.type);
          response.end(file.source);
        }, next);
      });
    },

    async generateBundle() {
      const { brands }: BrandTable = await readBrands(root);
      for (const row of brands) {
        const brand = await drawnBrand(ROOT, row);
        for (const [name, make] of Object.entries(brandFiles)) {
          // The largest picture takes a second to draw, and few sites have a podcast.
          if (name === COVER && !row.hasPodcast) continue;
          const source = await make(brand, cacheDir);
          this.emitFile({ type: 'asset', fileName: `brand/${row.key}/${name}`, source });
        }
      }
    },
  };
}

/** What stands at `/<key>/<file>` below /brand; null for nothing. Read anew, so that edits show. */
async function serve(root: string, cacheDir: string, url: string) {
  const [, key, name = ''] = url.split(/[/?#]/);
  const { brands } = await readBrands(root);
  const row = brands.find((candidate) => candidate.key === key);
  const make = Object.hasOwn(brandFiles, name) ? brandFiles[name] : undefined;
  if (!row || !make) return null;
  const source = await make(await drawnBrand(ROOT, row), cacheDir);
  return { source, type: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream' };
}
