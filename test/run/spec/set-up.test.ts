import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cargoTools } from '../setup/cargo-tools.mjs';
import { FakeMachine } from './fake-machine';

const { workerBuild, wasmBindgen } = cargoTools();
const buildsWorkerBuild = `cargo install worker-build@${workerBuild.version} `;
const buildsWasmBindgen = `cargo install wasm-bindgen-cli@${wasmBindgen.version} `;

let machine: FakeMachine;

beforeEach(() => {
  machine = new FakeMachine();
  machine.checkOut('a');
});

afterEach(() => machine.remove());

/** What a machine keeps of its tools when nothing is going on. */
function tools() {
  return readdirSync(join(machine.cache, 'tools')).toSorted();
}

const bothTools = [`wasm-bindgen-${wasmBindgen.version}`, `worker-build-${workerBuild.version}`];

test('a fresh machine is set up once, and tells what it does', async () => {
  const first = await machine.setUp('a').ended;
  expect(first.code).toBe(0);
  // A machine that has Debian's compiler with the target needs none of rustup's.
  expect(first.output.split('\n')[0]?.replace("Rust's wasm target, ", '')).toBe(
    `Setting up, once: Node packages, worker-build ${workerBuild.version}, wasm-bindgen ${wasmBindgen.version}. This usually takes about 2 minutes.`,
  );
  expect(first.output).toMatch(/^Installing the Node packages: [\d.]+ s$/m);
  expect(first.output).toMatch(/^Building wasm-bindgen-cli [\d.]+: [\d.]+ s$/m);
  expect(machine.calls('npm ci')).toBe(1);
  expect(machine.calls(buildsWorkerBuild)).toBe(1);
  expect(machine.calls(buildsWasmBindgen)).toBe(1);
  expect(tools()).toEqual(bothTools);

  const second = await machine.setUp('a').ended;
  expect(second).toEqual({ code: 0, output: 'Everything is set up.\n' });
  expect(machine.calls('npm ci')).toBe(1);
  expect(machine.calls('cargo install')).toBe(2);
});

test('two starts at once, in one checkout or in two, build nothing twice', async () => {
  machine.checkOut('b');
  machine.compiler('wait');
  const runs = ['a', 'a', 'b'].map((checkout) => machine.setUp(checkout));
  await machine.called('cargo install');
  machine.compiler('work');
  for (const { ended } of runs) expect(await ended).toMatchObject({ code: 0 });
  expect(machine.calls('npm ci')).toBe(2);
  expect(machine.calls(buildsWorkerBuild)).toBe(1);
  expect(machine.calls(buildsWasmBindgen)).toBe(1);
  expect(tools()).toEqual(bothTools);
});

test('an interrupted set-up leaves nothing half, and the next goes on', async () => {
  machine.compiler('wait');
  const interrupted = machine.setUp('a');
  await machine.called('cargo install');
  await machine.called('npm ci');
  await expect.poll(() => machine.has('cache/tools/build')).toBe(true);
  interrupted.interrupt();
  const { code, output } = await interrupted.ended;
  expect(code).toBe(130);
  expect(output).not.toContain('failed');
  expect(output).not.toContain('could not');
  expect(machine.has('a/.cache/build.lock')).toBe(false);
  expect(tools().filter((name) => name.endsWith('.lock'))).toEqual([]);
  expect(tools()).toContain('build');

  machine.compiler('work');
  expect(await machine.setUp('a').ended).toMatchObject({ code: 0 });
  expect(tools()).toEqual(bothTools);
});

test('a set-up that was killed does not stop the next', async () => {
  machine.compiler('wait');
  const killed = machine.setUp('a');
  await machine.called('cargo install');
  killed.kill();
  await killed.ended;
  expect(machine.has('a/.cache/build.lock')).toBe(true);
  machine.compiler('work');
  expect(await machine.setUp('a').ended).toMatchObject({ code: 0 });
  expect(tools()).toEqual(expect.arrayContaining(bothTools));
});

test('a tool that cannot be built ends the set-up with its last lines and what to do', async () => {
  machine.compiler('fail');
  const { code, output } = await machine.setUp('a').ended;
  expect(code).toBe(1);
  expect(output).toMatch(/ {2}\| error: failed to compile (worker-build|wasm-bindgen)\n/);
  expect(output).toMatch(/^It needs the crate registry, a C compiler .*: cargo install /m);
  expect(output.match(/could not install/g)).toHaveLength(1);
  expect(machine.has('a/.cache/build.lock')).toBe(false);

  machine.compiler('work');
  expect(await machine.setUp('a').ended).toMatchObject({ code: 0 });
});

test('what a script can do ahead begins beside the tools, and its failure is left to the script', async () => {
  machine.compiler('wait');
  machine.script(
    'a',
    'script.mjs',
    `import { step } from './test/run/steps.mjs';
    import { runSetUp } from './test/run/setup.mjs';
    const make = () => step('Building the app', () => Promise.reject(new Error('a bad file')));
    const ahead = [{ name: 'the app', needs: ['packages'], cost: 1, make }];
    await runSetUp({ browser: false, ahead }, async () => {
      console.log('The work begins.');
      return 3;
    });`,
  );
  const run = machine.setUp('a', 'script.mjs');
  await run.printed('Building the app: failed');
  expect(machine.has('cache/tools/build.lock')).toBe(true);
  machine.compiler('work');
  const { code, output } = await run.ended;
  expect(code).toBe(3);
  expect(output).toMatch(/^Setting up, once: .*, the app\. /);
  expect(output).not.toContain('a bad file');
  expect(output).toMatch(/The work begins\.\n$/);

  // Where nothing is missing the work itself is quick to come to it.
  expect((await machine.setUp('a', 'script.mjs').ended).output).toBe('The work begins.\n');
});

test('the app is built while the compilers are still being brought, then the worker compiled', async () => {
  machine.compiler('wait');
  machine.script(
    'a',
    'script.mjs',
    `import { runSetUp } from './test/run/setup.mjs';
    import { ahead } from './worker/build.mjs';
    await runSetUp({ browser: false, ahead }, async () => 0);`,
  );
  const run = machine.setUp('a', 'script.mjs');
  await run.printed('Building the app: ');
  expect(machine.has('a/app/dist/index.html')).toBe(true);
  machine.compiler('work');
  const { code, output } = await run.ended;
  expect(code).toBe(0);
  expect(output).not.toContain('failed');
  expect(
    machine.calls(
      'cargo build --release --lib --package belajar-worker --target wasm32-unknown-unknown',
    ),
  ).toBe(1);
});
