/** Planted faults: what their headers say, and what counts as catching one. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gate } from '../gate/stages.mjs';
import { caughtBy, failedRustTests, plantedOf } from '../planted/patch.mjs';
import { root, run } from '../process.mjs';

const folder = join(root, 'test', 'planted');
const stages = gate.flat(2);

test('thirty faults are planted, and each says what it is and what catches it', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.patch'));
  const planted = files.map((file) =>
    plantedOf(file, readFileSync(join(folder, file), 'utf8'), stages),
  );
  expect(planted.length).toBeGreaterThanOrEqual(30);
  expect(new Set(planted.map(({ fault }) => fault)).size).toBe(planted.length);
});

test('each can still be applied', async () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.patch'));
  const stale: string[] = [];
  for (const file of files) {
    const { ok } = await run('git', ['apply', '--check', join(folder, file)]);
    if (!ok) stale.push(file);
  }
  expect(stale).toEqual([]);
});

test.each([
  ['# Fault: A.\n# Stage: worker specs cache token\n', 'worker specs', ['cache', 'token']],
  ['# Fault: A.\n# Stage: types\ndiff --git a b\n# Stage: build\n', 'types', []],
])('%j', (text, stage, words) => {
  expect(plantedOf('a', text, stages)).toEqual({ name: 'a', fault: 'A.', stage, words });
});

test.each(['# Stage: types', '# Fault: A.', '# Fault: A.\n# Stage: elsewhere'])(
  'refuses %j',
  (text) => expect(() => plantedOf('a', text, stages)).toThrow('a.patch needs'),
);

test.each([
  ['no stage failed', [{ name: 'types', ok: true, failed: [] }], undefined],
  ['a stage without specs failed', [{ name: 'types', ok: false, failed: [] }], 'types'],
  ['nothing compiled', [{ name: 'Rust tests', ok: false, failed: [] }], undefined],
  ['a test failed', [{ name: 'Rust tests', ok: false, failed: ['door'] }], 'Rust tests'],
  ['no spec ran', [{ name: 'app tests', ok: false, failed: [] }], undefined],
])('%s', (_what, outcomes, stage) => expect(caughtBy(outcomes, stages)?.name).toBe(stage));

const FAILED = `
---- door::tests::one stdout ----
failures:
    not a name

failures:
    door::tests::one
    lease::tests::two

test result: FAILED. 1 passed; 2 failed
`;

test.each([
  [FAILED, ['door::tests::one', 'lease::tests::two']],
  ['error[E0425]: cannot find value\n    lease\n', []],
  ['test result: ok. 3 passed', []],
])('the failed tests in %j', (output, names) => expect(failedRustTests(output)).toEqual(names));
