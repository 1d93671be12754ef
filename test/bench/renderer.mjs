/** The app's own rendering and nothing else, in the runtime: what a page costs at the edge by itself. */
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { siteAssets } from '../browser/site.mjs';
import { workerModules } from '../run/modules.mjs';

const script = `
import { render } from './render/index.js';
export default {
  async fetch(request, { BOOT, ADDRESS }) {
    const { page } = await render(BOOT, ADDRESS);
    return new Response(null, { status: page ? 200 : 500 });
  },
};
`;

/**
 * @param {string} folder the built site's
 * @param {string} page a document of the site, whose boot data is rendered by each request
 * @param {string} [path] where it stands
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startRenderer(folder, page, path = '/') {
  const boot = /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  const modulesRoot = join(folder, 'build');
  const rendering = workerModules(modulesRoot).filter(({ path }) => path.includes('/render/'));
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      name: 'renderer',
      modulesRoot,
      modules: [
        { type: 'ESModule', path: join(modulesRoot, 'renderer.js'), contents: script },
        ...rendering,
      ],
      compatibilityDate: '2026-11-17',
      ...siteAssets(folder),
      bindings: { BOOT: boot, ADDRESS: `https://${JSON.parse(boot).tenant.domain}${path}` },
    }),
  );
  const { origin } = await runtime.ready;
  return { origin, stop: () => runtime.dispose() };
}
