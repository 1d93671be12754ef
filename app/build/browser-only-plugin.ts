/**
 * Leaves out of the code for the edge what only a browser ever shows: parts that load after the page
 * (`lazyPart`, ui/lazy-boundary.tsx, of which the edge renders what they wait with) and code that is asked
 * for once it is known who is there (`browserOnly`, router/chunk-guard.ts).
 */
import type { Plugin } from 'vite';

const LOADS =
  /\b(lazyPart|browserOnly)((?:<[^()]*>)?)\(\s*\(\)\s*=>\s*import\(\s*(['"])[^'"]+\3\s*\),?\s*\)/g;

/** The Vite plugin; `environment` is the name of the one that builds the code for the edge. */
export function browserOnlyParts(environment: string): Plugin {
  return {
    name: 'browser-only-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === environment,
    transform: (code) => withoutParts(code),
  };
}

/** The code with each such import in place of which there is nothing; null when it has none. */
export function withoutParts(code: string): { code: string; map: null } | null {
  const cut = code.replace(LOADS, '$1$2(() => Promise.reject(new Error("Not at the edge")))');
  return cut === code ? null : { code: cut, map: null };
}
