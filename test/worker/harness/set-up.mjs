/**
 * What every spec starts from: a copy of the built worker and app, so that a build that runs beside
 * the specs cannot change what is tested, and the runtime options as wrangler.toml gives them.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';
import { devVars, upstreamConfig } from '../../run/dev-vars.mjs';
import { workerModules } from '../../run/modules.mjs';
import { root, run } from '../../run/process.mjs';
import { bundleUpstream } from '../../upstream/bundle.mjs';

const built = ['build/main.js', 'build/render/index.js', 'app/dist/index.html'];

/** Stands for the stand-in's origin, which is known once it runs. */
const ORIGIN = '{upstream}';

/** @param {import('vitest/node').TestProject} project */
export async function setup(project) {
  if (!built.every((file) => existsSync(join(root, file)))) {
    const { ok, output } = await run('node', ['worker/build.mjs']);
    if (!ok) throw new Error(`The site did not build:\n${output}`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'worker-specs-'));
  for (const part of ['build', 'app/dist']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  const site = optionsOf(join(root, 'wrangler.toml')).workerOptions;
  project.provide('build', join(folder, 'build'));
  project.provide('modules', workerModules(join(folder, 'build')));
  project.provide('dist', join(folder, 'app/dist'));
  project.provide('site', plain(site));
  project.provide('upstream', plain(optionsOf(join(root, upstreamConfig)).workerOptions));
  project.provide('upstreamScript', await bundleUpstream());
  project.provide('vars', devVars(ORIGIN));
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Options as data: the module rules are left out, since the specs name their modules themselves. */
function plain(/** @type {object} */ options) {
  return JSON.parse(JSON.stringify({ ...options, modulesRules: undefined, rootPath: undefined }));
}
