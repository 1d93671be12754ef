/** The rivals: Workers written by hand with Hono, in the same runtime as the site. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { siteAssets } from '../browser/site.mjs';

/**
 * A rival has the site's assets before it, too: they cost each request a step of its own.
 *
 * @param {'documents' | 'proxy'} name the file under rivals/
 * @param {string} folder the built site's
 * @param {Record<string, string>} bindings
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startRival(name, folder, bindings) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`rivals/${name}.mjs`, import.meta.url))],
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    loader: { '.json': 'json' },
    conditions: ['worker', 'browser', 'import'],
  });
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      name: 'rival',
      modules: true,
      script: outputFiles[0]?.text ?? '',
      compatibilityDate: '2026-11-17',
      ...siteAssets(folder),
      bindings,
    }),
  );
  const { origin } = await runtime.ready;
  return { origin, stop: () => runtime.dispose() };
}
