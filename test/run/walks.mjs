/**
 * `npm run test:walks`: all that a browser can show beyond the journeys of `npm test`, all tenants where
 * that takes a few, and operators' commands. `npm run test:walks -- --shard=1/2` runs half of the browser
 * walks, and `npm run test:walks -- payment` those of the spec files with that word.
 */
import { ahead } from '../../worker/build.mjs';
import { runStages } from './gate/run.mjs';
import { partOf, walks } from './gate/stages.mjs';
import { runSetUp } from './setup.mjs';

const words = process.argv.slice(2);
const phases = words.length === 0 ? walks : partOf(walks, ['browser walks', ...words]);

await runSetUp({ browser: true, ahead }, () => runStages(phases, { WALKS: 'true' }));
