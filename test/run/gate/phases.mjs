/** @typedef {import('./stages.mjs').Stage} Stage */

/**
 * @typedef {object} Result
 * @property {Stage} stage
 * @property {boolean} ok
 * @property {number} tookMs
 * @property {string} output what the stage has printed
 */

/**
 * Runs the lanes of each phase side by side and each lane's stages one after another. After a failed
 * stage no other begins; those that run are waited for.
 *
 * @param {import('./stages.mjs').Phase[]} phases
 * @param {(stage: Stage) => Promise<Result>} runStage
 * @returns {Promise<Result[]>} in the order of their ends
 */
export async function runPhases(phases, runStage) {
  /** @type {Result[]} */
  const results = [];
  const hasFailed = () => results.some(({ ok }) => !ok);
  for (const phase of phases) {
    await Promise.all(
      phase.map(async (lane) => {
        for (const stage of lane) {
          if (hasFailed()) return;
          results.push(await runStage(stage));
        }
      }),
    );
  }
  return results;
}
