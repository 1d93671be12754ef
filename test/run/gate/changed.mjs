import { run } from '../process.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/** How many more times a changed spec runs than an unchanged one: what fails now and then is met early. */
const MORE = 2;

/** Of a change that touches more spec files of a kind these many run again: the gate has to end in time. */
const MOST_FILES = 8;

/**
 * Spec files that are new or changed since the main branch; renamed ones are not.
 *
 * @returns {Promise<string[]>} paths from the root; none where there is no main branch to compare with
 */
export async function changedSpecs() {
  for (const branch of ['origin/main', 'main']) {
    const args = [
      'diff',
      '--name-only',
      '--diff-filter=AM',
      '-M',
      `${branch}...HEAD`,
      '--',
      'test',
    ];
    const { ok, output } = await run('git', args);
    if (ok) return output.split('\n').filter((path) => /\.(test|spec)\.ts$/.test(path));
  }
  return [];
}

/**
 * The stages that run changed specs again, of the two kinds that meet a runtime or a browser.
 *
 * @param {readonly string[]} files paths from the root
 * @returns {Stage[]}
 */
export function repeatsOf(files) {
  const within = (/** @type {string} */ folder) =>
    files.filter((file) => file.startsWith(`${folder}/`)).slice(0, MOST_FILES);
  const worker = within('test/worker/spec');
  const browser = within('test/browser');
  return [
    ...(worker.length === 0 ? [] : workerRepeats(worker)),
    ...(browser.length === 0 ? [] : [browserRepeat(browser)]),
  ];
}

/** @param {string[]} files @returns {Stage[]} */
function workerRepeats(files) {
  const names = files.map((file) => file.replace('test/worker/', ''));
  return Array.from({ length: MORE }, (_, index) => ({
    name: `changed worker specs, run ${index + 2}`,
    command: ['vitest run --config test/worker/vitest.config.ts', ...names].join(' '),
    runner: 'vitest',
  }));
}

/** @param {string[]} files @returns {Stage} */
function browserRepeat(files) {
  const names = files.map((file) => file.replace('test/browser/', ''));
  const flags = `--project=journeys --repeat-each=${MORE} --pass-with-no-tests`;
  return {
    name: 'changed browser journeys, again',
    command: `playwright test -c test/browser/playwright.config.ts ${flags} ${names.join(' ')}`,
    runner: 'playwright',
  };
}
