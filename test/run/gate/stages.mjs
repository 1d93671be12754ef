import { quarantined, RUNS } from '../quarantine.mjs';
import { target } from '../setup/rust-std.mjs';

/**
 * One check of the project: a program that ends with code 0 when all is well.
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} command the program and its arguments, split at blanks
 * @property {boolean} [isFast] part of `npm run check` too
 * @property {string} [fastCommand] what `npm run check` runs instead
 * @property {boolean} [isWasm] runs with the compiler that the worker is built with
 * @property {'vitest' | 'playwright'} [runner] the test runner, whose report is read
 * @property {{ under: string, ending: string }} [specs] files that there must be at least one of:
 *   a runner that finds no test must not look like one whose tests pass
 */

/** Stages that run one after another. @typedef {Stage[]} Lane */

/** Lanes that run side by side. @typedef {Lane[]} Phase */

/** @type {Lane} */
const quick = [
  { name: 'format and lints', command: 'biome ci', isFast: true },
  { name: 'format of Rust', command: 'cargo fmt --check', isFast: true },
];

/** @type {Lane} */
const types = [{ name: 'types', command: 'tsc --noEmit', isFast: true }];

/** @type {Lane} */
const rust = [
  { name: 'tenants', command: 'node test/run/tenant.mjs check', isFast: true },
  {
    name: 'clippy, native',
    command: 'cargo clippy --quiet --all-targets -- -D warnings',
    isFast: true,
  },
  { name: 'Rust tests', command: 'cargo test --quiet', isFast: true },
  {
    name: 'clippy, wasm',
    command: `cargo clippy --quiet --workspace --target ${target} -- -D warnings`,
    isWasm: true,
    isFast: true,
  },
];

/** @type {Lane} */
const units = [
  {
    name: 'app tests',
    command: 'vitest run --config vite.config.ts',
    fastCommand: 'vitest run --config vite.config.ts --changed --passWithNoTests',
    runner: 'vitest',
    specs: { under: 'app', ending: '.test.ts' },
    isFast: true,
  },
  {
    name: 'component tests',
    command: 'vitest run --config test/components/vitest.config.ts',
    fastCommand: 'vitest run --config test/components/vitest.config.ts --changed --passWithNoTests',
    runner: 'vitest',
    specs: { under: 'test/components/spec', ending: '.test.ts' },
    isFast: true,
  },
  {
    name: 'set-up specs',
    command: 'vitest run --config test/run/vitest.config.ts',
    fastCommand: 'vitest run --config test/run/vitest.config.ts --changed --passWithNoTests',
    runner: 'vitest',
    specs: { under: 'test/run/spec', ending: '.test.ts' },
    isFast: true,
  },
  {
    name: 'upstream specs',
    command: 'vitest run --config test/upstream/vitest.config.ts',
    runner: 'vitest',
    specs: { under: 'test/upstream', ending: '.test.ts' },
  },
];

/** @type {Lane} */
const site = [
  { name: 'build', command: 'node worker/build.mjs' },
  { name: 'staging, dry', command: 'wrangler deploy --dry-run --env staging' },
  { name: 'production, dry', command: 'wrangler deploy --dry-run --env production' },
  {
    name: 'worker specs',
    command: 'vitest run --config test/worker/vitest.config.ts',
    runner: 'vitest',
    specs: { under: 'test/worker/spec', ending: '.test.ts' },
  },
  {
    name: 'browser journeys',
    command: 'playwright test -c test/browser/playwright.config.ts --project=journeys',
    runner: 'playwright',
    specs: { under: 'test/browser', ending: '.spec.ts' },
  },
];

/**
 * What `npm test` runs: the cheap first, and the compilers of Rust beside the tests of the app.
 *
 * @type {Phase[]}
 */
export const gate = [[quick, types], [rust, units], [site]];

/** Specs that are out of the gate while their cause is looked for, five times each. @type {Lane} */
const quarantine = [
  ...Array.from({ length: RUNS }, (_, index) => ({
    name: `quarantined worker specs, run ${index + 1}`,
    command: 'vitest run --config test/worker/quarantine.config.ts',
    runner: /** @type {const} */ ('vitest'),
  })),
  {
    name: 'quarantined browser specs',
    command: 'playwright test -c test/browser/playwright.config.ts --project=quarantine',
    runner: 'playwright',
  },
];

/**
 * What `npm run test:walks` runs.
 *
 * @type {Phase[]}
 */
export const walks = [
  [
    [
      { name: 'build', command: 'node worker/build.mjs' },
      {
        name: 'set-up walks',
        command: 'vitest run --config test/run/vitest.config.ts',
        runner: 'vitest',
        specs: { under: 'test/run/walks', ending: '.test.ts' },
      },
      {
        name: 'worker walks',
        command: 'vitest run --config test/worker/vitest.config.ts',
        runner: 'vitest',
        specs: { under: 'test/worker/walks', ending: '.test.ts' },
      },
      {
        name: 'browser walks',
        command: 'playwright test -c test/browser/playwright.config.ts --project=walks',
        runner: 'playwright',
        specs: { under: 'test/browser', ending: '.spec.ts' },
      },
      ...(quarantined().length > 0 ? quarantine : []),
    ],
  ],
];

/**
 * @param {Phase[]} phases
 * @returns {Phase[]} the stages of `npm run check`, as it runs them
 */
export function fastOf(phases) {
  return kept(phases, ({ isFast }) => isFast === true).map((phase) =>
    phase.map((lane) =>
      lane.map((stage) => ({ ...stage, command: stage.fastCommand ?? stage.command })),
    ),
  );
}

/**
 * @param {Phase[]} phases
 * @param {string[]} words the beginning of a stage's name, then what goes to its runner: a part of the
 *   names of spec files, for example
 * @returns {Phase[]} that stage alone, with the build that it stands on; none where no stage is named so
 */
export function partOf(phases, [name = '', ...rest]) {
  const isBuilt = phases.flat(2).some((stage) => stage.name.startsWith(name) && needsBuild(stage));
  const chosen = kept(
    phases,
    (stage) => stage.name.startsWith(name) || (isBuilt && stage.name === 'build'),
  );
  return chosen.map((phase) =>
    phase.map((lane) =>
      lane.map((stage) =>
        stage.name.startsWith(name)
          ? { ...stage, command: [stage.command, ...rest].join(' ') }
          : stage,
      ),
    ),
  );
}

/** @param {Stage} stage */
function needsBuild({ specs }) {
  return specs !== undefined && /^test\/(worker|browser)/.test(specs.under);
}

/**
 * @param {Phase[]} phases
 * @param {(stage: Stage) => boolean} isWanted
 * @returns {Phase[]}
 */
function kept(phases, isWanted) {
  return phases
    .map((phase) => phase.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0))
    .filter((phase) => phase.length > 0);
}
