/**
 * `npm run test:planted`: whether the gate still catches what it is there for. Each patch of test/planted
 * is applied by itself to a copy of this checkout, and the part of the gate that its header names is run
 * there. `npm run test:planted -- door` runs those whose name has that word; with `--all-stages` the whole
 * gate runs for each, up to the stage that catches it.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gate } from './gate/stages.mjs';
import { alone } from './lock.mjs';
import { copy, makeCopy, withPatch } from './planted/copy.mjs';
import { caughtBy, plantedOf } from './planted/patch.mjs';
import { Advice, root, run } from './process.mjs';
import { packagedNode } from './setup/node-packages.mjs';
import { runSetUp } from './setup.mjs';
import { seconds } from './steps.mjs';

/** @typedef {import('./planted/patch.mjs').Planted} Planted */

const folder = join(root, 'test', 'planted');
/** What came of the stages of the last run in the copy (gate/run.mjs). */
const results = join(copy, '.cache', 'test', 'results.json');
const stages = gate.flat(2);
const isWhole = process.argv.includes('--all-stages');
const words = process.argv.slice(2).filter((word) => word !== '--all-stages');

await runSetUp({ browser: true }, async () => {
  const all = wanted();
  /** @type {Planted[]} */
  const missed = [];
  await alone(`${copy}.lock`, async () => {
    await makeCopy();
    await proveParts(all);
    for (const one of all) if (!(await isCaught(one))) missed.push(one);
  });
  console.log(`\nplanted: ${all.length - missed.length} caught, ${missed.length} not`);
  for (const { name, fault } of missed) console.log(`NOT CAUGHT  ${name}: ${fault}`);
  return missed.length === 0 ? 0 : 1;
});

/** @returns {Planted[]} */
function wanted() {
  const names = readdirSync(folder).filter((file) => file.endsWith('.patch'));
  const chosen = names
    .map((file) => file.replace(/\.patch$/, ''))
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
  if (chosen.length === 0) throw new Advice('No patch has that name.', `Look into ${folder}`);
  return chosen.map((name) => plantedOf(name, readFileSync(fileOf(name), 'utf8'), stages));
}

/** @param {string} name */
function fileOf(name) {
  return join(folder, `${name}.patch`);
}

/**
 * @param {Planted} planted
 * @returns {string[]} what `npm test` is told
 */
function partOf({ stage, words: specs }) {
  return isWhole ? [] : [stage, ...specs];
}

/**
 * Runs each part once without a fault: one that fails by itself would seem to catch anything.
 *
 * @param {Planted[]} all
 */
async function proveParts(all) {
  const parts = new Map(all.map((one) => [partOf(one).join(' '), partOf(one)]));
  for (const [name, part] of parts) {
    const { output, outcomes } = await runGate(part);
    if (outcomes.length === 0 || outcomes.some(({ ok }) => !ok)) {
      throw new Advice(`${name || 'The gate'} fails without a fault.`, 'Mend that first.', output);
    }
  }
  console.log(`Without a fault ${parts.size} parts of the gate pass.`);
}

/**
 * Runs the gate, or the part of it, on the copy with the fault in it, and says what came of it.
 *
 * @param {Planted} planted
 */
async function isCaught(planted) {
  const { name, fault } = planted;
  const started = performance.now();
  const part = partOf(planted);
  console.log(`\n${name}: ${fault}`);
  const { output, outcomes } = await withPatch(fileOf(name), () => runGate(part)).catch(
    (error) => ({ output: String(error), outcomes: [] }),
  );
  const by = caughtBy(outcomes, stages);
  if (by === undefined) console.log(`${output}\n  NOT CAUGHT by ${part.join(' ') || 'the gate'}`);
  else console.log([`  ${by.name}, ${seconds(started)}`, ...by.failed.slice(0, 5)].join('\n    '));
  return by !== undefined;
}

/**
 * @param {string[]} part what `npm test` is told
 * @returns {Promise<{ output: string, outcomes: import('./planted/patch.mjs').Outcome[] }>} no outcome
 *   where no stage has begun
 */
async function runGate(part) {
  rmSync(results, { force: true });
  const env = { ...process.env, CARGO_TERM_COLOR: 'never', NO_COLOR: '1', TEST_REPORTS: '' };
  const args = [join(copy, 'test', 'run', 'test.mjs'), ...part];
  const { output } = await run(packagedNode, args, { cwd: copy, env });
  const outcomes = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : [];
  return { output, outcomes };
}
