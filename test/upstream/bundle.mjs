import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles the stand-in upstream to one ES module that Miniflare can run.
 *
 * Test files bundle it at the same time: each writes its own file and moves it into place, so that
 * none reads half of another's.
 *
 * @returns {Promise<string>} the absolute path of the module
 */
export async function bundleUpstream() {
  const { outputFiles } = await build({
    entryPoints: [at('src/index.ts')],
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['worker', 'browser', 'import'],
    logLevel: 'warning',
  });
  const folder = at('../../.cache/upstream');
  const [own, shared] = [`${folder}/${randomUUID()}.js`, `${folder}/index.js`];
  await mkdir(folder, { recursive: true });
  await writeFile(own, outputFiles[0].contents);
  await rename(own, shared);
  return shared;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${await bundleUpstream()}\n`);
}
