/** The gate: in which order its stages run, what a part of it is, and what it says at its end. */

import { expect, test } from 'vitest';
import { type Result, runPhases } from '../gate/phases.mjs';
import { specsOf, summary } from '../gate/report.mjs';
import { fastOf, gate, type Phase, partOf, type Stage } from '../gate/stages.mjs';
import { root } from '../process.mjs';

const stage = (name: string, more: Partial<Stage> = {}): Stage => ({
  name,
  command: name,
  ...more,
});
const names = (phases: Phase[]) => phases.map((phase) => phase.map((lane) => lane.map(nameOf)));
const nameOf = ({ name }: Stage) => name;
const result = (name: string, ok: boolean, output = ''): Result => ({
  stage: stage(name),
  ok,
  output,
  tookMs: 1500,
});

test('lanes run side by side, their stages one after another, phases too', async () => {
  const events: string[] = [];
  const phases = [[[stage('a'), stage('b')], [stage('c')]], [[stage('d')]]];
  await runPhases(phases, async ({ name }) => {
    events.push(`+${name}`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`-${name}`);
    return result(name, true);
  });
  expect(events).toEqual(['+a', '+c', '-a', '+b', '-c', '-b', '+d', '-d']);
});

test('after a failed stage no other begins, and those that run are waited for', async () => {
  const phases = [
    [
      [stage('a'), stage('b')],
      [stage('fails'), stage('c')],
    ],
    [[stage('d')]],
  ];
  const results = await runPhases(phases, async ({ name }) => {
    if (name === 'a') await new Promise((resolve) => setImmediate(resolve));
    return result(name, name !== 'fails');
  });
  expect(results.map(({ stage, ok }) => [stage.name, ok])).toEqual([
    ['fails', false],
    ['a', true],
  ]);
});

test('the fast stages are those that need no build, on what has changed', () => {
  const fast = fastOf(gate).flat(2);
  expect(fast.map(nameOf)).not.toContain('build');
  expect(fast.find(({ name }) => name === 'app tests')?.command).toContain('--changed');
});

test.each([
  [['browser', 'payment'], [[['build', 'browser journeys']]], 'payment'],
  [['app', 'chat'], [[['app tests']]], 'chat'],
  [['no such stage'], [], ''],
])('the part %j', (words, wanted, ending) => {
  const part = partOf(gate, words);
  expect(names(part)).toEqual(wanted);
  expect(part.flat(2).at(-1)?.command ?? '').toMatch(new RegExp(`${ending}$`));
});

const vitest = JSON.stringify({
  testResults: [
    {
      name: `${root}/app/a.test.ts`,
      status: 'failed',
      assertionResults: [
        { fullName: 'adds', status: 'passed', duration: 3, failureMessages: [] },
        { fullName: 'divides', status: 'failed', duration: 5, failureMessages: ['by zero'] },
        { fullName: 'waits', status: 'passed', duration: 9, failureMessages: ['too late'] },
      ],
    },
    {
      name: `${root}/app/b.test.ts`,
      status: 'failed',
      message: 'no such file',
      assertionResults: [],
    },
  ],
});

const playwright = JSON.stringify({
  suites: [
    {
      title: 'a.spec.ts',
      suites: [
        {
          title: 'on a phone',
          specs: [
            spec('opens', 'expected', [{ status: 'passed', duration: 2000 }]),
            spec('closes', 'flaky', [
              { status: 'failed', duration: 1000, error: { message: 'covered' } },
              { status: 'passed', duration: 500 },
            ]),
            spec('moves', 'unexpected', [
              { status: 'failed', duration: 700, error: { message: 'stood', stack: 'stood at 9' } },
            ]),
          ],
        },
      ],
    },
  ],
  errors: [{ message: 'no browser' }],
});

function spec(title: string, status: string, results: object[]) {
  return { title, file: 'a.spec.ts', line: 7, tests: [{ status, results }] };
}

test.each([
  [
    'vitest',
    vitest,
    [
      { title: 'app/a.test.ts › adds', tookMs: 3, state: 'passed' },
      { title: 'app/a.test.ts › divides', tookMs: 5, state: 'failed', message: 'by zero' },
      { title: 'app/a.test.ts › waits', tookMs: 9, state: 'repeated', message: 'too late' },
      { title: 'app/b.test.ts', tookMs: 0, state: 'failed', message: 'no such file' },
    ],
  ],
  [
    'playwright',
    playwright,
    [
      { title: 'test/browser/a.spec.ts:7 › opens', tookMs: 2000, state: 'passed' },
      {
        title: 'test/browser/a.spec.ts:7 › closes',
        tookMs: 1500,
        state: 'repeated',
        message: 'covered',
      },
      {
        title: 'test/browser/a.spec.ts:7 › moves',
        tookMs: 700,
        state: 'failed',
        message: 'stood at 9',
      },
      { title: 'the run itself', tookMs: 0, state: 'failed', message: 'no browser' },
    ],
  ],
  ['vitest', '', []],
  ['playwright', '{"suites":', []],
  ['vitest', 'null', []],
] as const)('a report of %s', (runner, json, wanted) => {
  expect(specsOf(runner, json)).toEqual(wanted);
});

test('the summary ends with what failed, its place and its message', () => {
  const specs = [...specsOf('playwright', playwright)];
  const text = summary([result('types', true), result('browser journeys', false)], specs);
  expect(text).toMatch(/^passed {2}types/);
  expect(text.split('\n').slice(-4)).toEqual([
    'test/browser/a.spec.ts:7 › moves',
    '    stood at 9',
    'the run itself',
    '    no browser',
  ]);
  expect(text).toContain('   2.0 s  test/browser/a.spec.ts:7 › opens');
  expect(text).toContain('Passed at the second try:\ntest/browser/a.spec.ts:7 › closes');
});

test('of a stack only the lines of this project are shown', () => {
  const message = [
    'Error: too late',
    '    at task (file:///a/node_modules/vitest/run.js:1:1)',
    '    at /a/app/b.test.ts:2:3',
    '    at process.run (node:internal/process/task_queues:104:5)',
  ].join('\n');
  const text = summary(
    [result('app tests', false)],
    [{ title: 'app/b.test.ts › waits', tookMs: 1, state: 'failed', message }],
  );
  expect(text.split('\n').slice(-2)).toEqual([
    '    Error: too late',
    '        at /a/app/b.test.ts:2:3',
  ]);
});

test('a stage that names no failed spec ends with its last lines', () => {
  const text = summary([result('types', false, 'one\ntwo\n')], []);
  expect(text.split('\n').slice(-3)).toEqual(['types', 'one', 'two']);
});
