/**
 * Gives each page a file that holds nothing but the exports of its module, which itself stands with others
 * in planned files (chunk-files-plugin.ts). The edge has a document's page loaded along, and its file's
 * name says which page it is (router/document-page.ts): a first page takes no list of files.
 */
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What stands behind the path of a page's module where its own file is meant. */
const QUERY = '?page';

export const isPageFile = (id: string): boolean => id.endsWith(QUERY);

/** The page's module, of the module that its file is made of. */
export const pageModuleOf = (id: string): string => id.replace(/\?page$/, '');

/** The Vite plugin; elsewhere than in that environment's build a page's file is its module. */
export function pageFile(environment: string): Plugin {
  let isBuild = false;
  return {
    name: 'page-file',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async resolveId(source, importer) {
      if (!isPageFile(source)) return null;
      const module = await this.resolve(pageModuleOf(source), importer);
      const isOwn = isBuild && this.environment.name === environment;
      return module && isOwn ? module.id + QUERY : module;
    },
    load(id) {
      if (!isPageFile(id)) return null;
      const module = JSON.stringify(pageModuleOf(id));
      return `export { default } from ${module};\nexport * from ${module};`;
    },
  };
}

/** The pattern of a chunk's file name: that of a page's file says the page. */
export function chunkFileName({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const isPage = facadeModuleId != null && isPageFile(facadeModuleId);
  const name = isPage ? `${basename(pageModuleOf(facadeModuleId), '.tsx')}.page` : '[name]';
  return `assets/${name}-[hash:7].js`;
}
