/**
 * `npm test`: sets the machine up and runs the gate. `npm test -- browser payment` runs one stage, here
 * the browser journeys of the spec files with that word. `--fast` (`npm run check`) runs the stages that
 * need no build of the site, on what has changed.
 */
import { ahead } from '../../worker/build.mjs';
import { changedSpecs, repeatsOf } from './gate/changed.mjs';
import { runStages } from './gate/run.mjs';
import { fastOf, gate, partOf } from './gate/stages.mjs';
import { Advice } from './process.mjs';
import { runSetUp } from './setup.mjs';

const isFast = process.argv.includes('--fast');
const words = process.argv.slice(2).filter((word) => word !== '--fast');

/** @returns {Promise<import('./gate/stages.mjs').Phase[]>} */
async function phases() {
  if (isFast) return fastOf(gate);
  if (words.length === 0) {
    const again = repeatsOf(await changedSpecs());
    return again.length > 0 ? [...gate, [again]] : gate;
  }
  const part = partOf(gate, words);
  if (part.length > 0) return part;
  const names = gate.flat(2).map(({ name }) => name);
  throw new Advice(`No stage is named ${words[0]}.`, `Name one of: ${names.join('; ')}`);
}

await runSetUp({ browser: !isFast, ahead: isFast ? [] : ahead }, async () =>
  runStages(await phases()),
);
