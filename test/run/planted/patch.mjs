/**
 * A planted fault: a patch with lines before it that say what is wrong once it is applied, and which part
 * of the gate catches it.
 */

/** @typedef {import('../gate/stages.mjs').Stage} Stage */
/** @typedef {{ name: string, ok: boolean, failed: string[] }} Outcome a stage that has run; `failed` names specs */

/**
 * @typedef {object} Planted
 * @property {string} name the file's name, without its ending
 * @property {string} fault what is wrong, in one sentence
 * @property {string} stage the name of the gate's stage that catches it
 * @property {string[]} words what goes to that stage's runner: parts of the names of its specs
 */

/**
 * @param {string} name
 * @param {string} text the patch with its lines `# Fault: …` and `# Stage: <stage> <words>`
 * @param {Stage[]} stages
 * @returns {Planted}
 */
export function plantedOf(name, text, stages) {
  const fault = headerOf(text, 'Fault');
  const part = headerOf(text, 'Stage');
  const stage = stages.find((one) => part === one.name || part.startsWith(`${one.name} `));
  if (fault === '' || stage === undefined) {
    throw new Error(
      `${name}.patch needs a line "# Fault: …" and one "# Stage: …" with a stage's name.`,
    );
  }
  const words = part.slice(stage.name.length).split(' ').filter(Boolean);
  return { name, fault, stage: stage.name, words };
}

/**
 * @param {string} text
 * @param {string} name
 */
function headerOf(text, name) {
  return text.match(new RegExp(`^# ${name}: (.+)$`, 'm'))?.[1]?.trim() ?? '';
}

/**
 * Which stage has caught a fault. A stage that runs specs has caught it where it names one that failed:
 * a program that does not compile fails too, and catches nothing.
 *
 * @param {Outcome[]} outcomes
 * @param {Stage[]} stages
 * @returns {Outcome | undefined} none where no stage has
 */
export function caughtBy(outcomes, stages) {
  return outcomes.find(({ name, ok, failed }) => {
    const stage = stages.find((one) => one.name === name);
    return !ok && (failed.length > 0 || (stage !== undefined && !namesSpecs(stage)));
  });
}

/** @param {Stage} stage */
function namesSpecs({ runner, command }) {
  return runner !== undefined || command.startsWith('cargo test');
}

/**
 * @param {string} output what `cargo test --quiet` has printed
 * @returns {string[]} the tests that failed
 */
export function failedRustTests(output) {
  const list = output.split(/^failures:$/m).at(-1) ?? '';
  return output.includes('\nfailures:\n')
    ? [...list.matchAll(/^ {4}(\S+)$/gm)].map(([, name = '']) => name)
    : [];
}
