/**
 * How a chunk that is imported later comes with its style sheets: the script is asked for beside
 * them, and who imports gets the module when the styles are there. Stands in for Vite's helper
 * (app/build/preload-plugin.ts), which waits for them first: a round trip more on the way to a page.
 */
import { settled } from './missed-styles';

/** What stands in the document already is not waited for: it came with it, or somebody waits. */
function sheetAt(href: string): Promise<void> | null {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return null;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = settled(link);
  document.head.append(link);
  return loaded;
}

/** `files` are paths below the root. Rejects with what fails first, the script or a style sheet. */
export async function withStyles<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  const [module] = await Promise.all([load(), ...files.map((file) => sheetAt(`/${file}`))]);
  return module;
}
