/** Changed specs run three times in the gate. */

import { expect, test } from 'vitest';
import { repeatsOf } from '../gate/changed.mjs';

const commands = (files: string[]) => repeatsOf(files).map(({ command }) => command);
const many = (folder: string, ending: string) =>
  Array.from({ length: 20 }, (_, index) => `test/${folder}/s${index}.${ending}.ts`);

test.each<[string, string[], number]>([
  ['nothing', [], 0],
  ['specs that meet no runtime', ['test/run/spec/gate.test.ts', 'test/upstream/spec/a.test.ts'], 0],
  ['walks of the worker', ['test/worker/walks/operator-journey.test.ts'], 0],
  ['a worker spec', ['test/worker/spec/token.test.ts'], 2],
  ['a browser spec', ['test/browser/chat.spec.ts'], 1],
  ['both', ['test/worker/spec/token.test.ts', 'test/browser/chat.spec.ts'], 3],
])('%s', (_, files, stages) => {
  expect(repeatsOf(files)).toHaveLength(stages);
});

test('a worker spec runs twice more, a journey is repeated twice', () => {
  expect(commands(['test/worker/spec/token.test.ts'])).toEqual([
    'vitest run --config test/worker/vitest.config.ts spec/token.test.ts',
    'vitest run --config test/worker/vitest.config.ts spec/token.test.ts',
  ]);
  expect(commands(['test/browser/chat.spec.ts'])).toEqual([
    'playwright test -c test/browser/playwright.config.ts --project=journeys --repeat-each=2 --pass-with-no-tests chat.spec.ts',
  ]);
});

test('of many the gate has time for some', () => {
  const files = [...many('worker/spec', 'test'), ...many('browser', 'spec')];
  for (const command of commands(files)) expect(command.match(/s\d+\./g)).toHaveLength(8);
});

test('each has a name of its own, under which its report is kept', () => {
  const files = [...many('worker/spec', 'test'), ...many('browser', 'spec')];
  const names = repeatsOf(files).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
