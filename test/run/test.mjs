/**
 * `npm test`: sets the machine up and runs every check, one after another, going on after a failed
 * one. `--fast` (`npm run check`) runs those that need no build of the site.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ahead } from '../../worker/build.mjs';
import { lastLines, root, run } from './process.mjs';
import { target } from './setup/rust-std.mjs';
import { runSetUp, toolchain } from './setup.mjs';
import { seconds } from './steps.mjs';

const fast = process.argv.includes('--fast');

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command the program and its arguments, split at blanks
 * @property {boolean} [slow] left out of the fast checks
 * @property {boolean} [wasm] runs with the compiler that the worker is built with
 * @property {{ under: string, ending: string }} [specs] files that there must be at least one of:
 *   a runner that finds no test must not look like one whose tests pass
 */

/** @type {Check[]} */
const checks = [
  { name: 'format and lints', command: 'biome ci' },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'format of Rust', command: 'cargo fmt --check' },
  { name: 'clippy, native', command: 'cargo clippy --quiet --all-targets -- -D warnings' },
  {
    name: 'clippy, wasm',
    command: `cargo clippy --quiet --workspace --target ${target} -- -D warnings`,
    wasm: true,
  },
  { name: 'tenants', command: 'node test/run/tenant.mjs check' },
  { name: 'Rust tests', command: 'cargo test --quiet' },
  {
    name: 'app tests',
    command: 'vitest run --config vite.config.ts',
    specs: { under: 'app', ending: '.test.ts' },
  },
  {
    name: 'set-up specs',
    command: 'vitest run --config test/run/vitest.config.ts',
    specs: { under: 'test/run', ending: '.test.ts' },
  },
  {
    name: 'upstream specs',
    command: 'vitest run --config test/upstream/vitest.config.ts',
    specs: { under: 'test/upstream', ending: '.test.ts' },
    slow: true,
  },
  { name: 'build', command: 'node worker/build.mjs', slow: true },
  {
    name: 'worker specs',
    command: 'vitest run --config test/worker/vitest.config.ts',
    specs: { under: 'test/worker', ending: '.test.ts' },
    slow: true,
  },
  {
    name: 'browser specs',
    command: 'playwright test -c test/browser/playwright.config.ts',
    specs: { under: 'test/browser', ending: '.spec.ts' },
    slow: true,
  },
  { name: 'staging, dry', command: 'wrangler deploy --dry-run --env staging', slow: true },
  { name: 'production, dry', command: 'wrangler deploy --dry-run --env production', slow: true },
];

await runSetUp({ browser: !fast, ahead: fast ? [] : ahead }, async () => {
  const tools = await toolchain();
  const started = performance.now();
  const results = [];
  for (const check of checks.filter(({ slow }) => !(fast && slow))) {
    const begun = performance.now();
    console.log(`\n— ${check.name}: ${check.command}`);
    const { ok, output } = hasSpecs(check)
      ? await runCheck(check, tools)
      : { ok: false, output: '' };
    results.push({ name: check.name, ok, output, took: seconds(begun) });
  }
  console.log(`\n${results.map(row).join('\n')}\n\nTogether ${seconds(started)}.`);
  const passed = results.filter(({ ok }) => ok).length;
  console.log(`checks: ${passed} passed, ${results.length - passed} failed`);
  // A log is often kept by its end alone: what failed is named there too.
  for (const { name, output } of results.filter(({ ok }) => !ok)) {
    console.log([`FAILED  ${name}`, ...failures(output)].join('\n  '));
  }
  return passed === results.length ? 0 : 1;
});

/**
 * @param {Check} check
 * @param {Awaited<ReturnType<typeof toolchain>>} tools
 */
function runCheck({ command, wasm }, tools) {
  const [program = '', ...args] = command.split(' ');
  const env = wasm ? tools.wasmEnv : tools.env;
  return run(program, args, { env, show: true });
}

/**
 * @param {string} output what a failed check printed
 * @returns {string[]} the tests it names as failed, or its last lines where it names none
 */
function failures(output) {
  const plain = stripVTControlCharacters(output);
  const named = plain.match(/^ *FAIL .*$|^test .* FAILED$|^ +(?:\[\w+\] › )?\S+\.spec\.ts:.*$/gm);
  const lines = named ? [...new Set(named.map((line) => line.trim()))] : lastLines(plain, 10);
  return lines.slice(0, 20);
}

/** @param {Check} check */
function hasSpecs({ specs }) {
  if (!specs) return true;
  const folder = join(root, specs.under);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  const found = files.some((file) => String(file).endsWith(specs.ending));
  if (!found) console.log(`There is no *${specs.ending} under ${specs.under}.`);
  return found;
}

/** @param {{ name: string, ok: boolean, took: string }} result */
function row({ name, ok, took }) {
  return `${ok ? 'passed' : 'FAILED'}  ${name.padEnd(20)} ${took.padStart(8)}`;
}
