/**
 * Writes the app's own scripts a little tighter than the bundler does: 2 to 3 % of what every visitor
 * loads. The framework's stay as they are, since how they are written decides when they are read
 * (eager-plugin.ts).
 */
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** The Vite plugin; `except` is the name of the chunk that is left alone. */
export function tightScripts(except: string): Plugin {
  return {
    name: 'tight-scripts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.name !== except) file.code = await tight(file.code);
        }
      },
    },
  };
}

/** The same module in fewer characters. */
export async function tight(code: string): Promise<string> {
  const { code: shorter } = await minify(code, {
    module: true,
    compress: { passes: 3, ecma: 2020, unsafe_arrows: true },
    format: { ecma: 2020 },
  });
  return shorter ?? code;
}
