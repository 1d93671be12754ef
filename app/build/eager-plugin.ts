/**
 * Has the browser read the framework's modules while they arrive, apart from the main thread. They
 * are CommonJS, each wrapped in a function that the first import calls. Written as an arrow function
 * it is skimmed at first and read a second time when it is called: 20 ms and more of a slow phone's
 * main thread. Parenthesised functions are read at once (v8.dev/blog/preparser#pife).
 */
import type { Plugin } from 'vite';

/** A wrapper as the build writes it, `=t((e=>{`, with the module's `exports` and perhaps `module`. */
const WRAPPER = /=([\w$]+)\(\((?:([\w$]+)|\(([\w$,]*)\))=>\{/g;

/** The code of a built chunk with its wrappers as functions, and how many those are. */
export function withEagerWrappers(code: string): { code: string; count: number } {
  let count = 0;
  const eager = code.replace(WRAPPER, (_, wrap, one, several = '') => {
    count += 1;
    return `=${wrap}((function(${one ?? several}){`;
  });
  return { code: eager, count };
}

/** The Vite plugin, for the chunk of that name. */
export function eagerModules(chunk: string): Plugin {
  return {
    name: 'eager-modules',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const found = Object.values(bundle).find((file) => file.name === chunk);
        if (found?.type !== 'chunk') return this.error(`The build made no chunk ${chunk}`);
        const { code, count } = withEagerWrappers(found.code);
        if (count === 0) return this.error(`No module of ${found.fileName} is wrapped any more`);
        found.code = code;
      },
    },
  };
}
