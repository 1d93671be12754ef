/**
 * Writes app/first-views.json: the calls of each page's and each landing's first view, which it reads from
 * the app's modules (app/build/first-views.ts). The file is committed, because the worker is compiled from
 * it and compiling takes no Node. A build updates it before it compiles anything.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root, run } from '../test/run/process.mjs';

const file = join(root, 'app/first-views.json');

/** Writes the file if it differs from what the modules name. */
async function writeFirstViews() {
  const { pages } = await imported('build/pages-plugin.ts');
  const { collectFirstViews } = await imported('build/first-views.ts', [withoutCalls, pages()]);
  const table = collectFirstViews();
  if (JSON.stringify(table) === JSON.stringify(written())) return;
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
  await run('npx', ['biome', 'format', '--write', file]);
}

/** Stands in for what is made of the file itself, which may be missing. @type {import('vite').Plugin} */
const withoutCalls = {
  name: 'without-calls',
  enforce: 'pre',
  load: (id) => (id === '\0virtual:page-calls' ? 'export default []' : null),
};

/**
 * @param {string} path of a module of the app
 * @param {import('vite').Plugin[]} [plugins]
 */
async function imported(path, plugins = []) {
  const { module } = await runnerImport(`/${path}`, {
    root: join(root, 'app'),
    configFile: false,
    logLevel: 'error',
    plugins,
  });
  return module;
}

/** @returns {unknown} what the file says */
function written() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

await writeFirstViews();
