import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failedRustTests } from '../planted/patch.mjs';
import { root, run } from '../process.mjs';
import { toolchain } from '../setup.mjs';
import { step } from '../steps.mjs';
import { runPhases } from './phases.mjs';
import { specsOf, summary } from './report.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/**
 * Each stage's output, its runner's report and, as results.json, what came of all are left here;
 * `TEST_REPORTS` is another place for a run within a run.
 */
const folder = process.env.TEST_REPORTS || join(root, '.cache', 'test');

/**
 * Runs all stages and prints what came of them.
 *
 * @param {import('./stages.mjs').Phase[]} phases
 * @param {Record<string, string>} [variables] for every stage, beside the environment
 * @returns {Promise<number>} the exit code
 */
export async function runStages(phases, variables = {}) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tools = await toolchain();
  const started = performance.now();
  const results = await runPhases(phases, (stage) =>
    runStage(stage, { ...(stage.isWasm ? tools.wasmEnv : tools.env), ...variables }),
  );
  const specs = results.flatMap(({ stage }) => reported(stage));
  writeFileSync(join(folder, 'results.json'), JSON.stringify(results.map(outcomeOf), null, 2));
  console.log(`\n${summary(results, specs)}`);
  const left = phases.flat(2).length - results.length;
  const failed = results.filter(({ ok }) => !ok).length;
  const took = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\nTogether ${took} s.${left > 0 ? ` Not run: ${left}.` : ''}`);
  console.log(`stages: ${results.length - failed} passed, ${failed} failed`);
  return failed + left === 0 ? 0 : 1;
}

/**
 * @param {Stage} stage
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('./phases.mjs').Result>}
 */
async function runStage(stage, env) {
  const begun = performance.now();
  const { ok, output } = hasSpecs(stage)
    ? await attempt(stage, env)
    : { ok: false, output: `There is no *${stage.specs?.ending} under ${stage.specs?.under}.` };
  writeFileSync(fileOf(stage, 'log'), output);
  return { stage, ok, output, tookMs: performance.now() - begun };
}

/**
 * @param {Stage} stage
 * @param {NodeJS.ProcessEnv} env
 */
async function attempt(stage, env) {
  const [program = '', ...args] = stage.command.split(' ');
  const report = fileOf(stage, 'json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  /** @type {{ ok: boolean, output: string }} */
  let ended = { ok: false, output: '' };
  const work = async () => {
    ended = await run(program, [...args, ...(stage.runner === 'vitest' ? reporters : [])], {
      env: { ...env, REPORT: report },
    });
    // The step says so, and what failed stands at the end of the run.
    if (!ended.ok) throw new Error();
  };
  await step(stage.name, work).catch(() => undefined);
  return ended;
}

/**
 * @param {import('./phases.mjs').Result} result
 * @returns {import('../planted/patch.mjs').Outcome & { tookMs: number }}
 */
function outcomeOf({ stage, ok, tookMs, output }) {
  const specs = reported(stage).filter(({ state }) => state === 'failed');
  const failed = stage.runner ? specs.map(({ title }) => title) : failedRustTests(output);
  return { name: stage.name, ok, tookMs: Math.round(tookMs), failed };
}

/** @param {Stage} stage */
function reported(stage) {
  const file = fileOf(stage, 'json');
  if (stage.runner === undefined || !existsSync(file)) return [];
  return specsOf(stage.runner, readFileSync(file, 'utf8'));
}

/**
 * @param {Stage} stage
 * @param {'log' | 'json'} ending
 */
function fileOf({ name }, ending) {
  return join(folder, `${name.replaceAll(/\W+/g, '-')}.${ending}`);
}

/** @param {Stage} stage */
function hasSpecs({ specs }) {
  if (!specs) return true;
  const within = join(root, specs.under);
  const files = existsSync(within) ? readdirSync(within, { recursive: true }) : [];
  return files.some((file) => String(file).endsWith(specs.ending));
}
