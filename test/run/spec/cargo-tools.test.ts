import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process.mjs';
import { buildEnv, cargoTools, installArgs, lockedVersion } from '../setup/cargo-tools.mjs';

const lock = `
[[package]]
name = "worker"
version = "0.8.7"

[[package]]
name = "worker-macros"
version = "0.8.6"

[[package]]
name = "wasm-bindgen"
version = "0.2.129"
`;

test.each([
  ['worker', '0.8.7'],
  ['worker-macros', '0.8.6'],
  ['wasm-bindgen', '0.2.129'],
])('the lock file has %s at %s', (crate, version) => {
  expect(lockedVersion(lock, crate)).toBe(version);
});

test.each(['', lock, 'name = "serde"'])(
  'a crate that is not in the lock file is told of',
  (text) => {
    expect(() => lockedVersion(text, 'serde')).toThrow('Cargo.lock names no version of serde.');
  },
);

test('the tools are those of the crates that the worker is compiled with', () => {
  const manifest = readFileSync(join(root, 'Cargo.toml'), 'utf8');
  const { workerBuild, wasmBindgen } = cargoTools();
  expect(manifest).toContain(`wasm-bindgen = "=${wasmBindgen.version}"`);
  expect(manifest).toContain(`worker = "=${workerBuild.version}"`);
  expect(workerBuild.file).toContain(`worker-build-${workerBuild.version}`);
});

test('one program of a crate is installed, at the locked version of everything', () => {
  const { wasmBindgen } = cargoTools();
  const args = installArgs({ ...wasmBindgen, version: '1.2.3', folder: '/tools/a' });
  expect(args.join(' ')).toBe(
    'install wasm-bindgen-cli@1.2.3 --bin wasm-bindgen --no-default-features --locked --debug --root /tools/a',
  );
});

test('the tools are built together and without what costs time, whatever the caller had set', () => {
  const env = buildEnv({
    PATH: '/bin',
    CARGO_TARGET_DIR: '/elsewhere',
    CARGO_PROFILE_DEV_DEBUG: '2',
  });
  expect(env).toMatchObject({
    PATH: '/bin',
    CARGO_TARGET_DIR: expect.stringMatching(/tools[/\\]build$/),
    CARGO_PROFILE_DEV_DEBUG: '0',
    CARGO_PROFILE_DEV_OPT_LEVEL: '0',
  });
});
