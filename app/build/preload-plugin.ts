/**
 * Has a chunk that is imported later loaded beside its style sheets. Vite's helper waits for them
 * before it asks for the script: a round trip more on the way to a page. Who imports still gets the
 * module only when the styles are there.
 */
import type { Plugin } from 'vite';

const HELPER = 'vite/preload-helper';

/** What is exchanged in the helper's text. */
const CHANGES = [
  [
    'return promise.then(',
    'const module = baseModule();\nmodule.catch(() => {});\nreturn promise.then(',
  ],
  ['return baseModule().catch(', 'return module.catch('],
] as const;

/** The helper's text with the import begun at once; null where it is not the one that is known. */
export function besideStyles(code: string): string | null {
  if (CHANGES.some(([from]) => code.split(from).length !== 2)) return null;
  return CHANGES.reduce((text, [from, to]) => text.replace(from, () => to), code);
}

/** The Vite plugin. */
export function scriptsBesideStyles(): Plugin {
  let isDone = false;
  return {
    name: 'scripts-beside-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.includes(HELPER)) return null;
      const changed = besideStyles(code);
      if (changed === null) return this.error(`${id} is not the helper that is known`);
      isDone = true;
      return { code: changed, map: null };
    },
    generateBundle() {
      if (!isDone) this.error(`Nothing of the build goes by ${HELPER} any more`);
    },
  };
}
