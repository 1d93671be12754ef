/**
 * `npm run platform`: the contract with the platform, and whether a platform keeps it.
 */
import { checkCommand } from './platform/command.mjs';
import { writeDocs } from './platform/docs.mjs';
import { makeContract } from './platform/make-contract.mjs';
import { runSetUp } from './setup.mjs';

const usage = `npm run platform -- contract makes app/api/openapi.json anew, out of the worker's and the app's code
npm run platform -- docs     makes a page of it to read, in .cache/platform/index.html
npm run platform -- check    asks a platform for all that the site reads of it, and tells what is
                             otherwise than app/api/openapi.json says; it only reads
  --env <name>         with the variables of that environment of wrangler.toml
  --at <origin>        with all of the platform's hosts there, as the stand-in of npm start has them
  --var NAME=value     with that variable in place of its own; may be repeated
  --tenant <key>       for that tenant; else for the default one
  --all                for every tenant of tenants.json
  --session            also what needs a session, with the one in PLATFORM_SESSION
  --json               tells it as JSON
  --record             keeps the shapes of what was seen in test/cases/platform-seen.json, never values

Secrets (APP_TOKEN_KEY, APP_SECRET, APP_SECRETS, DATA_ANON_KEY) are taken from the environment of this
command, or from .dev.vars. It ends with 0 where all conforms, 1 where something does not, 2 where
nothing could be asked.`;

const [command, ...args] = process.argv.slice(2);

await runSetUp({ browser: false }, async () => {
  if (command === 'check') return checkCommand(args);
  if (command === 'contract') return makeContract();
  if (command === 'docs') return writeDocs().then(() => 0);
  console.error(usage);
  return 2;
});
