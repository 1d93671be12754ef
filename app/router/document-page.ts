import type { PageModule } from './page-module';

/**
 * Loads the page of that name where it is the one that the document came with: the edge has its file
 * loaded along, and app/build/page-file-plugin.ts names it. Undefined for any other.
 */
export function documentPage(name: string): (() => Promise<PageModule>) | undefined {
  if (typeof document === 'undefined') return undefined;
  const file = `link[rel=modulepreload][href*="/${name}.page-"]`;
  const link = document.querySelector<HTMLLinkElement>(file);
  return link ? () => import(/* @vite-ignore */ link.href) : undefined;
}
