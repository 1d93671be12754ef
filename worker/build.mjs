/**
 * Builds the site: the app into app/dist and, for rendering at the edge, build/render/; the worker
 * into build/. Wrangler runs it before `wrangler dev` and `wrangler deploy` and on every change of
 * the worker; what has not changed is not built again. `--app` builds the app alone.
 */
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeIfChanged } from '../test/run/inputs.mjs';
import { alone, checkoutLock } from '../test/run/lock.mjs';
import { Advice, root, run } from '../test/run/process.mjs';
import { target } from '../test/run/setup/rust-std.mjs';
import { packagesEnv, runSetUp, toolchain } from '../test/run/setup.mjs';
import { step } from '../test/run/steps.mjs';

/** The calls of first views: written from the app's modules, compiled into the worker. */
const firstViews = 'app/first-views.json';
const shared = ['tenants.json', 'app/pages.json', firstViews];
const document = 'app/dist/index.html';
/** Where the code that renders the app at the edge begins. */
const rendering = 'build/render/index.js';

/** The package that is uploaded, and what is built of it. */
const uploaded = { folder: 'worker', crate: 'belajar-worker' };
const worker = ['build/main.js', 'build/index.js', 'build/index_bg.wasm'];

const MARKS = ['<!--edge:head-->', '<!--edge:body-->', '<!--edge:boot-->', '<!--edge:chunks '];

/**
 * What of a build needs no tool that has to be built first: the app, and the worker's compilation,
 * which worker-build then finds done.
 *
 * @type {import('../test/run/setup.mjs').Ahead[]}
 */
export const ahead = [
  {
    name: 'the app',
    needs: ['packages'],
    cost: 8,
    make: async () => buildApp({ env: packagesEnv() }),
  },
  {
    name: "the worker's compilation",
    needs: ['target'],
    cost: 65,
    make: async () => compileWorker(await toolchain()),
  },
];

/** Builds what is out of date. */
export async function build({ worker = true } = {}) {
  const tools = await toolchain();
  await alone(checkoutLock, async () => {
    // Both builds read the file.
    await writeFirstViews(tools);
    await Promise.all([buildApp(tools), ...(worker ? [buildWorker(tools)] : [])]);
  });
}

/**
 * Brings {@link firstViews} up to date with the app's modules.
 *
 * @param {{ env: NodeJS.ProcessEnv }} tools
 */
async function writeFirstViews({ env }) {
  await makeIfChanged({
    name: 'first-views',
    inputs: ['app', 'package-lock.json', 'worker/first-views.mjs'],
    outputs: [firstViews],
    make: async () => {
      const { ok, output } = await run('node', ['worker/first-views.mjs'], { env });
      if (!ok)
        throw new Advice('The first views cannot be read.', 'See the message above.', output);
    },
  });
}

/** @param {{ env: NodeJS.ProcessEnv }} tools */
async function buildApp({ env }) {
  await makeIfChanged({
    name: 'app',
    inputs: ['app', 'vite.config.ts', 'tsconfig.json', 'package-lock.json', ...shared],
    outputs: [document, rendering],
    make: () =>
      step('Building the app', async () => {
        // Whoever builds out of a test runner has another one set, and React another runtime for it.
        const production = { ...env, NODE_ENV: 'production' };
        const { ok, output } = await run('vite', ['build', '--app'], { env: production });
        if (!ok) throw new Advice('The app did not build.', 'See the message above.', output);
        checkDocument(readFileSync(join(root, document), 'utf8'));
      }),
  });
}

/**
 * Compiles the worker as worker-build does; .cargo/config.toml sees to it that both are the same.
 *
 * @param {Awaited<ReturnType<typeof toolchain>>} tools
 */
async function compileWorker({ wasmEnv: env }) {
  const args = ['build', '--release', '--lib', '--package', uploaded.crate, '--target', target];
  await step(
    'Compiling the worker',
    async () => {
      const { ok, output } = await run('cargo', args, { env });
      if (!ok) throw new Advice('The worker did not compile.', 'See the message above.', output);
    },
    { usually: 75 },
  );
}

/** @param {Awaited<ReturnType<typeof toolchain>>} tools */
async function buildWorker({ wasmEnv, workerBuild }) {
  await makeIfChanged({
    name: 'worker',
    inputs: ['worker', '.cargo/config.toml', 'Cargo.toml', 'Cargo.lock', ...shared],
    outputs: worker,
    make: () =>
      step('Building the worker', () => runWorkerBuild(workerBuild, wasmEnv), {
        // The crates that it stands on are compiled once.
        usually: existsSync(join(root, 'target', target, 'release', 'deps')) ? 20 : 60,
      }),
  });
}

/**
 * @param {string} workerBuild
 * @param {NodeJS.ProcessEnv} wasmEnv
 */
async function runWorkerBuild(workerBuild, wasmEnv) {
  const env = {
    ...wasmEnv,
    // Without this every compile error is followed by worker-build's own stack trace.
    RUST_BACKTRACE: '0',
    // A handler goes on when its visitor has left: the runtime would drop its future half-way without
    // freeing it, and what it has taken with it.
    RUN_TO_COMPLETION: '1',
  };
  const args = [uploaded.folder, '--release', '--out-dir', join(root, 'build')];
  const { ok, output } = await run(workerBuild, args, { env });
  if (!ok) throw new Advice('The worker did not build.', 'See the message above.', output);
  copyFileSync(join(root, uploaded.folder, 'js/main.js'), join(root, 'build', 'main.js'));
  return size(...worker);
}

/**
 * The worker splices at these marks. Without one it would have nowhere to put a tenant's data, so
 * their absence must stop the build.
 *
 * @param {string} html
 */
function checkDocument(html) {
  const chunks = html.match(/<!--edge:chunks (\{.*?\})-->/s)?.[1];
  const wrong = [
    ...MARKS.filter((mark) => html.split(mark).length !== 2),
    ...(chunks && isJson(chunks) ? [] : ['<!--edge:chunks {JSON}-->']),
  ];
  if (wrong.length === 0) return;
  throw new Advice(
    `${document} must hold each of the edge's marks once; wrong: ${wrong.join(', ')}`,
    'The marks head, body and boot stand in app/index.html, and vite.config.ts adds the chunks.',
  );
}

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string[]} files */
function size(...files) {
  const bytes = files.map((file) => gzipSync(readFileSync(join(root, file))).length);
  return `${(bytes.reduce((sum, part) => sum + part, 0) / 1024).toFixed(0)} KiB gzip`;
}

if (import.meta.filename === process.argv[1]) {
  await runSetUp({ browser: false, ahead }, async () => {
    await build({ worker: !process.argv.includes('--app') });
    return 0;
  });
}
