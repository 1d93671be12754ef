/** Makes `app/api/openapi.json`: the contract with the platform, out of the worker's and the app's code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root, run } from '../process.mjs';
import { askExample } from '../tenant/tool.mjs';

const file = join(root, 'app/api/openapi.json');

/** Writes the document anew, in the formatter's form. Resolves to the command's exit code. */
export async function makeContract() {
  const rows = JSON.parse(await askExample('catalogue'));
  const document = await contractOf(rows);
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
  await run('npx', ['biome', 'format', '--write', file]);
  console.log(`${file} says what the code says.`);
  return 0;
}

/**
 * @param {unknown} rows the worker's catalogue
 * @returns {Promise<unknown>} the document
 */
async function contractOf(rows) {
  const server = await createServer({
    root: join(root, 'app'),
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { contractFrom } = await server.ssrLoadModule('../test/conventions/whole-contract.ts');
    const callers = readFileSync(join(root, 'test/calls.md'), 'utf8');
    const seen = JSON.parse(readFileSync(join(root, 'test/cases/platform-seen.json'), 'utf8'));
    return contractFrom(rows, callers, seen);
  } finally {
    await server.close();
  }
}
