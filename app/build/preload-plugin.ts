/**
 * Has app/router/with-styles.ts load what is imported later, in place of Vite's helper. It is called
 * with an import and the style sheets of its chunk, as the helper is.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../router/with-styles.ts', import.meta.url));

/** The Vite plugin. */
export function scriptsBesideStyles(): Plugin {
  let isDone = false;
  return {
    name: 'scripts-beside-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== HELPER) return null;
      isDone = true;
      return `export { withStyles as __vitePreload } from ${JSON.stringify(OURS)};`;
    },
    generateBundle() {
      if (!isDone) this.error('What is imported later goes by another helper now');
    },
  };
}
