/**
 * What test runners report of their specs, as JSON files of the shapes that Vitest's and Playwright's
 * own reporters write.
 */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { lastLines, root } from '../process.mjs';

/**
 * @typedef {object} Spec
 * @property {string} title with its file
 * @property {number} tookMs
 * @property {'passed' | 'failed' | 'repeated' | 'skipped'} state `repeated`: passed at its second try
 * @property {string} [message] why it failed, and where
 */

/** A message longer than this is cut: its beginning says what differs. */
const MESSAGE_LINES = 25;

/** A line of a stack that stands in a package or in Node.js itself. */
const OTHERS_FRAME = /^\s+at .*(\/node_modules\/|\(node:)/;

/**
 * @param {'vitest' | 'playwright'} runner
 * @param {string} json the report's text
 * @returns {Spec[]} none where the text is no report, as when the runner was ended
 */
export function specsOf(runner, json) {
  try {
    const report = JSON.parse(json);
    return runner === 'vitest' ? vitestSpecs(report) : playwrightSpecs(report);
  } catch {
    return [];
  }
}

/**
 * @typedef {{ fullName: string, status: string, duration?: number, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} TestFile
 * @param {{ testResults: TestFile[] }} report
 * @returns {Spec[]}
 */
function vitestSpecs({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const specs = assertionResults.map((one) => vitestSpec(file, one));
    const isBroken = status === 'failed' && specs.every(({ state }) => state !== 'failed');
    /** @type {Spec} */
    const broken = { title: file, tookMs: 0, state: 'failed', message: message ?? '' };
    return isBroken ? [...specs, broken] : specs;
  });
}

/**
 * @param {string} file
 * @param {Assertion} assertion
 * @returns {Spec}
 */
function vitestSpec(file, { fullName, status, duration, failureMessages = [] }) {
  const messages = failureMessages.join('\n');
  /** @type {Spec['state']} */
  const passed = messages === '' ? 'passed' : 'repeated';
  return {
    title: `${file} › ${fullName}`,
    tookMs: duration ?? 0,
    state: status === 'passed' ? passed : status === 'failed' ? 'failed' : 'skipped',
    ...(messages !== '' && { message: messages }),
  };
}

/**
 * @typedef {{ status: string, duration: number, error?: { message?: string, stack?: string } }} Attempt
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, results: Attempt[] }[] }} BrowserSpec
 * @typedef {{ title: string, specs?: BrowserSpec[], suites?: Suite[] }} Suite
 * @param {{ suites: Suite[], errors?: { message?: string }[] }} report
 * @returns {Spec[]}
 */
function playwrightSpecs({ suites, errors = [] }) {
  /** @type {Spec[]} */
  const broken = errors.map(({ message = '' }) => ({
    title: 'the run itself',
    tookMs: 0,
    state: 'failed',
    message,
  }));
  return [...suites.flatMap(suiteSpecs), ...broken];
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function suiteSpecs({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ status, results }) => {
      const error = results.find((attempt) => attempt.error)?.error;
      return {
        title: `test/browser/${file}:${line} › ${title}`,
        tookMs: results.reduce((sum, { duration }) => sum + duration, 0),
        state: stateOf(status),
        ...(error && { message: error.stack ?? error.message ?? '' }),
      };
    }),
  );
  return [...own, ...suites.flatMap(suiteSpecs)];
}

/**
 * @param {string} status Playwright's word for how a test came out
 * @returns {Spec['state']}
 */
function stateOf(status) {
  if (status === 'expected') return 'passed';
  if (status === 'flaky') return 'repeated';
  return status === 'skipped' ? 'skipped' : 'failed';
}

/**
 * @param {import('./phases.mjs').Result[]} results
 * @param {Spec[]} specs
 * @returns {string} the end of a run's output: times, the slowest specs, what passed only at its second
 *   try, and last what failed, with its place and message
 */
export function summary(results, specs) {
  const slowest = specs.toSorted((one, other) => other.tookMs - one.tookMs).slice(0, 10);
  const repeated = specs.filter(({ state }) => state === 'repeated');
  const failed = specs.filter(({ state }) => state === 'failed');
  const silent = results.filter(({ ok }) => !ok && failed.length === 0);
  return [
    ...results.map(row),
    ...section(
      'The slowest specs',
      slowest.map(({ title, tookMs }) => `${inSeconds(tookMs)}  ${title}`),
    ),
    ...section('Passed at the second try', repeated.map(told)),
    ...section('Failed', [
      ...silent.map(({ stage, output }) => [stage.name, ...lastLines(output, 40)].join('\n')),
      ...failed.map(told),
    ]),
  ].join('\n');
}

/**
 * @param {string} title
 * @param {string[]} lines
 */
function section(title, lines) {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines];
}

/** @param {Spec} spec */
function told({ title, message = '' }) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !OTHERS_FRAME.test(line))
    .slice(0, MESSAGE_LINES);
  return [title, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** @param {import('./phases.mjs').Result} result */
function row({ stage, ok, tookMs }) {
  return `${ok ? 'passed' : 'FAILED'}  ${stage.name.padEnd(20)} ${inSeconds(tookMs)}`;
}

/** @param {number} ms */
function inSeconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`.padStart(8);
}
