/** The rivals: Workers written by hand with Hono, in the same runtime as the site. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { noLimit, siteAssets } from '../browser/site.mjs';

/** What a rival of the chat is bound to: the limit that counts its visitors, as high as the site's. */
export const chatOptions = (/** @type {Record<string, string>} */ bindings) => ({
  bindings,
  ratelimits: { LIMIT_CHAT: { namespace_id: '1001', simple: noLimit } },
});

/**
 * A rival has the site's assets before it, too: they cost each request a step of its own.
 *
 * @param {'documents' | 'proxy' | 'empty'} name the file under rivals/
 * @param {string} folder the built site's
 * @param {Pick<import('miniflare').WorkerOptions, 'bindings' | 'ratelimits'>} options
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startRival(name, folder, options) {
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
      ...options,
      handleStructuredLogs: () => {},
    }),
  );
  const { origin } = await runtime.ready;
  return { origin, stop: () => runtime.dispose() };
}
