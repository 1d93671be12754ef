import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The modules of the built worker, as the runtime takes them: those that wrangler.toml's rules find.
 *
 * @param {string} build the folder with the built worker
 * @returns {{ type: 'ESModule' | 'CompiledWasm', path: string }[]} the first is where it starts
 */
export function workerModules(build) {
  const rendering = readdirSync(join(build, 'render')).filter((name) => name.endsWith('.js'));
  return [
    { type: 'ESModule', path: join(build, 'main.js') },
    { type: 'ESModule', path: join(build, 'index.js') },
    { type: 'CompiledWasm', path: join(build, 'index_bg.wasm') },
    ...rendering.sort().map((name) => ({
      type: /** @type {const} */ ('ESModule'),
      path: join(build, 'render', name),
    })),
  ];
}
