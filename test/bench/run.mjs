/**
 * `npm run bench`: measures what the budgets of design section 11 are about, on the built site.
 * Figures that compare are taken in the same run, one after the other in turn. It prints a table,
 * and writes the figures to .cache/bench.json. Words after it choose benches: `npm run bench chat`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ahead, build } from '../../worker/build.mjs';
import { root } from '../run/process.mjs';
import { runSetUp } from '../run/setup.mjs';

/** Every bench by name; each takes the built site's folder and returns its figures. */
const benches = {
  size: () => import('./sizes.mjs'),
  documents: () => import('./documents.mjs'),
  profile: () => import('./profile.mjs'),
  rendering: () => import('./rendering.mjs'),
  proxy: () => import('./proxy.mjs'),
  chat: () => import('./chat.mjs'),
  answer: () => import('./answer.mjs'),
  reset: () => import('./resets.mjs'),
  memory: () => import('./memory.mjs'),
  start: () => import('./start.mjs'),
  tenants: () => import('./tenants.mjs'),
  weight: () => import('./weight.mjs'),
  paint: () => import('./paint.mjs'),
  navigation: () => import('./navigation.mjs'),
};

await runSetUp({ browser: true, ahead }, async () => {
  await build();
  // Packages may only be imported once set-up has installed them.
  const { copyBuilt, removeBuilt } = await import('../browser/site.mjs');
  const { measureEach, printTable } = await import('./figure.mjs');
  const wanted = process.argv.slice(2);
  const chosen = Object.entries(benches).filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  );
  const file = join(root, '.cache', 'bench.json');
  mkdirSync(join(file, '..'), { recursive: true });
  const folder = await copyBuilt();
  try {
    const { figures, failed } = await measureEach(chosen, folder, (known) =>
      writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`),
    );
    printTable(figures);
    console.log(`\nThe figures are in ${file}`);
    if (failed.length === 0) return 0;
    console.error(`\nThese benches failed, see above: ${failed.join(', ')}`);
    return 1;
  } finally {
    removeBuilt(folder);
  }
});
