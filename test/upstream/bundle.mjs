import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles the stand-in upstream to one ES module that Miniflare can run.
 * @returns {Promise<string>} the absolute path of the module
 */
export async function bundleUpstream() {
  const outfile = at('.build/index.js');
  await mkdir(at('.build'), { recursive: true });
  await build({
    entryPoints: [at('src/index.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['worker', 'browser', 'import'],
    logLevel: 'warning',
  });
  return outfile;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${await bundleUpstream()}\n`);
}
