/**
 * Puts start/early.ts into the document's head as it is: what notes the first touch cannot wait for a
 * file. The edge reads its hash off the built document (worker/core/src/document/inline_scripts.rs). The lean
 * document, where the app waits for a press, does without until then: the tag names a file of the same.
 */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin, transformWithOxc } from 'vite';

const SCRIPT = fileURLToPath(new URL('../start/early.ts', import.meta.url));

/** Where it stands in index.html. */
const PLACE = '<!--start:early-->';

/** A module that imports nothing, as a script of its own names. */
export async function headScript(path: string): Promise<string> {
  const module = await transformWithOxc(await readFile(path, 'utf8'), path);
  // Left in place of imports of types.
  const code = module.code.replace(/^export \{\};$/m, '');
  if (/^\s*(import|export)\b/m.test(code)) throw new Error(`${path} is no script: it has imports`);
  const { code: short } = await minify(path, `(() => {${code}})();`);
  return short.trim();
}

/** Where the file stands, by what is in it. */
const fileOf = (script: string): string =>
  `assets/early-${createHash('sha256').update(script).digest('base64url').slice(0, 7)}.js`;

/** The Vite plugin. */
export function scriptInHead(): Plugin {
  return {
    name: 'script-in-head',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html lacks ${PLACE}`);
        const script = await headScript(SCRIPT);
        return html.replace(
          PLACE,
          () => `<script data-file="/${fileOf(script)}">${script}</script>`,
        );
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const source = await headScript(SCRIPT);
      this.emitFile({ type: 'asset', fileName: fileOf(source), source });
    },
  };
}
